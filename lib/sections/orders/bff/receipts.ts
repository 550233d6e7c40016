import 'server-only';
import { CODE, ProblemError } from '@/lib/contract/problem';
import { refusal } from '@/lib/contract/refusals';
import { sumBaht } from '@/lib/domain/money';
import { CUSTOM, type Period } from '@/lib/contract/period';
import { boundsOf } from '@/lib/domain/venue-time';
import { settings } from '@/lib/bff/settings';
import type { UpstreamContext } from '@/lib/bff/upstream';
import { compose, type Call } from '@/lib/bff/compose';
import { chooseReceipts, shortlistOrders, takeReceipts, type ShortOrder } from '../contract/orders';
import { MOST_RECEIPTS } from '../contract/receipt-limits';
import { RECEIPTS_PER_PDF } from '../rules/receipt';
import { selectReceipts } from '../rules/receipt-selection';

/** Whether a shortlist already has the contents of its receipts, as on a legacy server. */
const hasContents = (orders: readonly ShortOrder[]): boolean => orders.every(({ content }) => content);

export interface Wanted extends Period {
  readonly cashier_id?: number | undefined;
  /** Baht; unlimited without it. */
  readonly target?: number | undefined;
}

/** The period with an end, so that orders paid meanwhile do not enter. */
function ended(wanted: Period) {
  const now = Math.floor(Date.now() / 1000);
  const { start, end } = boundsOf(wanted, now, settings().VENUE_TIMEZONE);
  return { start, end: Math.min(end ?? now + 1, now + 1) };
}

/** Orders of a period whose receipts are printed, in order of payment. */
export async function chosenOrders(call: Call, { cashier_id, target, ...period }: Wanted): Promise<ShortOrder[]> {
  const narrowed = { ...period, ...(cashier_id && { cashier_id }) };
  const { orders } = await call(shortlistOrders, { body: narrowed });
  const chosen = selectReceipts(orders, target ?? null, settings().VENUE_TIMEZONE);
  return chosen.toSorted((a, b) => a.time - b.time || a.order_number - b.order_number);
}

/**
 * Has our server keep which orders are printed. Returns the run's id, or null where a legacy server has sent the
 * contents already and keeps nothing.
 * @throws ProblemError 1005 for too many orders, 1007 on a read-only server
 */
export async function keepRun(
  call: Call,
  { readonly }: UpstreamContext['server'],
  { cashier_id: _, target, ...period }: Wanted,
  chosen: readonly ShortOrder[],
): Promise<number | null> {
  if (chosen.length > MOST_RECEIPTS) throw refusal('tooManyReceipts', 'target', { count: MOST_RECEIPTS });
  if (chosen.length === 0 || hasContents(chosen)) return null;
  if (readonly) throw new ProblemError(CODE.readOnlyServer, 'This server is read-only');
  const order_numbers = chosen.map(({ order_number }) => order_number);
  const { run_id } = await call(takeReceipts, {
    body: { ...period, ...(target !== undefined && { target }), order_numbers },
  });
  return run_id;
}

export const receiptCalls = [
  compose(chooseReceipts, async ({ body }, call, { server }) => {
    const { start, end } = ended(body);
    const period = { period_id: CUSTOM, ...(start !== null && { start_time: start }), end_time: end };
    const wanted = { ...period, cashier_id: body.cashier_id, target: body.target };
    const chosen = await chosenOrders(call, wanted);
    return {
      run_id: await keepRun(call, server, wanted, chosen),
      orders: chosen.length,
      total: sumBaht(chosen.map(({ paidsum }) => paidsum)),
      parts: Math.ceil(chosen.length / RECEIPTS_PER_PDF),
      start_time: start,
      end_time: end,
    };
  }),
];
