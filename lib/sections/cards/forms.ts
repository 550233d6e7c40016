import { expireCard, type Card } from './contract';
import { mayExpireAt } from './rules/cards';
import { defineForm } from '@/lib/forms/define';
import { value } from '@/lib/forms/field';

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
