import { groupBy } from '@/lib/domain/group-by';
import { CUT_OFF_HOUR, toVenueClock } from '@/lib/domain/venue-time';
import { told, type Defect } from '../collector';
import { byLevel, goodToKnow, heading, problems, section } from '../summary';
import { money } from '../stock/stock-file';
import type { ImportedOrder, OrdersFile } from './order-file';
import type { OrdersPlan } from './plan-orders';

/** Maximum number of errors and of notices listed. */
const MOST = 1_000;
const WIDTHS = [7, 8, 13, 12, 13, 13, 13];
const HEADS = ['orders', 'lines', 'total', 'discount', 'paid', 'cash', 'card'];
const row = (cells: readonly (string | number)[], name: string): string =>
  `${cells.map((cell, i) => String(cell).padStart(WIDTHS[i] ?? 0)).join(' ')}  ${name}`;

function totals(orders: readonly ImportedOrder[], name: string): string {
  const sum = (of: (order: ImportedOrder) => number) => orders.reduce((total, order) => total + of(order), 0);
  const amounts = (['price', 'discount', 'paidsum', 'cash', 'card'] as const).map((of) =>
    money(sum((order) => order[of])),
  );
  return row([orders.length, sum(({ lines }) => lines.length), ...amounts], name);
}

/** Defects by kind with their number and money; the largest first. */
function byKind(title: string, defects: readonly Defect[]): string[] {
  const kinds = [...groupBy(defects, ({ kind, text }) => kind ?? text)].map(([kind, list]) => ({
    kind,
    count: list.length,
    sum: list.reduce((total, { satang }) => total + (satang ?? 0), 0),
    untold: list.filter(({ satang }) => satang == null).length,
  }));
  return section(
    `${title}${'money'.padStart(13)}`,
    kinds
      .toSorted((a, b) => Math.abs(b.sum) - Math.abs(a.sum) || b.count - a.count)
      .map(({ kind, count, sum, untold }) => {
        const rest = untold > 0 ? ` (without the sums of ${untold}, which cannot be read)` : '';
        return `${String(count).padStart(title.length)}${money(sum).padStart(13)}  ${kind}${rest}`;
      }),
  );
}

/** Whether something of the file was to come in and did not. Cancelled receipts and copies were not. */
export const leavesOut = (defects: readonly Defect[]): boolean => defects.some(({ level }) => level === 'error');

const clock = (unix: number, zone: string) => toVenueClock(unix, zone).slice(0, 16);

/** Summary before booking: orders, sums and times. The user can still stop it. */
export function announceOrders({ form, source, rows, orders }: OrdersFile, zone: string): string {
  const [first, last] = [orders[0], orders.at(-1)];
  const paid = orders.reduce((sum, { paidsum }) => sum + paidsum, 0);
  return [
    `${form}, ${rows} rows, known as ${source}`,
    `Times are those of ${zone}; a business day lasts from ${CUT_OFF_HOUR}:00 to ${CUT_OFF_HOUR}:00 and has the date of its first half.`,
    first && last
      ? `Orders that can be read: ${orders.length}, ${money(paid)}; the first ${clock(first.paid, zone)} (business day ${first.day}), the last ${clock(last.paid, zone)} (business day ${last.day}).`
      : 'No order can be read.',
    '',
  ].join('\n');
}

/** Result of a receipt import for the user: totals by business day, then faults by kind and by line. */
export function ordersSummary(file: OrdersFile, plan: OrdersPlan, dryRun: boolean): string {
  const days = groupBy(
    plan.orders.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)),
    ({ day }) => day,
  );
  const refunds = plan.orders.filter(({ paidsum, price }) => paidsum < 0 || price < 0);
  const known = new Set(plan.ids.filter((id) => id > 0)).size;
  const defects = [...file.defects, ...plan.notices];
  const { errors, notices } = byLevel(defects);
  const named = [...new Set(plan.orders.map(({ cashier }) => cashier))].filter(
    (name) => name !== '' && !plan.cashiers.has(name),
  );
  return [
    heading(dryRun),
    '',
    row(HEADS, 'business day'),
    ...[...days].map(([day, orders]) => totals(orders, day)),
    totals(plan.orders, 'all new orders'),
    '',
    `  Orders there already, left as they are: ${plan.there}`,
    `  Cancelled receipts, left out: ${file.cancelled.length}`,
    `  Refunds among the new orders: ${refunds.length}, ${money(refunds.reduce((sum, { paidsum }) => sum + paidsum, 0))}`,
    `  Dishes: ${known} of the menu, ${plan.dishes.length} new, switched off, in the archive`,
    ...goodToKnow(
      told(...file.remarks, named.length > 0 && `Cashiers without an account here, kept by name: ${named.join(', ')}.`),
    ),
    ...byKind('left out', errors),
    ...byKind('to check', notices),
    ...problems(defects, 'these', MOST),
    '',
  ].join('\n');
}
