import dayjs from 'dayjs';
import { daysIn } from './buckets';
import { ALL_TIME, boundsOf, CUSTOM, fromVenueClock, MONTH, toVenueClock, WEEK, type Period } from './venue-time';

/** Comparison of a period: the one before it, the same weekdays before it, or the average of four of those. */
export const COMPARISONS = ['previous', 'week', 'average'] as const;
export type Comparison = (typeof COMPARISONS)[number];

const DAYS_OF_WEEK = 7;
const WEEKS_IN_AVERAGE = 4;
const CLOCK = 'YYYY-MM-DD HH:mm:ss';

/** Whether a period has a past: all time and periods without a start have none. */
export const hasPast = ({ period_id, start_time }: Period): boolean =>
  period_id !== ALL_TIME && (period_id !== CUSTOM || start_time !== undefined);

/** The same venue clock time, that many days earlier. */
export const daysEarlier = (seconds: number, days: number, zone: string): number =>
  fromVenueClock(dayjs.utc(toVenueClock(seconds, zone)).subtract(days, 'day').format(CLOCK), zone);

/** Whole days to go back so that the earlier period ends before this one begins. */
function daysBack(start: number, end: number, zone: string): number {
  const days = daysIn(start, end);
  return daysEarlier(end, days, zone) > start ? days + 1 : days;
}

const monthEarlier = (seconds: number, zone: string): number =>
  fromVenueClock(dayjs.utc(toVenueClock(seconds, zone)).subtract(1, 'month').format(CLOCK), zone);

/**
 * The periods to compare with, each with both ends; empty without a start. A running period is compared with an equally
 * long part of the earlier one. None begins before 1970. `now` in Unix seconds.
 */
export const pastPeriods = (period: Period, now: number, zone: string, comparison: Comparison): Period[] =>
  earlierPeriods(period, now, zone, comparison).filter(({ start_time = 0 }) => start_time >= 0);

function earlierPeriods(period: Period, now: number, zone: string, comparison: Comparison): Period[] {
  const { start, end: until } = boundsOf(period, now, zone);
  if (start === null) return [];
  const end = Math.max(start, Math.min(until ?? now, now));
  const days = daysBack(start, end, zone);
  const earlier = (by: number): Period => ({
    period_id: CUSTOM,
    start_time: daysEarlier(start, by, zone),
    end_time: daysEarlier(end, by, zone),
  });
  if (comparison === 'previous') {
    if (period.period_id !== MONTH) return [earlier(period.period_id === WEEK ? DAYS_OF_WEEK : days)];
    const first = monthEarlier(start, zone);
    const last = Math.min(start, daysEarlier(end, daysIn(first, start), zone));
    return [{ period_id: CUSTOM, start_time: first, end_time: last }];
  }
  const step = DAYS_OF_WEEK * Math.ceil(days / DAYS_OF_WEEK);
  const times = comparison === 'average' ? WEEKS_IN_AVERAGE : 1;
  return Array.from({ length: times }, (_, at) => earlier(step * (at + 1)));
}
