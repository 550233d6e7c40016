import { noticeOf, told } from '../collector';
import { UnreadableFile } from '../csv';
import { AS_BAHT, money } from '../stock/stock-file';
import { heading } from '../text';
import type { HeaderMap } from '../headers';
import {
  lacks,
  loyverseColumns,
  ordersTable,
  squareColumns,
  tenderColumns,
  type Columns,
  type Field,
  type PlainField,
} from './columns';
import { dateFormat } from './dates';
import type { OrdersFile, OrdersForm, Tender } from './order-file';
import { readReceipts, type ReceiptOptions } from './receipts';
import { headerOf, readTable } from './table';
import { satangOf } from '../stock/decimal';
import { figureReader } from './amounts';
import { tenderOf } from './tenders';

/** Payment of a receipt, in satang. `collected` may include tips and taxes. */
interface Paid {
  readonly line: number;
  readonly tender: Tender | null;
  readonly collected: number | null;
  readonly tips: number;
}

/** Reads Loyverse's "Receipts", one row per receipt. Of two rows of one receipt the first counts. */
function readTenders(bytes: Uint8Array, columns: Columns): Map<string, Paid> {
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
function compareTenders(file: OrdersFile, paid: ReadonlyMap<string, Paid>): OrdersFile {
  const known = new Set(file.orders.map(({ number }) => number));
  const missing = file.orders.filter(({ number }) => !paid.has(number));
  const alone = [...paid].filter(([number]) => !known.has(number));
  const tips = [...paid.values()].reduce((sum, each) => sum + each.tips, 0);
  const apart = file.orders.flatMap(({ number, paidsum, line }) => {
    const { collected, tips: tipped } = paid.get(number) ?? { collected: null, tips: 0 };
    const more = (collected ?? 0) - tipped - Math.abs(paidsum);
    return collected === null || Math.abs(more) <= 1 ? [] : [{ number, line, more }];
  });
  return {
    ...file,
    remarks: told(
      ...file.remarks,
      missing.length > 0 && `Receipts without a row in the file of tenders: ${missing.length}.`,
      alone.length > 0 && `Rows of tenders whose receipt is cancelled or not among the items: ${alone.length}.`,
      tips > 0 && `Tips of ${money(tips)} are left aside: they are no sale.`,
    ),
    defects: [
      ...file.defects,
      ...apart.map(({ number, line, more }) => {
        const text = `Receipt ${number}: ${money(Math.abs(more))} ${more > 0 ? 'more' : 'less'} was collected than its items come to (taxes, rounding).`;
        return noticeOf(line, text, { kind: 'Another sum was collected than the items come to.', satang: more });
      }),
    ].toSorted((a, b) => a.line - b.line),
  };
}

export interface OrdersOptions extends Partial<Omit<ReceiptOptions, 'zone' | 'format'>>, Pick<ReceiptOptions, 'zone'> {
  readonly form?: OrdersForm;
  readonly map?: HeaderMap<PlainField>;
  readonly dateFormat?: string;
}

const COLUMNS = { plain: ordersTable.columns, loyverse: loyverseColumns, square: squareColumns };

const isTenders = (header: readonly string[]): boolean =>
  lacks(tenderColumns(header), 'order', 'payment', 'collected').length === 0 &&
  loyverseColumns(header).get('item') === undefined;

function formOf(header: readonly string[], map: HeaderMap<PlainField> | undefined): OrdersForm {
  if (map && map.size > 0) return 'plain';
  const sums = (columns: Columns) => columns.has('gross') || columns.has('net');
  const loyverse = loyverseColumns(header);
  if (lacks(loyverse, 'order', 'type', 'item').length === 0 && sums(loyverse)) return 'loyverse';
  const square = squareColumns(header);
  return lacks(square, 'order', 'item', 'quantity').length === 0 && sums(square) ? 'square' : 'plain';
}

function columnsOf(header: readonly string[], form: OrdersForm, map?: HeaderMap<PlainField>): Columns {
  const there = new Set(header.map(heading));
  const unheard = [...(map?.keys() ?? [])].find((text) => !there.has(heading(text)));
  if (unheard !== undefined) throw new UnreadableFile(`The file has no column "${unheard}".`);
  const columns = COLUMNS[form](header, map);
  const wanted: Field[] = ['order', 'date', 'item', ...(form === 'plain' ? (['price'] as const) : [])];
  const missing = lacks(columns, ...wanted);
  if (form !== 'plain' && !columns.has('gross') && !columns.has('net')) missing.push('net');
  if (missing.length > 0)
    throw new UnreadableFile(
      `No column says ${missing.join(', ')}; the file has ${header.map((text) => `"${text.trim()}"`).join(', ')}. --map HEADER=FIELD names them.`,
    );
  return columns;
}

/**
 * Reads a file of receipts; its headers decide the format. Amounts are the venue's money, unconverted.
 * @param second Loyverse's "Receipts", which tells how they were paid; the two may come in either order
 * @throws UnreadableFile
 */
export function readOrders(first: Uint8Array, second: Uint8Array | null, options: OrdersOptions): OrdersFile {
  const { zone, map, doubles = 'by count', otherwise = 'cash', source = '', now = Date.now() / 1000 } = options;
  const format = options.dateFormat === undefined ? null : dateFormat(options.dateFormat);
  if (format === null && options.dateFormat !== undefined)
    throw new UnreadableFile(`"${options.dateFormat}" is no date format; DD/MM/YYYY, MM/DD/YY and YYYY.MM.DD are.`);
  const plain = options.form === 'plain' || (map !== undefined && map.size > 0);
  const swapped = !plain && isTenders(headerOf(first));
  const [items, tenders] = swapped ? [second, first] : [first, second];
  if (!items) throw new UnreadableFile('This is the file of tenders; give "Receipts by item" along with it.');
  const header = headerOf(items);
  const form = options.form ?? formOf(header, map);
  if (tenders && (form !== 'loyverse' || !isTenders(headerOf(tenders))))
    throw new UnreadableFile(
      'Two files are Loyverse\'s "Receipts by item" and its "Receipts"; import others one by one.',
    );
  const settings = { zone, format, doubles, otherwise, source, now };
  const paid = tenders ? readTenders(tenders, tenderColumns(headerOf(tenders))) : undefined;
  const file = readReceipts(items, form, columnsOf(header, form, map), settings, paid);
  const read = paid ? compareTenders(file, paid) : file;
  return { ...read, remarks: [AS_BAHT, ...read.remarks] };
}
