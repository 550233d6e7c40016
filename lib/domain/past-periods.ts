import dayjs from 'dayjs';
import { bucketOf, daysIn } from './buckets';
import { CUSTOM, type Period } from '@/lib/contract/period';
import { ALL_TIME, boundsOf, businessDate, dayStart, endBy, laterBy, WEEK, type Bounds } from './venue-time';

/** Comparison of a period: the one before it, the same weekdays before it, or the average of four of those. */
export const COMPARISONS = ['previous', 'week', 'average'] as const;
export type Comparison = (typeof COMPARISONS)[number];

const DAYS_OF_WEEK = 7;
const WEEKS_IN_AVERAGE = 4;

/** Whether a period has a past: all time and periods without a start have none. */
export const hasPast = ({ period_id, start_time }: Period): boolean =>
  period_id !== ALL_TIME && (period_id !== CUSTOM || start_time !== undefined);

/** The same venue clock time, that many days earlier. */
export const daysEarlier = (seconds: number, days: number, zone: string): number =>
  laterBy(seconds, -days, 'day', zone);

/** Whole days to go back so that the earlier period ends before this one begins. */
function daysBack(start: number, end: number, zone: string): number {
  const days = daysIn(start, end);
  return daysEarlier(end, days, zone) > start ? days + 1 : days;
}

/** Number of whole months from noon of a 1st to noon of another, in the venue's zone; 0 for any other period. */
export function monthsIn({ start, end }: Bounds, zone: string): number {
  if (start === null || end === null) return 0;
  const [from, until] = [businessDate(start, zone), businessDate(end, zone)];
  const isFirst = (date: string, seconds: number) => date.endsWith('-01') && dayStart(date, zone) === seconds;
  return isFirst(from, start) && isFirst(until, end) ? Math.max(0, dayjs.utc(until).diff(from, 'month')) : 0;
}

const custom = (start_time: number, end_time: number): Period => ({ period_id: CUSTOM, start_time, end_time });
const since1970 = (periods: readonly Period[]): Period[] => periods.filter(({ start_time = 0 }) => start_time >= 0);

/**
 * The periods to compare with, each with both ends; empty without a start. A running period is compared with an equally
 * long part of the earlier one. None begins before 1970. `now` in Unix seconds.
 */
export function pastPeriods(period: Period, now: number, zone: string, comparison: Comparison): Period[] {
  if (comparison === 'previous') return precedingPeriods(period, now, zone, 1);
  const span = spanOf(period, now, zone);
  if (!span) return [];
  const { days, earlier } = span;
  const step = DAYS_OF_WEEK * Math.ceil(days / DAYS_OF_WEEK);
  const times = comparison === 'average' ? WEEKS_IN_AVERAGE : 1;
  return since1970(Array.from({ length: times }, (_, at) => earlier(step * (at + 1))));
}

/** A period up to now with its length, and those that lie a number of days before it; undefined without a start. */
function spanOf(period: Period, now: number, zone: string) {
  const bounds = boundsOf(period, now, zone);
  const { start } = bounds;
  if (start === null) return undefined;
  const end = Math.max(start, endBy(bounds, now));
  const earlier = (by: number): Period => custom(daysEarlier(start, by, zone), daysEarlier(end, by, zone));
  const isRunning = bounds.end !== null && bounds.end > now;
  return { start, end, isRunning, months: monthsIn(bounds, zone), days: daysBack(start, end, zone), earlier };
}

/**
 * The periods directly before one, latest first: as many whole months before months, weeks before a week, otherwise as
 * many days. Of a running period each goes as far as it has come, by date and minute; a month has no more than its days.
 * Empty without a start; none begins before 1970. `now` in Unix seconds.
 */
export function precedingPeriods(period: Period, now: number, zone: string, times: number): Period[] {
  const span = spanOf(period, now, zone);
  if (!span) return [];
  const { start, end, isRunning, months, days, earlier } = span;
  const before = Array.from({ length: times }, (_, at): Period => {
    if (months === 0) return earlier((at + 1) * (period.period_id === WEEK ? DAYS_OF_WEEK : days));
    const first = laterBy(start, -(at + 1) * months, 'month', zone);
    const next = laterBy(start, -at * months, 'month', zone);
    return custom(first, isRunning ? Math.min(next, daysEarlier(end, daysIn(first, start), zone)) : next);
  });
  return since1970(before);
}

/** Days of the months before, each beside the day of its weekday in a period of months. */
export interface WeekdayPairs {
  /** Days from a day to its pair, whole weeks. */
  readonly days: number;
  /** The days that are pairs, in Unix seconds; of a running period until the minute that it has come to. */
  readonly start_time: number;
  readonly end_time: number;
}

/**
 * How the days of a period of months stand beside those of the months before it: earlier by the number of whole weeks
 * nearest to their length, so that a Friday is compared with a Friday. Days without a pair stand alone. Undefined for
 * other periods, and where the axis has no days. `now` in Unix seconds.
 */
export function weekdayPairs(period: Period, now: number, zone: string): WeekdayPairs | undefined {
  const span = spanOf(period, now, zone);
  const [before] = precedingPeriods(period, now, zone, 1);
  if (!span || span.months === 0 || !before || bucketOf(period, now, zone) !== 'day') return undefined;
  const { start, end, earlier } = span;
  const { start_time: first = start } = before;
  const days = DAYS_OF_WEEK * Math.round(daysIn(first, start) / DAYS_OF_WEEK);
  const { start_time: from = start, end_time: until = end } = earlier(days);
  const start_time = Math.max(first, from);
  return { days, start_time, end_time: Math.max(start_time, Math.min(start, until)) };
}

export const weeksOf = ({ days }: Pick<WeekdayPairs, 'days'>): number => days / DAYS_OF_WEEK;
