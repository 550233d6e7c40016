import { CUT_OFF_HOUR, fromVenueClock, shiftOf } from '@/lib/domain/venue-time';
import { dateReader } from './dates';
import type { Table, TableRow } from './table';
import { memoized } from '@/lib/domain/memoized';

const DAY = 86_400;
/** Time zone offsets are multiples of a quarter of an hour. */
const QUARTER = 900;
const shown = (clock: number) => new Date(clock * 1000).toISOString().slice(0, 19).replace('T', ' ');

/**
 * Clock of a zone for hundreds of thousands of moments; the zone is asked once per day. A reading is written as if the
 * clock were UTC.
 */
export function zoneClock(zone: string) {
  const inQuarter = memoized((quarter: number) => shiftOf(quarter * QUARTER, zone));
  // Null on days around a change of clocks.
  const onDay = memoized((day: number) => {
    const [before, after] = [shiftOf((day - 1) * DAY, zone), shiftOf((day + 2) * DAY, zone)];
    return before === after ? before : null;
  });
  const dateOf = memoized((day: number) => new Date(day * DAY * 1000).toISOString().slice(0, 10));
  return {
    toUnix: (clock: number): number => {
      const offset = onDay(Math.floor(clock / DAY));
      return offset === null ? fromVenueClock(shown(clock), zone) : clock - offset;
    },
    /** Business day of a moment, `YYYY-MM-DD`. */
    businessDay: (unix: number): string => {
      const clock = unix + inQuarter(Math.floor(unix / QUARTER));
      return dateOf(Math.floor((clock - CUT_OFF_HOUR * 3600) / DAY));
    },
  };
}
type ZoneClock = ReturnType<typeof zoneClock>;

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
function ianaZone(name: string): string | null {
  const there = NAMES[name.toLowerCase()];
  if (there !== undefined) return there;
  if (!/^[A-Za-z]+\/[\w+/-]+$/.test(name)) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** Time of a sale: Unix seconds and the venue's business day, or a sentence why it is unknown. */
export type Moment = { seconds: number; day: string } | string;

/**
 * Parses the times of a table's lines: by the venue's clock, unless the text or the column of zones names another.
 * @param now Unix seconds; no sale is later
 */
export function momentReader(
  table: Table,
  { zone, format, monthFirst, now }: { zone: string; format: RegExp | null; monthFirst: boolean; now: number },
) {
  const dates = dateReader(table.texts('date'), format, monthFirst ? 'month' : 'day');
  const venue = zoneClock(zone);
  const unknown = new Set<string>();
  const clockOf = memoized((name: string): ZoneClock => {
    if (name === '') return venue;
    const there = ianaZone(name);
    if (there === null) unknown.add(name);
    return there === null ? venue : zoneClock(there);
  });
  return {
    unknown,
    dates,
    read: ({ cell }: TableRow): Moment => {
      const written = dates.read(cell('date'), cell('time'));
      if (!written) return `The date is not one ("${`${cell('date')} ${cell('time')}`.trim()}").`;
      const { clock, offset, timed } = written;
      const seconds = offset !== null ? clock - offset : (timed ? clockOf(cell('zone')) : venue).toUnix(clock);
      if (seconds > now + DAY) return `The date lies in the future ("${cell('date')}").`;
      return { seconds, day: venue.businessDay(seconds) };
    },
  };
}
