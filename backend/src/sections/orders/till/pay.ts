import { and, eq, sql, asc, desc, gt } from 'drizzle-orm';
import type { Transaction } from '@/backend/src/db/open';
import { deliveryPartners, pendingOperations, discountCards, users } from '@/backend/src/db/schema';
import type { InputOf, ReplyOf } from '@/lib/contract/endpoint';
import type { posPay } from '@/lib/sections/orders/contract/pos';
import { refusal } from '@/lib/contract/refusals';
import { inBaht, toBaht, toSatang } from '@/lib/domain/money';
import { cardOwner, ownerThen } from '@/backend/src/ledger/sales/card-owner';
import { ownerFault } from '@/lib/sections/cards/rules/cards';
import { payOrder } from '../pay';
import { clearBill } from './bills';
import { requireCashier } from './cashiers';
import { laterOf, momentOf } from './moment';
import { readTable, sessionAt } from './open-table';
import { findRow, requireRow } from '@/backend/src/db/rows';

/** Discount that a card gives to an order. */
interface CardGrant {
  readonly card_id: number | null;
  readonly discount_card: string;
  readonly discount_percent: number;
  readonly promo: boolean;
}

/** Values that tills send for no card. */
const NO_CARD = new Set(['', '0']);

/** @throws ProblemError 1 for a card whose owner was disabled by then, or had no right to its discount */
async function requireOwner(tx: Transaction, card: typeof discountCards.$inferSelect, time: Date): Promise<void> {
  if (card.owner_id === null) return;
  const user = await findRow(tx, users, eq(users.user_id, card.owner_id));
  if (!user || !ownerFault(card, cardOwner(user))) return;
  const fault = ownerFault(card, await ownerThen(tx, user, time));
  if (fault) throw refusal(fault === 'owner_off' ? 'cardOwnerOff' : 'cardNotAllowed', 'discount_card');
}

/**
 * Discount of a card number at a moment; null for no card.
 * @throws ProblemError 2 for an unknown card, 1 for one that had expired, was taken back or gave nothing by then
 */
async function cardGrant(tx: Transaction, number: string, time: Date): Promise<CardGrant> {
  if (NO_CARD.has(number)) return { card_id: null, discount_card: '', discount_percent: 0, promo: false };
  // A number may have had several owners; the owner at that time counts.
  const inUse = sql`coalesce(${gt(discountCards.removed_at, time)}, true)`;
  const [card] = await tx
    .select()
    .from(discountCards)
    .where(eq(discountCards.card_number, number))
    .orderBy(desc(inUse), asc(discountCards.removed_at))
    .limit(1);
  if (!card) throw refusal('noSuchCard', 'discount_card');
  const { card_id, discount, promo, validtime, removed_at } = card;
  if (removed_at && removed_at <= time) throw refusal('cardTakenBack', 'discount_card');
  if (validtime && validtime < time) throw refusal('cardExpired', 'discount_card');
  await requireOwner(tx, card, time);
  return { card_id, discount_card: number, discount_percent: discount, promo };
}

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
  return (await requireRow(tx, deliveryPartners, same, ['noSuchPartner', 'delivery_partner'])).name;
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
  const order = await payOrder(tx, paid, zone, step);
  await tx
    .delete(pendingOperations)
    .where(and(eq(pendingOperations.place_id, place_id), eq(pendingOperations.table, table)));
  await clearBill(tx, body);
  return {
    order_number: order.order_number,
    ...inBaht(order, 'total_price', 'discount', 'paidsum', 'paid_cash', 'paid_card'),
    ...(order.rounding !== 0 && { rounding: toBaht(order.rounding) }),
  };
}
