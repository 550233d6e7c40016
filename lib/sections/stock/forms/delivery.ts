import { z } from '#zod';
import type { Payer } from '../contract/debts';
import { BahtInput } from '@/lib/contract/primitives';
import { addToStock } from '../contract/edit';
import { toBaht, toSatang } from '@/lib/domain/money';
import { flagsOf, owesNobody } from '../rules/payers';
import { defineForm, type Errors } from '@/lib/forms/define';
import { emptyEntry, type Entry } from './line-fields';
import { isQuestioned, sentLine, totalBaht, wireLine, type BatchLine, type SentLine } from './delivery-lines';
import { choice, custom, money, text, value } from '@/lib/forms/field';

/** Server and prices that a delivery is checked against. */
export interface Receiving {
  /** Whether the server is our own backend. A legacy server has no packages and no invoices. */
  readonly isOurs: boolean;
  /** Baht per measure before this delivery, by item. */
  readonly prices: ReadonlyMap<number, number | undefined>;
}

/** Price of a line's item before this delivery, in baht per measure. */
export const lastPrice = ({ prices }: Receiving, { item_id }: Pick<BatchLine, 'item_id'>): number | undefined =>
  item_id === null ? undefined : prices.get(item_id);

/** First line whose price jumps and is not confirmed. */
const questioned = (lines: readonly SentLine[], vat: boolean, record: Receiving): SentLine | undefined =>
  lines.find((line) => isQuestioned(line, lastPrice(record, line), vat));

/** Baht by which the paper says more than the lines; below 0 it says less. */
export const paperDifference = (paper: number, total: number): number => toBaht(toSatang(paper) - toSatang(total));

/** A delivery with its lines, its invoice and the line being typed (`docs/domain.md` 6.4). */
export const deliveryForm = defineForm(addToStock, {
  fields: {
    entry: custom<Entry, Entry>('stockAdd.entry.label', {
      local: z.unknown(),
      blank: emptyEntry,
      show: (entry) => entry,
      read: (entry) => entry,
    }),
    items: custom<readonly SentLine[], readonly BatchLine[]>('stockAdd.list.label', {
      blank: () => [],
      show: (lines) => lines.map((line) => ({ package_quantity: null, ...line })),
      read: (lines) => lines.map(sentLine),
    }),
    supplier: text('stockAdd.invoice.supplier', { optional: true }),
    invoice_number: text('stockAdd.invoice.number', { optional: true }),
    invoice_date: custom<string, string>('stockAdd.invoice.date', {
      optional: true,
      blank: () => '',
      show: (day) => day,
      read: (day) => (day === '' ? undefined : day),
    }),
    /** Attached to the expense once the delivery is booked. */
    photo: value<File | null>('stockAdd.invoice.photo', null, {
      optional: true,
      local: z.unknown(),
      view: true,
      secret: true,
    }),
    paper_total: money('stockAdd.paper.total', { optional: true, local: BahtInput }),
    include_vat: value('stockAdd.foot.include_vat', false),
    payer: choice<Payer>('stockAdd.payer.label', { optional: true }),
  },
  keptForGood: true,
  moves: ({ items = [], include_vat = false, payer }) =>
    payer && payer !== 'later' && items.length > 0 ? { out: payer, sum: totalBaht(items, include_vat) } : undefined,
  check: ({ entry, items = [], include_vat = false, payer, supplier = '' }, record: Receiving) => {
    const jump = questioned(items, include_vat, record);
    const unfinished = entry?.name.trim() || entry?.barcode;
    const isFree = totalBaht(items, include_vat) === 0;
    return {
      ...(unfinished && { entry: { key: 'stockAdd.unfinished', args: { name: unfinished } } }),
      ...(jump && { items: { key: 'stockAdd.jump.unanswered', args: { name: jump.name } } }),
      ...(!payer && !isFree && { payer: { key: 'stockAdd.payer.missing' } }),
      ...(record.isOurs && owesNobody(payer, supplier) && { supplier: { key: 'stockAdd.invoice.supplierMissing' } }),
    } satisfies Errors<{ readonly [name: string]: never }>;
  },
  body: (values, { isOurs }) => {
    // Empty optional fields are left out.
    const given: Partial<typeof values> = values;
    const { supplier, invoice_number, invoice_date, payer } = given;
    return {
      ...flagsOf(payer ?? null),
      include_vat: values.include_vat,
      ...(isOurs && {
        ...(payer && { payer }),
        ...(supplier && { supplier }),
        ...(invoice_number && { invoice_number }),
        ...(invoice_date && { invoice_date }),
      }),
      items: values.items.map((line) => wireLine(line, isOurs)),
    };
  },
});
