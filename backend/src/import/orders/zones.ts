/** IANA names of zones: Square uses those of Rails, older files abbreviations. */
const NAMES: Record<string, string> = {
  'eastern time (us & canada)': 'America/New_York',
  'indiana (east)': 'America/Indiana/Indianapolis',
  'central time (us & canada)': 'America/Chicago',
  'mountain time (us & canada)': 'America/Denver',
  arizona: 'America/Phoenix',
  'pacific time (us & canada)': 'America/Los_Angeles',
  alaska: 'America/Juneau',
  hawaii: 'Pacific/Honolulu',
  'atlantic time (canada)': 'America/Halifax',
  newfoundland: 'America/St_Johns',
  saskatchewan: 'America/Regina',
  'puerto rico': 'America/Puerto_Rico',
  london: 'Europe/London',
  edinburgh: 'Europe/London',
  dublin: 'Europe/Dublin',
  paris: 'Europe/Paris',
  madrid: 'Europe/Madrid',
  lisbon: 'Europe/Lisbon',
  berlin: 'Europe/Berlin',
  rome: 'Europe/Rome',
  amsterdam: 'Europe/Amsterdam',
  tokyo: 'Asia/Tokyo',
  osaka: 'Asia/Tokyo',
  bangkok: 'Asia/Bangkok',
  singapore: 'Asia/Singapore',
  'hong kong': 'Asia/Hong_Kong',
  sydney: 'Australia/Sydney',
  canberra: 'Australia/Sydney',
  melbourne: 'Australia/Melbourne',
  hobart: 'Australia/Hobart',
  brisbane: 'Australia/Brisbane',
  adelaide: 'Australia/Adelaide',
  darwin: 'Australia/Darwin',
  perth: 'Australia/Perth',
  auckland: 'Pacific/Auckland',
  utc: 'UTC',
  gmt: 'Europe/London',
  bst: 'Europe/London',
  est: 'America/New_York',
  edt: 'America/New_York',
  cdt: 'America/Chicago',
  mst: 'America/Denver',
  mdt: 'America/Denver',
  pst: 'America/Los_Angeles',
  pdt: 'America/Los_Angeles',
  awst: 'Australia/Perth',
  aest: 'Australia/Sydney',
  aedt: 'Australia/Sydney',
  acst: 'Australia/Adelaide',
  acdt: 'Australia/Adelaide',
  nzst: 'Pacific/Auckland',
  nzdt: 'Pacific/Auckland',
  jst: 'Asia/Tokyo',
};

/** IANA zone of a name in a file, or null for an unknown one. */
export function ianaZone(name: string): string | null {
  const there = NAMES[name.toLowerCase()];
  if (there !== undefined) return there;
  if (!/^[A-Za-z]+\/[\w+/-]+$/.test(name)) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
