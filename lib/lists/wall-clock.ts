const STEP = 900;
const MOST = 200_000;
const clocks = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, Map<number, number>>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const [hourCycle, numeric] = ['h23', 'numeric'] as const;
  const parts = { year: numeric, month: numeric, day: numeric, hour: numeric, minute: numeric, second: numeric };
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle, ...parts });
  clocks.set(timeZone, clock);
  return clock;
}

function offsetAt(seconds: number, timeZone: string): number {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of clockOf(timeZone).formatToParts(seconds * 1000)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) / 1000 - seconds;
}

/**
 * Venue time of a moment, as the Unix seconds at which a UTC clock shows the same. Offsets change on a quarter of an
 * hour only, so results are cached by quarter.
 */
export function wallClock(seconds: number, timeZone: string): number {
  const step = Math.floor(seconds / STEP);
  const known = offsets.get(timeZone) ?? new Map<number, number>();
  if (known.size >= MOST) known.clear();
  offsets.set(timeZone, known);
  const offset = known.get(step) ?? offsetAt(step * STEP, timeZone);
  known.set(step, offset);
  return seconds + offset;
}
