import dayjs from 'dayjs';
import { boundsOf, fromVenueClock, toVenueClock, type Period } from './venue-time';

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

const HOUR = 3600;

/** Months since the year 0, as the venue's calendar counts them. */
function monthsAt(seconds: number, zone: string): number {
  const clock = dayjs.utc(toVenueClock(seconds, zone));
  return clock.year() * 12 + clock.month();
}

/** How many parts of an axis lie between two moments, by which parts of two periods are held against each other. */
export function partsBetween(from: number, to: number, bucket: Bucket, zone: string): number {
  if (bucket === 'month') return monthsAt(to, zone) - monthsAt(from, zone);
  return Math.round((to - from) / (bucket === 'day' ? DAY : HOUR));
}

/** Every part of an axis from the first of some to the last, those without anything too. Unix seconds. */
export function everyPart(points: readonly number[], bucket: Bucket, zone: string): number[] {
  if (points.length === 0) return [];
  const known = points.toSorted((a, b) => a - b);
  const [first = 0, last = 0] = [known[0], known.at(-1)];
  const start = dayjs.utc(toVenueClock(first, zone));
  const partAt = (place: number): number =>
    bucket === 'hour'
      ? first + place * HOUR
      : fromVenueClock(start.add(place, bucket).format('YYYY-MM-DD HH:mm:ss'), zone);
  return Array.from({ length: partsBetween(first, last, bucket, zone) + 1 }, (_, place) => partAt(place));
}
