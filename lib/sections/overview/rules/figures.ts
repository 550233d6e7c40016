import dayjs from 'dayjs';
import { sumBaht, toBaht, toSatang } from '@/lib/domain/money';
import { daysBefore, usualDay } from '@/lib/domain/usual-sales';
import { businessDate, dayStart } from '@/lib/domain/venue-time';
import type { Compared, Figures } from '../contract/overview';

type Totals = Readonly<Record<string, number | undefined>>;

const known = (parts: Pick<Figures, 'margin' | 'bar' | 'kitchen'>): typeof parts =>
  Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined));

/** Figures in the totals of a revenue report. */
export const figuresIn = ({
  total_price = 0,
  total_orders_count = 0,
  check_average = 0,
  ...rest
}: Totals): Figures => ({
  revenue: total_price,
  checks: total_orders_count,
  average: check_average,
  ...known({ margin: rest['total_margin'], bar: rest['bar_price'], kitchen: rest['kitchen_price'] }),
});

const add = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined || b === undefined ? undefined : sumBaht([a, b]);

/** Average check in baht; 0 without checks. */
export const averageOf = (revenue: number, checks: number): number =>
  checks === 0 ? 0 : toBaht(Math.round(toSatang(revenue) / checks));

function sumOf(a: Figures, b: Figures): Figures {
  const [revenue = 0, checks] = [add(a.revenue, b.revenue), a.checks + b.checks];
  const parts = { margin: add(a.margin, b.margin), bar: add(a.bar, b.bar), kitchen: add(a.kitchen, b.kitchen) };
  return { revenue, checks, average: averageOf(revenue, checks), ...known(parts) };
}

/** Figures of several halls together; without a past where one of them has none. Undefined for no hall. */
export const together = (halls: readonly Compared[]): Compared | undefined =>
  halls.reduce<Compared | undefined>((all, { now, past }) => {
    if (!all) return past ? { now, past } : { now };
    return { now: sumOf(all.now, now), ...(all.past && past && { past: sumOf(all.past, past) }) };
  }, undefined);

type Sales = Pick<Figures, 'revenue' | 'checks'>;

/** Sales of halls that are not listed because their sections are off; undefined if there are none. */
export function otherHalls({
  now,
  halls,
}: {
  readonly now: Sales;
  readonly halls: readonly { readonly now: Sales }[];
}) {
  const revenue = halls.reduce((left, one) => left - toSatang(one.now.revenue), toSatang(now.revenue));
  const checks = halls.reduce((left, one) => left - one.now.checks, now.checks);
  return revenue === 0 && checks === 0 ? undefined : { revenue: toBaht(revenue), checks };
}

/**
 * Revenue of the month so far and of the month before, and what the month comes to: what its days brought, and for
 * today and each day that remains the mean of its weekday in the last four weeks, or what today brought if that is more
 * (docs/domain.md, Overview). `points` are business days from the 1st of the month before, `revenue` in baht; `now` in
 * Unix seconds.
 */
export function monthOf(points: readonly { time: number; revenue: number }[], now: number, zone: string) {
  const today = businessDate(now, zone);
  const days = new Map(points.map(({ time, revenue }) => [businessDate(time, zone), toSatang(revenue)]));
  const first = `${today.slice(0, 8)}01`;
  const sum = (from: string, until: string): number =>
    [...days].reduce((all, [date, revenue]) => (date >= from && date < until ? all + revenue : all), 0);
  const next = dayjs.utc(first).add(1, 'month').format('YYYY-MM-DD');
  let rest = 0;
  for (let date = today; date < next; date = daysBefore(date, -1))
    rest += Math.max(date === today ? (days.get(today) ?? 0) : 0, usualDay(date, today, days));
  return {
    revenue: toBaht(sum(first, next)),
    pace: toBaht(sum(first, today) + rest),
    last: toBaht(sum(earlierMonth(first), first)),
  };
}

const earlierMonth = (first: string): string => dayjs.utc(first).subtract(1, 'month').format('YYYY-MM-DD');

/** Start of the days that `monthOf` needs, in Unix seconds. */
export function monthStart(now: number, zone: string): number {
  const first = `${businessDate(now, zone).slice(0, 8)}01`;
  return dayStart(earlierMonth(first), zone);
}
