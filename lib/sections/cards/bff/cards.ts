import 'server-only';
import { cardPage, listCards } from '../contract';
import { pageOfCards } from '../rules/list';
import { cardState } from '../rules/cards';
import { compose } from '@/lib/bff/compose';

/** A legacy server sends all cards without states, and does not say which accounts are disabled. */
export const cardCalls = [
  compose(cardPage, async ({ body }, call) => {
    const { items, total_records } = await call(listCards, { body });
    const now = Math.floor(Date.now() / 1000);
    const cards = items.map((card) => ({ ...card, state: card.state ?? cardState(card, null, now) }));
    return total_records === undefined ? pageOfCards(cards, body) : { items: cards, total_records };
  }),
];
