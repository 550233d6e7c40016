import { shiftOf } from '@/lib/domain/venue-time';

const STEP = 900;
const MOST = 200_000;
const offsets = new Map<string, Map<number, number>>();

/**
 * Venue time of a moment, as the Unix seconds at which a UTC clock shows the same. Offsets change on a quarter of an
 * hour only, so results are cached by quarter.
 */
export function wallClock(seconds: number, timeZone: string): number {
  const step = Math.floor(seconds / STEP);
  const known = offsets.get(timeZone) ?? new Map<number, number>();
  if (known.size >= MOST) known.clear();
  offsets.set(timeZone, known);
  const offset = known.get(step) ?? shiftOf(step * STEP, timeZone);
  known.set(step, offset);
  return seconds + offset;
}
