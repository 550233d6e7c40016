import { boundsOf, type Period } from './venue-time';

/** How a time axis is divided; `point` on the wire is the moment at which such a part begins. */
export type Bucket = 'hour' | 'day' | 'month';

const DAY = 86_400;
/** A clock that goes back makes a day an hour longer. */
const SLACK = 2 * 3600;
const WEEK = 2;
const MONTH = 3;
const MOST_DAYS_BY_HOUR = 2;
const MOST_DAYS_BY_DAY = 92;

/** Business days that a stretch spans, the last one begun; at least 1. Both ends in Unix seconds. */
export const daysIn = (start: number, end: number): number => Math.max(1, Math.ceil((end - start - SLACK) / DAY));

/** Hours for up to two business days, days for the week, the month and up to 92 of them, months for more. */
export function bucketOf(period: Period, now: number, zone: string): Bucket {
  if (period.period_id === WEEK || period.period_id === MONTH) return 'day';
  const { start, end } = boundsOf(period, now, zone);
  if (start === null) return 'month';
  const days = daysIn(start, end ?? now);
  if (days <= MOST_DAYS_BY_HOUR) return 'hour';
  return days <= MOST_DAYS_BY_DAY ? 'day' : 'month';
}
