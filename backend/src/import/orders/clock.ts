import { CUT_OFF_HOUR, fromVenueClock, shiftOf } from '@/lib/domain/venue-time';

const DAY = 86_400;
/** Offsets are whole quarters of an hour. */
const QUARTER = 900;
const remembered = <Value>(make: (key: number) => Value) => {
  const known = new Map<number, Value>();
  return (key: number): Value => {
    const there = known.get(key);
    if (there !== undefined) return there;
    const value = make(key);
    known.set(key, value);
    return value;
  };
};
const shown = (clock: number) => new Date(clock * 1000).toISOString().slice(0, 19).replace('T', ' ');

/**
 * Clock of a zone for hundreds of thousands of moments; the zone is asked once per day. A reading is written as if the
 * clock were UTC.
 */
export function zoneClock(zone: string) {
  const inQuarter = remembered((quarter) => shiftOf(quarter * QUARTER, zone));
  // Null on days around a change of clocks.
  const onDay = remembered((day) => {
    const [before, after] = [shiftOf((day - 1) * DAY, zone), shiftOf((day + 2) * DAY, zone)];
    return before === after ? before : null;
  });
  const dateOf = remembered((day) => new Date(day * DAY * 1000).toISOString().slice(0, 10));
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
export type ZoneClock = ReturnType<typeof zoneClock>;
