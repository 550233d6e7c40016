import { refusal } from '@/lib/contract/refusals';

/** Tolerance for till clocks that run fast. */
const AHEAD_MS = 60_000;
/** As long as idempotency keys are kept: an older call could be booked twice. */
const LONGEST_AGO_MS = 7 * 24 * 3_600_000;

/**
 * Time of an event at the till: now, or a time from the past when a till sends its queue.
 * @param time Unix seconds
 * @throws ProblemError 1 for a time in the future, or more than seven days ago
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
