import dayjs from 'dayjs';
import type { Period } from '@/lib/contract/period';
import { boundsOf, businessDate, dayStart, laterBy, MONTH, toVenueClock, WEEK } from './venue-time';

/** Division of a time axis. `point` on the wire is the start of a part. */
export type Bucket = 'hour' | 'day' | 'month';

const DAY = 86_400;
/** Tolerance for a day that a clock change lengthens. */
const SLACK = 2 * 3600;
const MOST_DAYS_BY_HOUR = 2;
const MOST_DAYS_BY_DAY = 92;

/** Number of business days in a range, at least 1; a day begun counts. Unix seconds. */
export const daysIn = (start: number, end: number): number => Math.max(1, Math.ceil((end - start - SLACK) / DAY));

/** Hours for up to two business days, days for a week, a month and up to 92 days, months for more. */
export function bucketOf(period: Period, now: number, zone: string): Bucket {
  if (period.period_id === WEEK || period.period_id === MONTH) return 'day';
  const { start, end } = boundsOf(period, now, zone);
  if (start === null) return 'month';
  const days = daysIn(start, end ?? now);
  if (days <= MOST_DAYS_BY_HOUR) return 'hour';
  return days <= MOST_DAYS_BY_DAY ? 'day' : 'month';
}

const HOUR = 3600;

/** Start of the clock hour in the venue's zone. Unix seconds. */
const hourStart = (seconds: number, zone: string): number => {
  const clock = dayjs.utc(toVenueClock(seconds, zone));
  return seconds - clock.minute() * 60 - clock.second();
};

const dateOf = (seconds: number, zone: string) => dayjs.utc(businessDate(seconds, zone));

/**
 * Number of axis parts from `from` to `to`. Parts of two periods are compared by this number. Days and months are
 * business days and their months, however long the clock made them.
 */
export function partsBetween(from: number, to: number, bucket: Bucket, zone: string): number {
  if (bucket === 'hour') return Math.floor((to - hourStart(from, zone)) / HOUR);
  return dateOf(to, zone).startOf(bucket).diff(dateOf(from, zone).startOf(bucket), bucket);
}

/** Start of the axis part that contains a moment. Unix seconds. */
export const partStart = (seconds: number, bucket: Bucket, zone: string): number =>
  bucket === 'hour'
    ? hourStart(seconds, zone)
    : dayStart(dateOf(seconds, zone).startOf(bucket).format('YYYY-MM-DD'), zone);

/** The point `parts` after another one, at its time of day: days of other servers may begin at another hour. */
export const partAfter = (point: number, parts: number, bucket: Bucket, zone: string): number =>
  bucket === 'hour' ? point + parts * HOUR : laterBy(point, parts, bucket, zone);

/** Range of a time axis in Unix seconds, up to but excluding `end_time`; `null` is open. */
export interface Span {
  readonly start_time: number | null;
  readonly end_time: number;
}

/** Range of the axis of a period, cut off at now. */
export function spanOf(period: Period, now: number, zone: string): Span {
  const { start, end } = boundsOf(period, now, zone);
  return { start_time: start, end_time: Math.min(end ?? now + 1, now + 1) };
}

/**
 * Every part of an axis, including empty ones, from the start of the range (or the first point) to its end (or the last
 * point). Empty without points. Unix seconds.
 */
export function everyPart(points: readonly number[], bucket: Bucket, zone: string, span: Span): number[] {
  if (points.length === 0) return [];
  const known = Math.min(...points);
  // A point is dated by the clock: days of other servers may begin at another hour.
  const dateShown = (point: number) => dayjs.utc(toVenueClock(point, zone).slice(0, 10));
  const from = (date: dayjs.Dayjs) => date.startOf(bucket).diff(dateShown(known).startOf(bucket), bucket);
  const toMoment = (moment: number) =>
    bucket === 'hour' ? partsBetween(known, moment, bucket, zone) : from(dateOf(moment, zone));
  const toPoint = (point: number) => (bucket === 'hour' ? toMoment(point) : from(dateShown(point)));
  const before = span.start_time === null ? 0 : Math.min(0, toMoment(span.start_time));
  const after = Math.max(toPoint(Math.max(...points)), toMoment(span.end_time - 1));
  return Array.from({ length: after - before + 1 }, (_, place) => partAfter(known, before + place, bucket, zone));
}
