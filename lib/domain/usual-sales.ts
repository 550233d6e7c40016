import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

/** Weeks whose same weekday says what a day will bring. */
const WEEKS = 4;
const WEEK_DAYS = 7;

/** Revenue of business days in satang, by date (`YYYY-MM-DD`). */
export type SalesByDate = ReadonlyMap<string, number>;

/** The date so many days before another. */
export const daysBefore = (date: string, days: number): string =>
  dayjs.utc(date).subtract(days, 'day').format('YYYY-MM-DD');

/** Date of the first sale; `otherwise` for no sale. */
const firstOf = (days: SalesByDate, otherwise: string): string => [...days.keys()].toSorted()[0] ?? otherwise;

const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : Math.round(values.reduce((sum, one) => sum + one, 0) / values.length);

/** Mean of the weekday in the four weeks before `today`, in satang, since the first sale; 0 without any. */
export function usualDay(date: string, today: string, days: SalesByDate): number {
  const first = firstOf(days, today);
  const back = Math.ceil((dayjs.utc(date).diff(today, 'day') + 1) / WEEK_DAYS) * WEEK_DAYS;
  const dates = Array.from({ length: WEEKS }, (_, week) => daysBefore(date, back + week * WEEK_DAYS));
  return meanOf(dates.filter((one) => one >= first && one < today).map((one) => days.get(one) ?? 0));
}

/** Revenue of the seven days from `first`, in satang. */
export const weekSum = (first: string, days: SalesByDate): number =>
  Array.from({ length: WEEK_DAYS }, (_, day) => days.get(daysBefore(first, -day)) ?? 0).reduce(
    (sum, one) => sum + one,
    0,
  );

/** Mean of the four weeks before the one from `first`, in satang; weeks that began before the first sale do not count. */
export function usualWeek(first: string, days: SalesByDate): number {
  const sold = firstOf(days, first);
  const starts = Array.from({ length: WEEKS }, (_, week) => daysBefore(first, (week + 1) * WEEK_DAYS));
  return meanOf(starts.filter((one) => one >= sold).map((one) => weekSum(one, days)));
}
