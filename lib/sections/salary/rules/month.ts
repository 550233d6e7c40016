import { capitalized } from '@/lib/domain/format';
import { memoized } from '@/lib/domain/memoized';
import { toVenueClock } from '@/lib/domain/venue-time';

/** A calendar month of the venue's zone, as the wire has it: 1 to 12, and the year. */
export interface SalaryMonth {
  readonly month: number;
  readonly year: number;
}

/** Tabs before the current month; one more follows it, for prepayments. */
const BEFORE = 10;

const indexOf = ({ month, year }: SalaryMonth): number => year * 12 + month - 1;
const monthAt = (index: number): SalaryMonth => ({ month: (index % 12) + 1, year: Math.floor(index / 12) });

/** Months from one to another; below 0 when the other is earlier. */
export const monthsBetween = (from: SalaryMonth, to: SalaryMonth): number => indexOf(to) - indexOf(from);

export const plusMonths = (month: SalaryMonth, count: number): SalaryMonth => monthAt(indexOf(month) + count);

export const isSameMonth = (one: SalaryMonth, other: SalaryMonth): boolean => monthsBetween(one, other) === 0;

/** Month of a time in Unix seconds. */
export function monthOf(time: number, timeZone: string): SalaryMonth {
  const [year = 0, month = 0] = toVenueClock(time, timeZone).split('-').map(Number);
  return { month, year };
}

/** Month tabs: ten before the current month, the current one, and the next (docs/domain.md, section 13.1). */
export const monthTabs = (current: SalaryMonth): readonly SalaryMonth[] =>
  Array.from({ length: BEFORE + 2 }, (_, at) => plusMonths(current, at - BEFORE));

interface Offered {
  readonly current: SalaryMonth;
  /** A month that is offered in any case. */
  readonly shown: SalaryMonth;
  /** First and last month of work; unknown on a legacy server. */
  readonly joined?: SalaryMonth | undefined;
  readonly left?: SalaryMonth | undefined;
}

/** Months that an operation can be booked for, latest first: from the first month of work to the next month. */
export function offeredMonths({ current, shown, joined, left }: Offered): readonly SalaryMonth[] {
  const first = Math.min(indexOf(joined ?? plusMonths(current, -BEFORE)), indexOf(shown));
  const last = Math.max(indexOf(left ?? plusMonths(current, 1)), indexOf(shown));
  return Array.from({ length: last - first + 1 }, (_, at) => monthAt(last - at));
}

/** `2026-10`, as addresses have it. */
export const monthText = ({ month, year }: SalaryMonth): string => `${year}-${String(month).padStart(2, '0')}`;

const monthsOf = memoized((locale: string) => new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }));

/** A month within a sentence: «октябрь 2026», "October 2026". */
export const monthWithin = ({ month, year }: SalaryMonth, locale: string): string =>
  `${monthsOf(locale).format(Date.UTC(year, month - 1))} ${year}`;

/** A month in words, e.g. «Октябрь 2026». Without the year for `short`. */
export function monthName(month: SalaryMonth, locale: string, short = false): string {
  const text = monthWithin(month, locale);
  const name = capitalized(text, locale);
  return short ? name.slice(0, -` ${month.year}`.length) : name;
}

/** Month of `2026-10`; undefined for anything else. */
export function monthIn(text: string): SalaryMonth | undefined {
  const [, year, month] = /^(20\d\d)-(0[1-9]|1[0-2])$/.exec(text) ?? [];
  return month ? { month: Number(month), year: Number(year) } : undefined;
}

/** First day of a month, as the database has it. */
export const firstDay = (month: SalaryMonth): string => `${monthText(month)}-01`;

/** Last day of a month, likewise. */
export const lastDay = ({ month, year }: SalaryMonth): string =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);

/** Number of days in a month. */
export const daysIn = (month: SalaryMonth): number => Number(lastDay(month).slice(8));

/** Month of a first day. */
export const monthOfDay = (day: string): SalaryMonth => ({
  month: Number(day.slice(5, 7)),
  year: Number(day.slice(0, 4)),
});
