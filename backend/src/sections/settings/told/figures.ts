import { PLACE_IDS } from '@/lib/contract/places';
import { SIGHTS, type Sight } from '@/lib/contract/access';
import { toBaht } from '@/lib/domain/money';
import { daysBefore, usualDay, usualWeek, weekSum } from '@/lib/domain/usual-sales';
import { averageOf } from '@/lib/sections/overview/rules/figures';
import type { Queries } from '@/backend/src/db/open';
import { standingCloses, type StandingClose } from '@/backend/src/ledger/days/standing-closes';
import { fundsOf } from '@/backend/src/ledger/funds/move-entry';
import { salesOfDays, type Days, type Sales } from '@/backend/src/ledger/sales/day-sales';
import type { Figures } from '@/backend/src/mail/report';

/** Days before the period that its comparisons need: four weeks. */
const COMPARED_DAYS = 28;

/** Limits on the figures that the receiver may see. */
export interface Seen {
  readonly hidden: readonly Sight[];
  /** Switched-off sections. */
  readonly off: readonly string[];
  /** Whether the differences of closed days are seen. */
  readonly closes: boolean;
}
/** Right to the differences of closed days. A count that waits for another day does not close them. */
export const SEES_CLOSES = SIGHTS.cashbox;

const sumOf = (all: readonly Sales[], key: keyof Sales): number => all.reduce((sum, one) => sum + one[key], 0);
const bahtOrNone = (satang: number): number | undefined => (satang === 0 ? undefined : toBaht(satang));

const closeInBaht = ({ business_date, difference, tenders, reason }: StandingClose) => ({
  business_date,
  difference: toBaht(difference),
  tenders: tenders.map((one) => ({ tender: one.tender, name: one.name, difference: toBaht(one.difference) })),
  reason,
});

async function balances(db: Queries, hidden: readonly Sight[]): Promise<Figures['balances']> {
  const { cashier, safe, bank } = await fundsOf(db);
  return { ...(!hidden.includes('cashbox') && { cashier }), ...(!hidden.includes('balances') && { safe, bank }) };
}

/** Closes of the days that a message tells of: of one day that one, if it still stands. */
export const closesTold = async (db: Queries, { first, last }: Days, close_id: number | null) =>
  (await standingCloses(db, first, last)).filter((close) => close_id === null || close.close_id === close_id);

/** Figures of business days, as far as their receiver sees them. Sales are those of the report of revenue. */
export async function figuresOf(
  db: Queries,
  { days, closes, zone }: { readonly days: Days; readonly closes: readonly StandingClose[]; readonly zone: string },
  { hidden, off, closes: seesCloses }: Seen,
): Promise<Omit<Figures, 'attention'>> {
  const { first, last } = days;
  const { byDate, byHall } = await salesOfDays(db, days, daysBefore(first, COMPARED_DAYS), zone);
  const told = [...byDate].filter(([date]) => date >= first).map(([, sales]) => sales);
  const revenueBy = new Map([...byDate].map(([date, { revenue }]) => [date, revenue]));
  const isDay = first === last;
  const weekBefore = daysBefore(first, 7);
  const [orders, revenue] = [sumOf(told, 'orders'), sumOf(told, 'revenue')];
  return {
    period: days,
    closed_anew: isDay && closes.some(({ isAnew }) => isAnew),
    revenue: toBaht(revenue),
    revenue_before: bahtOrNone(isDay ? (revenueBy.get(weekBefore) ?? 0) : weekSum(weekBefore, revenueBy)),
    revenue_mean: bahtOrNone(isDay ? usualDay(first, first, revenueBy) : usualWeek(first, revenueBy)),
    orders,
    average_check: averageOf(toBaht(sumOf(told, 'paidsum')), orders),
    ...(!hidden.includes('costs') && { margin: toBaht(sumOf(told, 'margin')) }),
    halls: PLACE_IDS.filter((hall) => !off.includes(hall)).flatMap((hall) => {
      const sales = byHall.get(hall);
      return sales ? [{ hall, revenue: toBaht(sales.revenue), orders: sales.orders }] : [];
    }),
    balances: await balances(db, hidden),
    ...(seesCloses && closes.length > 0 && { closes: closes.map(closeInBaht) }),
  };
}
