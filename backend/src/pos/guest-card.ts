import { asc, desc, eq, gt, sql } from 'drizzle-orm';
import { refusal } from '@/lib/contract/refusals';
import { discountCards } from '../db/schema';
import type { Transaction } from '../http/command';

/** Discount that a card gives to an order. */
interface CardGrant {
  readonly card_id: number | null;
  readonly discount_card: string;
  readonly discount_percent: number;
  readonly promo: boolean;
}

/** Values that tills send for no card. */
const NO_CARD = new Set(['', '0']);

/**
 * Discount of a card number at a moment; null for no card.
 * @throws ProblemError 2 for an unknown card, 1 for one that had expired or was taken back by then
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
  return { card_id, discount_card: number, discount_percent: discount, promo };
}
