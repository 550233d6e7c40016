import { sql, type SQL } from 'drizzle-orm';
import { within, seconds } from '../../db/time';
import { atPlace, cardsIn, type Asked } from '../../ledger/sales/sources';
import type { Behind, Rows } from './query';

/** Number of the known card, else as the till read it. '' and 0 mean no card. */
const number = sql`coalesce(c.card_number, s.discount_card)`;
const holders = sql`coalesce(string_agg(distinct coalesce(nullif(c.owner_name, ''), u.person), ', '), '')`;

/** Orders with a card, joined with the card and its owner. */
const shown = (asked: Asked): SQL => sql`${cardsIn(asked)} s
  left join discount_cards c on c.card_id = s.card_id left join users u on u.user_id = c.owner_id
  where ${number} not in ('', '0')`;

/** Narrows to cards whose number contains a text; '' is every card. */
const withNumber = (part: string): SQL =>
  part ? sql`and position(lower(${part}::text) in lower(${number})) > 0` : sql``;

/**
 * Orders by a card's number, with everybody who had it. An unknown card counts by the number that the till read; 0 and
 * empty are no card.
 */
export const discountCards: Rows<'statistics', 'discount_cards'> = (asked) => ({
  select: {
    card_number: number,
    cardholder_name: holders,
    current_discount: sql`max(case when c.removed_at is null then c.discount end)`,
    discounts_count: sql`sum(orders)`,
    order_discount: sql`sum(s.discount)::int8`,
    order_paidsum: sql`sum(paidsum)::int8`,
  },
  from: sql`${shown(asked)} ${withNumber(asked.card_number)} group by ${number} having sum(orders) <> 0`,
});

/** Cards with orders that had a discount of 100 % when they were paid, at menu prices. */
export const discount100: Rows<'analytics', 'discount100'> = (asked) => ({
  select: { card_number: number, username: holders, count: sql`sum(free_orders)`, sum: sql`sum(free_price)::int8` },
  from: sql`${shown(asked)} and free_orders <> 0 group by ${number} having sum(free_orders) <> 0`,
});

/** Orders of one card. */
export const ordersOfCard: Behind<'analytics', 'discount100'> = ({ bounds, placeId, card_number }) => ({
  select: {
    order_number: sql`order_number`,
    cashier: sql`coalesce(nullif(s.cashier_name, ''), u.person, '')`,
    order_price: sql`total_price`,
    time: seconds(sql`paid_time`),
  },
  from: sql`orders s left join discount_cards c using (card_id) left join users u on u.user_id = s.cashier_id
    where discount_percent = 100 and cancelled_at is null and ${atPlace(placeId, sql`s.place_id`)}
      and ${within(sql`paid_time`, bounds)} and ${number} = ${card_number}`,
});
