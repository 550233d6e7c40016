import dayjs from 'dayjs';
import { daysIn } from './buckets';
import { daysEarlier, monthsIn } from './past-periods';
import { CUSTOM, type Period } from '@/lib/contract/period';
import { ALL_TIME, boundsOf, businessDate, dayStart, MONTH, WEEK } from './venue-time';

const DAYS_OF_WEEK = 7;
const TODAY = 0;
const YESTERDAY = 1;
/** Presets that a step may lead to, by the number of their days. */
const PRESETS_OF_DAYS: Readonly<Record<number, readonly number[]>> = { 1: [TODAY, YESTERDAY], [DAYS_OF_WEEK]: [WEEK] };

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Start of the month of a moment, or of one that many months later. */
const monthStart = (seconds: number, months: number, zone: string): number =>
  dayStart(dayjs.utc(businessDate(seconds, zone)).startOf('month').add(months, 'month').format('YYYY-MM-DD'), zone);

/** Whole range of a period; null for one that is open. */
function rangeOf(period: Period, now: number, zone: string): Range | null {
  const { start, end } = boundsOf(period, now, zone);
  return start === null || end === null ? null : { start, end };
}

/** A range as one of the presets, so that it keeps running, or as a custom period. */
function periodOf({ start, end }: Range, presets: readonly number[], now: number, zone: string): Period {
  const period_id = presets.find((id) => {
    const known = rangeOf({ period_id: id }, now, zone);
    return known?.start === start && known.end === end;
  });
  return period_id === undefined ? { period_id: CUSTOM, start_time: start, end_time: end } : { period_id };
}

/**
 * The period right before (`by` −1) or after (1) another one: whole months step by as many months, others by their
 * number of business days. Null for all time, without a start, before 1970, and where it would begin after `now` (Unix
 * seconds).
 */
export function stepPeriod(period: Period, by: -1 | 1, now: number, zone: string): Period | null {
  const range = period.period_id === ALL_TIME ? null : rangeOf(period, now, zone);
  if (!range || range.end <= range.start) return null;
  const { start, end } = range;
  const months = monthsIn(range, zone);
  const days = daysIn(start, end);
  const next = months
    ? { start: monthStart(start, by * months, zone), end: monthStart(start, (by + 1) * months, zone) }
    : { start: daysEarlier(start, -by * days, zone), end: daysEarlier(end, -by * days, zone) };
  if (next.start < 0 || next.start > now) return null;
  return periodOf(next, months === 1 ? [MONTH] : months ? [] : (PRESETS_OF_DAYS[days] ?? []), now, zone);
}

/** Presets of ours: the week and the month before the current ones. Servers know them as custom periods. */
export const PAST_PRESETS = { lastWeek: WEEK, lastMonth: MONTH } as const;
export type PastPreset = keyof typeof PAST_PRESETS;

export const pastPreset = (preset: PastPreset, now: number, zone: string): Period =>
  stepPeriod({ period_id: PAST_PRESETS[preset] }, -1, now, zone) ?? { period_id: PAST_PRESETS[preset] };

/** The preset of ours whose range a custom period has. */
export function pastPresetOf(period: Period, now: number, zone: string): PastPreset | undefined {
  if (period.period_id !== CUSTOM) return undefined;
  return (['lastWeek', 'lastMonth'] as const).find((preset) => {
    const { start_time, end_time } = pastPreset(preset, now, zone);
    return start_time === period.start_time && end_time === period.end_time;
  });
}
