import { firstDay, monthOf, monthsBetween, plusMonths, type SalaryMonth } from '@/lib/sections/salary/rules/month';
import type { TradingDay } from '../trade/calendar-days';

/** Calendar months of the sample, counted back from the current one, which is 0. */
export interface Months {
  /** How many months ago the books begin. */
  readonly oldest: number;
  readonly first: TradingDay | undefined;
  /** First day of a month. */
  of(ago: number): string;
  /** A day of a month; undefined for one outside the sample. */
  day(ago: number, date: number): TradingDay | undefined;
  /** Share of a month after the books begin. */
  share(ago: number): number;
}

/** The months of the trading days, which are in order and end today. */
export function monthsOf(days: readonly TradingDay[], zone: string): Months {
  const monthOfDay = (day: TradingDay): SalaryMonth => monthOf(day.at(12).getTime() / 1000, zone);
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return { oldest: -1, first, of: () => '', day: () => undefined, share: () => 0 };
  const current = monthOfDay(last);
  const oldest = monthsBetween(monthOfDay(first), current);
  let ago = oldest;
  const places = new Map<string, TradingDay>();
  days.forEach((day, index) => {
    if (index > 0 && day.date === 1) ago -= 1;
    places.set(`${ago} ${day.date}`, day);
  });
  const { month, year } = monthOfDay(first);
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return {
    oldest,
    first,
    of: (months) => firstDay(plusMonths(current, -months)),
    day: (months, date) => places.get(`${months} ${date}`),
    share: (months) => (months === oldest ? (length - first.date + 1) / length : 1),
  };
}
