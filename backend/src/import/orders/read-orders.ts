import { UnreadableFile } from '../csv';
import { AS_BAHT } from '../stock/stock-file';
import { heading } from '../text';
import {
  lacks,
  loyverseColumns,
  plainColumns,
  squareColumns,
  tenderColumns,
  type Columns,
  type Field,
} from './columns';
import { dateFormat } from './dates';
import { compareTenders, readTenders } from './loyverse-tenders';
import type { Doubles, OrdersFile, OrdersForm, Tender } from './order-file';
import { readReceipts } from './receipts';
import { headerOf } from './table';

export interface OrdersOptions {
  readonly zone: string;
  readonly form?: OrdersForm;
  readonly map?: ReadonlyMap<string, Field>;
  readonly dateFormat?: string;
  readonly doubles?: Doubles;
  readonly otherwise?: Tender;
  readonly source?: string;
  /** Unix seconds. */
  readonly now?: number;
}

const isTenders = (header: readonly string[]): boolean =>
  lacks(tenderColumns(header), 'order', 'payment', 'collected').length === 0 &&
  loyverseColumns(header).get('item') === undefined;

function formOf(header: readonly string[], map: ReadonlyMap<string, Field> | undefined): OrdersForm {
  if (map && map.size > 0) return 'plain';
  const sums = (columns: Columns) => columns.has('gross') || columns.has('net');
  const loyverse = loyverseColumns(header);
  if (lacks(loyverse, 'order', 'type', 'item').length === 0 && sums(loyverse)) return 'loyverse';
  const square = squareColumns(header);
  return lacks(square, 'order', 'item', 'quantity').length === 0 && sums(square) ? 'square' : 'plain';
}

function columnsOf(header: readonly string[], form: OrdersForm, map: ReadonlyMap<string, Field> | undefined): Columns {
  const there = new Set(header.map(heading));
  const unheard = [...(map ?? new Map<string, Field>()).keys()].find((text) => !there.has(heading(text)));
  if (unheard !== undefined) throw new UnreadableFile(`The file has no column "${unheard}".`);
  const columns =
    form === 'plain' ? plainColumns(header, map) : form === 'square' ? squareColumns(header) : loyverseColumns(header);
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
  const { zone, map, doubles = 'by count', otherwise = 'cash', source = '' } = options;
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
  const now = options.now ?? Date.now() / 1000;
  const settings = { zone, format, doubles, otherwise, source, now };
  const paid = tenders ? readTenders(tenders, tenderColumns(headerOf(tenders))) : undefined;
  const file = readReceipts(items, form, columnsOf(header, form, map), settings, paid);
  const read = paid ? compareTenders(file, paid) : file;
  return { ...read, remarks: [AS_BAHT, ...read.remarks] };
}
