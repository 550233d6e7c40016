import { groupBy } from '@/lib/domain/group-by';
import { defectList, section } from '../report';
import { money } from '../stock/stock-file';
import type { ImportedOrder, OrdersFile } from './order-file';
import type { OrdersPlan } from './plan-orders';

/** Maximum number of lines listed; the count above them is complete. */
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

const shortened = (
  title: string,
  list: readonly { line: number; level: 'error' | 'notice'; text: string }[],
): string[] => {
  const [head, ...lines] = defectList(`${title} (${list.length})`, list.slice(0, MOST)).slice(1);
  if (head === undefined) return [];
  const rest = list.length > MOST ? [`  … and ${list.length - MOST} more`] : [];
  return ['', head.replace(/ \(\d+\)$/, ''), ...lines, ...rest];
};

/** Result of a receipt import for the user: totals by business day, then faults by line. */
export function reportOrders(file: OrdersFile, plan: OrdersPlan, dryRun: boolean): string {
  const days = groupBy(
    plan.orders.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)),
    ({ day }) => day,
  );
  const refunds = plan.orders.filter(({ paidsum, price }) => paidsum < 0 || price < 0);
  const known = new Set(plan.ids.filter((id) => id > 0)).size;
  const defects = [...file.defects, ...plan.notices].toSorted((a, b) => a.line - b.line);
  const named = [...new Set(plan.orders.map(({ cashier }) => cashier))].filter(
    (name) => name !== '' && !plan.cashiers.has(name),
  );
  return [
    `${file.form}, ${file.rows} rows, known as ${file.source}`,
    dryRun ? 'Dry run: nothing was written. A real run would do this:' : 'Imported:',
    '',
    row(HEADS, 'business day'),
    ...[...days].map(([day, orders]) => totals(orders, day)),
    totals(plan.orders, 'all new orders'),
    '',
    `  Orders there already, left as they are: ${plan.there}`,
    `  Cancelled receipts, left out: ${file.cancelled.length}`,
    `  Refunds among the new orders: ${refunds.length}, ${money(refunds.reduce((sum, { paidsum }) => sum + paidsum, 0))}`,
    `  Dishes: ${known} of the menu, ${plan.dishes.length} new, switched off, in the archive`,
    ...section(
      'Good to know',
      [
        ...file.remarks,
        ...(named.length > 0 ? [`Cashiers without an account here, kept by name: ${named.join(', ')}.`] : []),
      ].map((remark) => `  ${remark}`),
    ),
    ...shortened(
      'Errors: these did not come in',
      defects.filter(({ level }) => level === 'error'),
    ),
    ...shortened(
      'Notices: these came in',
      defects.filter(({ level }) => level === 'notice'),
    ),
    '',
  ].join('\n');
}
