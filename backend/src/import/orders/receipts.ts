import { told } from '../collector';
import { known } from '../text';
import { satangOf } from '../stock/decimal';
import { figureReader, worth } from './amounts';
import type { Columns, Field } from './columns';
import { gatherOrders, type Position } from './gather';
import { fromSums, fromUnitPrice } from './line-sums';
import { momentReader } from './moments';
import type { Doubles, OrdersFile, OrdersForm, Tender } from './order-file';
import { readTable, type ReceiptRow } from './table';
import { tenderOf } from './tenders';
import { money } from '../stock/stock-file';

export interface ReceiptOptions {
  /** The venue's zone, used for the file's times. */
  readonly zone: string;
  readonly format: RegExp | null;
  readonly doubles: Doubles;
  /** Payment of orders that do not state one. */
  readonly otherwise: Tender;
  /** Till or shop, where two use the same numbers. */
  readonly source: string;
  /** Unix seconds. */
  readonly now: number;
}

const TITLES: Record<OrdersForm, string> = {
  plain: 'plain table of receipts',
  loyverse: 'Loyverse receipts by item',
  square: 'Square items detail',
};
const REFUND = /^(?:refund|return|reembolso|devoluci[oó]n|remboursement|rimborso|возврат|คืนเงิน)/iu;
const CANCELLED = /^(?:cancel|void|anul|отмен|аннулир)/iu;
/** Square's name for a product's only size. */
const ONE_SIZE = /^regular$/i;

/**
 * Identity of a receipt. A plain file's numbers may restart every day, so the day is part of it; Square gives a refund
 * the number of its sale, and there may be several.
 */
function identityOf(form: OrdersForm, number: string, at: { seconds: number; day: string }, refund: boolean): string {
  if (form === 'plain') return `${number} ${at.day}${refund ? ' refund' : ''}`;
  if (form === 'square' && refund) return `${number} refund ${at.seconds}`;
  return refund ? `${number} refund` : number;
}

/**
 * Reads receipts of any of the three formats.
 * @param tenders how each receipt was paid, if another file tells
 * @throws UnreadableFile
 */
export function readReceipts(
  bytes: Uint8Array,
  form: OrdersForm,
  columns: Columns,
  options: ReceiptOptions,
  tenders: ReadonlyMap<string, { tender: Tender | null }> = new Map(),
): OrdersFile {
  const table = readTable(bytes, columns);
  const { zone, format, now } = options;
  const moments = momentReader(table, { zone, format, now, monthFirst: form === 'square' });
  const figures = figureReader([...table.texts('price'), ...table.texts('gross'), ...table.texts('net')]);
  const gather = gatherOrders(options);
  let tax = 0n;

  const countOf = (text: string): number | null => (/^\d{1,5}$/.test(text) ? Number(text) : null);
  const quantityOf = (cell: ReceiptRow['cell']) => (columns.has('quantity') ? cell('quantity') : null);
  /** Worth of an unreadable line in satang; null if its figures do not tell it. */
  function worthOf({ cell, ragged }: ReceiptRow): number | null {
    const [total] = (['net', 'gross', 'sum'] as const).flatMap((field) => {
      const amount = figures.amount(known(cell(field)));
      return typeof amount === 'bigint' ? amount : [];
    });
    if (ragged) return null;
    if (total !== undefined) return satangOf(total);
    const price = figures.amount(known(cell('price')));
    const quantity = figures.quantity(known(quantityOf(cell) ?? '1'));
    return typeof price === 'bigint' && typeof quantity === 'bigint' ? worth(quantity, price) : null;
  }
  /** A position, the identity of a cancelled receipt, or why the line cannot be imported. */
  function understood(row: ReceiptRow): Position | { cancelled: string } | string {
    const { line, ragged } = row;
    const cell = (field: Field) => known(row.cell(field));
    const number = cell('order');
    if (ragged) return 'The row has more cells than the header: a delimiter inside text needs quotation marks.';
    if (number === '') return 'The line has no order number.';
    const moment = moments.read(row);
    if (typeof moment === 'string') return moment;
    const refund = REFUND.test(cell('type'));
    const external_id = identityOf(form, number, moment, refund);
    if (CANCELLED.test(cell('status'))) return { cancelled: external_id };
    if (cell('item') === '') return `The line has no item${row.cell('item') && ` ("${row.cell('item')}")`}.`;

    const cells = { quantity: quantityOf(cell), discount: cell('discount'), cost: cell('cost'), refund };
    const sums =
      form === 'plain'
        ? fromUnitPrice(figures, { ...cells, price: cell('price'), sum: cell('sum') })
        : fromSums(figures, { ...cells, gross: cell('gross'), net: cell('net'), tax: cell('tax') });
    if (typeof sums === 'string') return sums;
    const taxed = figures.amount(cell('tax'));
    if (typeof taxed === 'bigint') tax += taxed;
    const variant = form === 'square' && ONE_SIZE.test(cell('variant')) ? '' : cell('variant');
    const name = variant ? `${cell('item')} (${variant})` : cell('item');
    return {
      ...sums,
      ...moment,
      line,
      number,
      external_id,
      table: cell('table'),
      cashier: cell('cashier'),
      good: { name, sku: cell('sku'), category: cell('category') },
      tender: tenders.get(number)?.tender ?? tenderOf(cell('payment')),
      stated: countOf(cell('lines')),
    };
  }
  for (const row of table.rows()) {
    const read = understood(row);
    if (typeof read === 'string') gather.fault(row.line, known(row.cell('order')), read, worthOf(row));
    else if ('cancelled' in read) gather.cancel(read.cancelled);
    else gather.add(read);
  }

  const { order, guessed } = moments.dates;
  const remarks = told(
    guessed() &&
      `Every date can be read both ways; the ${order} was taken to come first. --date-format tells otherwise.`,
    ...[...moments.unknown].map((name) => `The time zone "${name}" is not known; its times are taken as the venue's.`),
    tax !== 0n && `Taxes of ${money(satangOf(tax))} that the file lists are no money of their own here.`,
  );
  const source = [form === 'plain' ? 'csv' : form, options.source].filter(Boolean).join(':');
  return gather.finish({ form: TITLES[form], source, rows: table.count, remarks });
}
