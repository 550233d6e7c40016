import { CUT_OFF_HOUR, fromVenueClock, shiftOf } from '@/lib/domain/venue-time';
import { words } from '../headers';
import { dateReader } from './dates';
import type { Table, ReceiptRow } from './table';
import { memoized } from '@/lib/domain/memoized';

const DAY = 86_400;
/** Time zone offsets are multiples of a quarter of an hour. */
const QUARTER = 900;
const shown = (clock: number) => new Date(clock * 1000).toISOString().slice(0, 19).replace('T', ' ');

/**
 * Clock of a zone for hundreds of thousands of moments. It reads the zone's offset once per day, which is several times
 * faster than `venue-time`. Clock times are written as if the clock were UTC.
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

/** Names of zones in files. Square uses the names of Rails, older files use abbreviations. */
const NAMES: Readonly<Record<string, string>> = {
  'America/New_York': 'eastern time (us & canada), est, edt',
  'America/Indiana/Indianapolis': 'indiana (east)',
  'America/Chicago': 'central time (us & canada), cdt',
  'America/Denver': 'mountain time (us & canada), mst, mdt',
  'America/Phoenix': 'arizona',
  'America/Los_Angeles': 'pacific time (us & canada), pst, pdt',
  'America/Juneau': 'alaska',
  'Pacific/Honolulu': 'hawaii',
  'America/Halifax': 'atlantic time (canada)',
  'America/St_Johns': 'newfoundland',
  'America/Regina': 'saskatchewan',
  'America/Puerto_Rico': 'puerto rico',
  'Europe/London': 'london, edinburgh, gmt, bst',
  'Europe/Dublin': 'dublin',
  'Europe/Paris': 'paris',
  'Europe/Madrid': 'madrid',
  'Europe/Lisbon': 'lisbon',
  'Europe/Berlin': 'berlin',
  'Europe/Rome': 'rome',
  'Europe/Amsterdam': 'amsterdam',
  'Asia/Tokyo': 'tokyo, osaka, jst',
  'Asia/Bangkok': 'bangkok',
  'Asia/Singapore': 'singapore',
  'Asia/Hong_Kong': 'hong kong',
  'Australia/Sydney': 'sydney, canberra, aest, aedt',
  'Australia/Melbourne': 'melbourne',
  'Australia/Hobart': 'hobart',
  'Australia/Brisbane': 'brisbane',
  'Australia/Adelaide': 'adelaide, acst, acdt',
  'Australia/Darwin': 'darwin',
  'Australia/Perth': 'perth, awst',
  'Pacific/Auckland': 'auckland, nzst, nzdt',
  UTC: 'utc',
};
const ZONES = new Map(
  Object.entries(NAMES).flatMap(([zone, names]) => words(names).map((name) => [name, zone] as const)),
);

/** IANA zone of a name in a file, or null for an unknown one. */
function ianaZone(name: string): string | null {
  const there = ZONES.get(name.toLowerCase());
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
    read: ({ cell }: ReceiptRow): Moment => {
      const written = dates.read(cell('date'), cell('time'));
      if (!written) return `The date is not one ("${`${cell('date')} ${cell('time')}`.trim()}").`;
      const { clock, offset, timed } = written;
      const seconds = offset !== null ? clock - offset : (timed ? clockOf(cell('zone')) : venue).toUnix(clock);
      if (seconds > now + DAY) return `The date lies in the future ("${cell('date')}").`;
      return { seconds, day: venue.businessDay(seconds) };
    },
  };
}
