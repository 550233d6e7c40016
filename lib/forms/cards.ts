import { expireCard, type Card } from '../contract/cards';
import { mayExpireAt } from '../domain/card-rules';
import { defineForm } from './define';
import { value } from './field';

/** Form of the end of a card's validity, in Unix seconds; null never ends. */
export const expiryForm = defineForm(expireCard, {
  fields: { expiration: value<number | null>('cards.expiry.until', null) },
  values: ({ validtime }: Card) => ({ expiration: validtime || null }),
  check: ({ expiration = null }, { validtime }) =>
    expiration === validtime || mayExpireAt(expiration, Date.now() / 1000)
      ? undefined
      : { expiration: { key: 'cards.expiry.past' } },
  fixed: ({ card_id }) => ({ card_id }),
  changesOnly: '',
});
