import { eq, isNull } from 'drizzle-orm';
import type { ListedCard } from '@/lib/sections/cards/contract';
import { cardState } from '@/lib/sections/cards/rules/cards';
import type { Database } from '../../db/open';
import { discountCards, users } from '../../db/schema';
import { unixOf } from '../../db/time';
import { cardOwner } from '../../ledger/sales/card-owner';

type CardRow = typeof discountCards.$inferSelect;

/** End of validity as the wire writes it, in Unix seconds. */
export const wireTime = (time: Date | null): number | null => time && unixOf(time);

/** Number of a card with its discount, as histories write it. */
export const cardInWords = ({ card_number, discount }: Pick<CardRow, 'card_number' | 'discount'>): string =>
  `${card_number}, ${discount} %`;

/** All cards in use as of a moment in Unix seconds. */
export async function cardsInUse({ db }: Pick<Database, 'db'>, now: number): Promise<ListedCard[]> {
  const rows = await db
    .select({ card: discountCards, owner: users })
    .from(discountCards)
    .leftJoin(users, eq(users.user_id, discountCards.owner_id))
    .where(isNull(discountCards.removed_at));
  return rows.map(({ card, owner }) => {
    const { card_id, card_number, card_type, discount, owner_id } = card;
    const validtime = wireTime(card.validtime);
    return {
      card_id,
      card_number,
      card_type,
      discount,
      owner_id,
      validtime,
      permissions: owner && owner.permissions,
      owner_name: card.owner_name || (owner?.person ?? ''),
      state: cardState({ card_type, discount, validtime }, owner && cardOwner(owner), now),
    };
  });
}
