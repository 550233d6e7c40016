import { refusal } from '@/lib/contract/refusals';

/** Clocks of tills go a little fast. */
const AHEAD_MS = 60_000;
/** As long as keys are kept: what is sent later than this could be booked twice. */
const LONGEST_AGO_MS = 7 * 24 * 3_600_000;

/**
 * When something happened at the till: now, or what a till says that sends its queue later.
 * @param time Unix seconds
 * @throws ProblemError 1 for a time that is yet to come, or more than seven days ago
 */
export function momentOf(time: number | undefined): Date {
  const now = Date.now();
  if (time === undefined) return new Date(now);
  const told = time * 1000;
  if (told > now + AHEAD_MS) throw refusal('timeToCome', 'time');
  if (told < now - LONGEST_AGO_MS) throw refusal('timeTooLongAgo', 'time');
  return new Date(Math.min(told, now));
}

export const laterOf = (a: Date, b: Date | undefined): Date => (b && b > a ? b : a);

export const unixOf = (date: Date): number => Math.floor(date.getTime() / 1000);
