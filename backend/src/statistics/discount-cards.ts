import { sql, type SQL } from 'drizzle-orm';
import type { Rows } from './query';
import { cardsIn } from './sources';

/** Narrows to cards whose number contains a text; '' is every card. */
const withNumber = (part: string): SQL =>
  part ? sql`and position(lower(${part}::text) in lower(coalesce(c.card_number, s.discount_card))) > 0` : sql``;

/**
 * Orders by a card's number, with everybody who had it. An unknown card counts by the number that the till read; 0 and
 * empty are no card.
 */
export const discountCards: Rows<'statistics', 'discount_cards'> = (asked) => ({
  select: {
    card_number: sql`coalesce(c.card_number, s.discount_card)`,
    cardholder_name: sql`coalesce(string_agg(distinct coalesce(nullif(c.owner_name, ''), u.person), ', '), '')`,
    current_discount: sql`max(case when c.removed_at is null then c.discount end)`,
    discounts_count: sql`sum(orders)`,
    order_discount: sql`sum(s.discount)::int8`,
    order_paidsum: sql`sum(paidsum)::int8`,
  },
  from: sql`${cardsIn(asked)} s
    left join discount_cards c on c.card_id = s.card_id left join users u on u.user_id = c.owner_id
    where coalesce(c.card_number, s.discount_card) not in ('', '0')
      ${withNumber(asked.card_number)}
    group by coalesce(c.card_number, s.discount_card) having sum(orders) <> 0`,
});
