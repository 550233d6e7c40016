import { deleteCard, type Card } from './contract';
import { isQr } from './rules/cards';
import { defineQuestion } from '@/lib/forms/question';

/** Asks before a card is taken out of use. */
export const cardRemoval = defineQuestion(deleteCard, {
  input: ({ card_id }: Card) => ({ body: { card_id } }),
  asks: (card, words) => {
    const { card_number: number, owner_name, owner_id, discount } = card;
    const text = words('cards.remove.text', { owner: owner_name || number, discount });
    return {
      title: words('cards.remove.title', { number }),
      submit: words('cards.remove.submit'),
      text: [!isQr(card) && owner_id !== null ? `${text} ${words('cards.remove.rfid')}` : text],
      done: words('cards.remove.done', { number }),
    };
  },
});
