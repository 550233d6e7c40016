import dayjs from 'dayjs';
import { daysIn } from './buckets';
import {
  ALL_TIME,
  boundsOf,
  CUSTOM,
  endBy,
  fromVenueClock,
  MONTH,
  toVenueClock,
  WEEK,
  type Period,
} from './venue-time';

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

const monthsEarlier = (seconds: number, months: number, zone: string): number =>
  fromVenueClock(dayjs.utc(toVenueClock(seconds, zone)).subtract(months, 'month').format(CLOCK), zone);

/**
 * The periods to compare with, each with both ends; empty without a start. A running period is compared with an equally
 * long part of the earlier one. None begins before 1970. `now` in Unix seconds.
 */
export const pastPeriods = (period: Period, now: number, zone: string, comparison: Comparison): Period[] =>
  earlierPeriods(period, now, zone, comparison).filter(({ start_time = 0 }) => start_time >= 0);

/** A period up to now with its length, and those that lie a number of days before it; undefined without a start. */
function spanOf(period: Period, now: number, zone: string) {
  const bounds = boundsOf(period, now, zone);
  const { start } = bounds;
  if (start === null) return undefined;
  const end = Math.max(start, endBy(bounds, now));
  const earlier = (by: number): Period => ({
    period_id: CUSTOM,
    start_time: daysEarlier(start, by, zone),
    end_time: daysEarlier(end, by, zone),
  });
  return { start, end, days: daysBack(start, end, zone), earlier };
}

/**
 * The periods directly before one, each as long as it is up to now, latest first: months before a month, weeks before a
 * week. Empty without a start; none begins before 1970. `now` in Unix seconds.
 */
export function precedingPeriods(period: Period, now: number, zone: string, times: number): Period[] {
  const span = spanOf(period, now, zone);
  if (!span) return [];
  const { start, end, days, earlier } = span;
  const before = Array.from({ length: times }, (_, at): Period => {
    if (period.period_id !== MONTH) return earlier((at + 1) * (period.period_id === WEEK ? DAYS_OF_WEEK : days));
    const first = monthsEarlier(start, at + 1, zone);
    const next = monthsEarlier(start, at, zone);
    return {
      period_id: CUSTOM,
      start_time: first,
      end_time: Math.min(next, daysEarlier(end, daysIn(first, start), zone)),
    };
  });
  return before.filter(({ start_time = 0 }) => start_time >= 0);
}

function earlierPeriods(period: Period, now: number, zone: string, comparison: Comparison): Period[] {
  if (comparison === 'previous') return precedingPeriods(period, now, zone, 1);
  const span = spanOf(period, now, zone);
  if (!span) return [];
  const { days, earlier } = span;
  const step = DAYS_OF_WEEK * Math.ceil(days / DAYS_OF_WEEK);
  const times = comparison === 'average' ? WEEKS_IN_AVERAGE : 1;
  return Array.from({ length: times }, (_, at) => earlier(step * (at + 1)));
}
