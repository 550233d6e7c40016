import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { businessDate, dayStart, type Bounds } from '@/lib/domain/venue-time';

dayjs.extend(utc);

/** Business days, months and years of the venue's clock, finest first, each from noon of its first day. */
export const GRAINS = ['day', 'month', 'year'] as const;
export type Grain = (typeof GRAINS)[number];

/** Whole days, months or years from `from` to `until` exclusive (`YYYY-MM-DD`); `null` is open. */
export interface Span {
  readonly grain: Grain;
  readonly from: string | null;
  readonly until: string | null;
}

export interface Spans {
  readonly whole: readonly Span[];
  /** Remaining parts of business days in Unix seconds, `end` exclusive. At most two. */
  readonly edges: readonly { readonly start: number; readonly end: number }[];
}

const dateOf = (day: dayjs.Dayjs): string => day.format('YYYY-MM-DD');
const beginning = (date: string, grain: Grain): string => dateOf(dayjs.utc(date).startOf(grain));
/** First start of a grain at or after a date. */
const nextBeginning = (date: string, grain: Grain): string =>
  beginning(date, grain) === date ? date : dateOf(dayjs.utc(date).startOf(grain).add(1, grain));

/** Longest run of the next coarser grain, with the rest of this grain before and after it. */
function split(grain: Grain, from: string | null, until: string | null, coarsest: Grain): Span[] {
  const coarser = GRAINS[GRAINS.indexOf(grain) + 1];
  if (grain === coarsest || !coarser) return [{ grain, from, until }];
  const first = from === null ? null : nextBeginning(from, coarser);
  const last = until === null ? null : beginning(until, coarser);
  if (first !== null && last !== null && first >= last) return [{ grain, from, until }];
  return [
    ...(from === first ? [] : [{ grain, from, until: first }]),
    ...split(coarser, first, last, coarsest),
    ...(last === until ? [] : [{ grain, from: last, until }]),
  ];
}

/**
 * Divides a period into whole years, months and business days (none coarser than `coarsest`) and rests at its ends.
 * Together they cover the period exactly once.
 */
export function spansOf({ start, end }: Bounds, zone: string, coarsest: Grain = 'year'): Spans {
  if (start !== null && end !== null && start >= end) return { whole: [], edges: [] };
  const began = start === null ? null : businessDate(start, zone);
  const from = began === null || dayStart(began, zone) === start ? began : dateOf(dayjs.utc(began).add(1, 'day'));
  const until = end === null ? null : businessDate(end, zone);
  const firstNoon = from === null ? null : dayStart(from, zone);
  const lastNoon = until === null ? null : dayStart(until, zone);
  if (start !== null && end !== null && firstNoon !== null && firstNoon > end)
    return { whole: [], edges: [{ start, end }] };
  return {
    whole: from !== null && from === until ? [] : split('day', from, until, coarsest),
    edges: [
      ...(start !== null && firstNoon !== null && start < firstNoon ? [{ start, end: firstNoon }] : []),
      ...(end !== null && lastNoon !== null && lastNoon < end ? [{ start: lastNoon, end }] : []),
    ],
  };
}
