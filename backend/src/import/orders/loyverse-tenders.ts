import { figureReader, satangOf } from './amounts';
import type { Columns } from './columns';
import type { OrdersFile, Tender } from './order-file';
import { readTable } from './table';
import { tenderOf } from './tenders';

/** How a receipt was paid, in satang. `collected` may include tips and taxes. */
export interface Paid {
  readonly line: number;
  readonly tender: Tender | null;
  readonly collected: number | null;
  readonly tips: number;
}

/** Reads Loyverse's "Receipts", one row per receipt. Of two rows of one receipt the first counts. */
export function readTenders(bytes: Uint8Array, columns: Columns): Map<string, Paid> {
  const table = readTable(bytes, columns);
  const figures = figureReader(table.texts('collected'));
  const baht = (cell: string) => {
    const amount = figures.amount(cell);
    return typeof amount === 'bigint' ? Math.abs(satangOf(amount)) : null;
  };
  const paid = new Map<string, Paid>();
  for (const { line, cell } of table.rows()) {
    const number = cell('order');
    if (number === '' || paid.has(number)) continue;
    const [collected, tips] = [baht(cell('collected')), baht(cell('tips')) ?? 0];
    paid.set(number, { line, tender: tenderOf(cell('payment')), collected, tips });
  }
  return paid;
}

/** Compares the tenders with the items. */
export function compareTenders(file: OrdersFile, paid: ReadonlyMap<string, Paid>): OrdersFile {
  const known = new Set(file.orders.map(({ number }) => number));
  const missing = file.orders.filter(({ number }) => !paid.has(number));
  const alone = [...paid].filter(([number]) => !known.has(number));
  const tips = [...paid.values()].reduce((sum, each) => sum + each.tips, 0);
  const apart = file.orders.flatMap(({ number, paidsum, line }) => {
    const { collected, tips: tipped } = paid.get(number) ?? { collected: null, tips: 0 };
    const more = (collected ?? 0) - tipped - Math.abs(paidsum);
    return collected === null || Math.abs(more) <= 1 ? [] : [{ number, line, more }];
  });
  const money = (satang: number) => (satang / 100).toFixed(2);
  return {
    ...file,
    remarks: [
      ...file.remarks,
      ...(missing.length > 0 ? [`Receipts without a row in the file of tenders: ${missing.length}.`] : []),
      ...(alone.length > 0
        ? [`Rows of tenders whose receipt is cancelled or not among the items: ${alone.length}.`]
        : []),
      ...(tips > 0 ? [`Tips of ${money(tips)} are left aside: they are no sale.`] : []),
    ],
    defects: [
      ...file.defects,
      ...apart.map(({ number, line, more }) => ({
        line,
        level: 'notice' as const,
        text: `Receipt ${number}: ${money(Math.abs(more))} ${more > 0 ? 'more' : 'less'} was collected than its items come to (taxes, rounding).`,
        kind: 'Another sum was collected than the items come to.',
        satang: more,
      })),
    ].toSorted((a, b) => a.line - b.line),
  };
}
