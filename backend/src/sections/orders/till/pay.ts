import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '@/backend/src/db/open';
import { deliveryPartners, orders, pendingOperations } from '@/backend/src/db/schema';
import type { InputOf, ReplyOf } from '@/lib/contract/endpoint';
import type { posPay } from '@/lib/sections/orders/contract/pos';
import { refusal } from '@/lib/contract/refusals';
import { toBaht, toSatang } from '@/lib/domain/money';
import { payOrders } from '../pay';
import { clearBill } from './bills';
import { requireCashier } from './cashiers';
import { cardGrant } from './guest-card';
import { laterOf, momentOf } from './moment';
import { readTable, sessionAt } from './open-table';

type Payment = InputOf<typeof posPay>['body'];

/** Part of the sum that goes to the bank, in satang. @throws ProblemError 1 for an invalid part */
function cardShareOf({ paid_type, card_part }: Payment): (paidsum: number) => number {
  if (paid_type !== 'mixed') {
    if (card_part !== undefined) throw refusal('splitNotMixed', 'card_part');
    return (paidsum) => (paid_type === 'card' ? paidsum : 0);
  }
  if (card_part === undefined) throw refusal('splitMissing', 'card_part');
  const share = toSatang(card_part);
  return (paidsum) => {
    if (share > paidsum) throw refusal('splitAboveSum', 'card_part', { sum: toBaht(paidsum) });
    return share;
  };
}

/** Name of the partner as the venue writes it. @throws ProblemError 2 for an unknown one */
async function partnerOf(tx: Transaction, name: string): Promise<string> {
  if (name === '') return '';
  const same = sql`lower(${deliveryPartners.name}) = lower(${name})`;
  const [partner] = await tx.select().from(deliveryPartners).where(same);
  if (!partner) throw refusal('noSuchPartner', 'delivery_partner');
  return partner.name;
}

/**
 * Pays a table and clears it: order, stock, funds, expense and roll-ups, in the caller's transaction. Positions cost what
 * their dishes cost when they were added. The order has the time of the till; money and stock are booked now, after
 * everything booked before.
 * @param venue its `zone`, and the `step` in satang to which it rounds cash
 */
export async function pay(
  tx: Transaction,
  body: Payment,
  { zone, step }: { readonly zone: string; readonly step: number },
): Promise<ReplyOf<typeof posPay>> {
  const { place_id, table, cashier_id } = body;
  const told = momentOf(body.time);
  const { positions, since, last } = await readTable(tx, body);
  if (positions.length === 0 || since === null) throw refusal('tableEmpty', 'table');
  await requireCashier(tx, cashier_id, told);
  const paid_time = laterOf(told, last);
  const session = await sessionAt(tx, body, since);
  const paid = {
    place_id,
    table,
    cashier_id,
    opened_time: since,
    paid_time,
    booked_time: new Date(),
    ...(await cardGrant(tx, body.discount_card ?? '', told)),
    session_id: session?.session_id ?? null,
    delivery_partner: await partnerOf(tx, body.delivery_partner ?? ''),
    lines: positions.map(({ menu_id, count, price }) => ({ menu_id, quantity: count, price })),
    cardShare: cardShareOf(body),
  };
  const [order_number = 0] = await payOrders(tx, [paid], zone, step);
  await tx
    .delete(pendingOperations)
    .where(and(eq(pendingOperations.place_id, place_id), eq(pendingOperations.table, table)));
  await clearBill(tx, body);
  const [order] = await tx.select().from(orders).where(eq(orders.order_number, order_number));
  if (!order) throw new Error(`Order ${order_number} was not written`);
  return {
    order_number,
    total_price: toBaht(order.total_price),
    discount: toBaht(order.discount),
    paidsum: toBaht(order.paidsum),
    paid_cash: toBaht(order.paid_cash),
    paid_card: toBaht(order.paid_card),
    ...(order.rounding !== 0 && { rounding: toBaht(order.rounding) }),
  };
}
