import { zoneClock, type ZoneClock } from './clock';
import { dateReader } from './dates';
import type { Table, TableRow } from './table';
import { ianaZone } from './zones';

const DAY = 86_400;

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
  const clocks = new Map<string, ZoneClock>([['', venue]]);
  const unknown = new Set<string>();
  function clockOf(name: string): ZoneClock {
    const known = clocks.get(name);
    if (known) return known;
    const there = ianaZone(name);
    if (there === null) unknown.add(name);
    const clock = there === null ? venue : zoneClock(there);
    clocks.set(name, clock);
    return clock;
  }
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
