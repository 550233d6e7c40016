import { asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { Transaction } from '@/backend/src/db/open';
import { discountCards, users } from '@/backend/src/db/schema';
import { cardOwner, ownerThen } from '@/backend/src/ledger/sales/card-owner';
import { refusal } from '@/lib/contract/refusals';
import { ownerFault } from '@/lib/sections/cards/rules/cards';

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
  const [user] = await tx.select().from(users).where(eq(users.user_id, card.owner_id));
  if (!user || !ownerFault(card, cardOwner(user))) return;
  const fault = ownerFault(card, await ownerThen(tx, user, time));
  if (fault) throw refusal(fault === 'owner_off' ? 'cardOwnerOff' : 'cardNotAllowed', 'discount_card');
}

/**
 * Discount of a card number at a moment; null for no card.
 * @throws ProblemError 2 for an unknown card, 1 for one that had expired, was taken back or gave nothing by then
 */
export async function cardGrant(tx: Transaction, number: string, time: Date): Promise<CardGrant> {
  if (NO_CARD.has(number)) return { card_id: null, discount_card: '', discount_percent: 0, promo: false };
  // A number may have had several owners: the one who had it then counts.
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
