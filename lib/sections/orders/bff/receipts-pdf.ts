import 'server-only';
import { z } from 'zod';
import { BahtInput, Id } from '@/lib/contract/primitives';
import { CODE, parsed, ProblemError } from '@/lib/contract/problem';
import { toBaht, toSatang } from '@/lib/domain/money';
import { refusal } from '@/lib/contract/refusals';
import { CUSTOM, period } from '@/lib/contract/period';
import type { Call } from '@/lib/bff/compose';
import { servePdf, type PdfFile, type PdfRequest } from '@/lib/bff/pdf-file';
import { noteDelivery, runReceipts, shortlistOrders, type Receipt, type ShortOrder } from '../contract/orders';
import { RECEIPT_GUEST, RECEIPTS_PER_PDF, subtotalOf } from '../rules/receipt';
import { chosenOrders, keepRun } from './receipts';

/**
 * Receipt of an order in a legacy server's shortlist. The total is what was paid; missing figures are computed from it.
 * @throws ProblemError 1004 for an order without contents.
 */
function receiptOf({ order_number, time, paidsum, ...rest }: ShortOrder): Receipt {
  const { table = '', guest = RECEIPT_GUEST, content } = rest;
  if (!content) throw new ProblemError(CODE.drift, `Order ${order_number} came without its contents`);
  const total = toSatang(paidsum);
  const price = content.reduce((sum, line) => sum + toSatang(line.price), 0);
  const { discount = toBaht(Math.max(0, price - total)) } = rest;
  return {
    order_number,
    time,
    table,
    guest,
    content,
    discount,
    total: toBaht(total),
    subtotal: toBaht(subtotalOf(total)),
  };
}

const number = z.coerce.number<string>();
const Part = z.object({ part: number.pipe(z.int().positive().max(10_000)).default(1) });
const OfRun = Part.extend({ run: number.pipe(Id) });
/** Selection of the orders screen, repeated: for a legacy server, which keeps no runs, and addresses without a run. */
const OfPeriod = Part.extend({
  start_time: number.pipe(period.start_time.unwrap()).optional(),
  end_time: number.pipe(period.end_time.unwrap()),
  cashier_id: number.pipe(z.int().nonnegative()).optional(),
  target: number.pipe(BahtInput).optional(),
});

const receiptsOfRun = async (call: Call, run: number, part: number): Promise<Receipt[]> => {
  const query = { from: (part - 1) * RECEIPTS_PER_PDF, count: RECEIPTS_PER_PDF };
  return (await call(runReceipts, { params: { id: run }, query })).receipts;
};

async function receiptsFor({ params, call, callOnce, context }: PdfRequest) {
  const asked = Object.fromEntries(params);
  if (params.has('run')) {
    const { run, part } = parsed(OfRun, asked);
    return { run, name: String(run), part, receipts: await receiptsOfRun(call, run, part) };
  }
  const { part, ...chosenBy } = parsed(OfPeriod, asked);
  const wanted = { period_id: CUSTOM, ...chosenBy } as const;
  const chosen = await chosenOrders(call, wanted);
  // Opening the address again, or another part of it, is no new run.
  const run = await keepRun(callOnce, context.server, wanted, chosen);
  if (run !== null) return { run, name: String(run), part, receipts: await receiptsOfRun(call, run, part) };
  const receipts = chosen.slice((part - 1) * RECEIPTS_PER_PDF, part * RECEIPTS_PER_PDF).map(receiptOf);
  return { run, name: String(wanted.end_time), part, receipts };
}

async function receiptsFile(asked: PdfRequest): Promise<PdfFile> {
  const { t, venue, locale, timeZone, callOnce } = asked;
  const { run, name, part, receipts } = await receiptsFor(asked);
  if (receipts.length === 0) throw refusal('noSuchReceiptPart', 'part');
  const words = {
    title: t('receipts.paper.title'),
    order: t('receipts.paper.order', { number: '{number}' }),
    time: t('receipts.paper.time', { time: '{time}' }),
    table: t('receipts.paper.table', { table: '{table}' }),
    discount: t('receipts.paper.discount'),
    subtotal: t('receipts.paper.subtotal'),
    vat: t('receipts.paper.vat'),
    total: t('receipts.paper.total'),
  };
  return {
    document: { kind: 'receipts', data: { venue, locale, timeZone, words, receipts } },
    name: t('receipts.paper.fileName', { venue, name, part: String(part) }),
    plainName: `receipts-${name}-${part}`,
    ...(run !== null && { delivered: () => callOnce(noteDelivery, { params: { id: run } }) }),
  };
}

/**
 * `GET /api/orders/receipts.pdf?run=12&part=1`: receipts of a run, 500 per part. Without a run `start_time`, `end_time`,
 * `cashier_id` and `target` choose the orders as the screen does; our server keeps the run then.
 */
export const receiptsPdf = (request: Request): Promise<Response> =>
  servePdf(request, shortlistOrders, '/orders', receiptsFile);
