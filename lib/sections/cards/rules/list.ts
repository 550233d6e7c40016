import type { InputOf } from '@/lib/contract/endpoint';
import { holdsText } from '@/lib/domain/search-text';
import { sortBy } from '@/lib/domain/sort-by';
import type { cardPage, ListedCard } from '../contract';
import { isQr } from './cards';

/** Narrowing of the cards; without `count` all of them are on one page. */
type CardsAsked = InputOf<typeof cardPage>['body'];

const DIGITS = /^\d+$/;

/** Whether a text is a part of a card's number or, with a letter in it, of its owner's name. */
function isFound({ card_number, owner_name }: ListedCard, search: string): boolean {
  if (holdsText(card_number, search)) return true;
  return !DIGITS.test(search) && holdsText(owner_name ?? '', search);
}

const hasState = (card: ListedCard, state: CardsAsked['state'] = 'all'): boolean =>
  state === 'all' || (state === 'off' ? !['valid', 'expired'].includes(card.state) : card.state === state);

const hasType = (card: ListedCard, type: CardsAsked['type'] = 'all'): boolean =>
  type === 'all' || isQr(card) === (type === 'qr');

/** Validity without an end is later than any other. */
const valueOf = (card: object, key: string): unknown => {
  const value = (card as Readonly<Record<string, unknown>>)[key];
  return key === 'validtime' ? value || Infinity : value;
};

/** A page of the cards that are meant, and their number. */
export function pageOfCards(
  cards: readonly ListedCard[],
  asked: CardsAsked,
): { items: ListedCard[]; total_records: number } {
  const { search = '', owner_id, card_ids, page = 1, count, sort } = asked;
  const wanted = card_ids && new Set(card_ids);
  const found = cards.filter(
    (card) =>
      isFound(card, search) &&
      hasState(card, asked.state) &&
      hasType(card, asked.type) &&
      (owner_id === undefined || card.owner_id === owner_id) &&
      (!wanted || wanted.has(card.card_id)),
  );
  const byId = sortBy(found, { key: 'card_id', direction: 'asc' });
  const sorted = sort ? sortBy(byId, sort, valueOf) : byId;
  const items = count === undefined ? sorted : sorted.slice((page - 1) * count, page * count);
  return { items, total_records: sorted.length };
}
