import { useState } from 'react';
import { problemOf } from '@/lib/api/call';
import { useCommand } from '@/lib/api/use-command';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { cardPage, createQrCard, type QrDiscount } from '@/lib/sections/cards/contract';
import type { Problem } from '@/lib/contract/problem';
import { listUsers, type User } from '@/lib/sections/users/contract/users';
import { cardAfterRemoval, discountFor } from '@/lib/sections/cards/rules/cards';

/** QR cards of the user in the address: who is chosen, their cards, the selected card and the discount of a new one. */
export function useQrCards(chosenUser: string, onUser: (user: string) => void) {
  const users = useEndpoint(listUsers, { body: {} });
  const user = users.data?.items.find(({ user_id }) => String(user_id) === chosenUser);
  const cards = useEndpoint(cardPage, user ? { body: { owner_id: user.user_id, type: 'qr' } } : null);
  const [selectedId, select] = useState<number | null>(null);
  const [wanted, setDiscount] = useState<QrDiscount | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const create = useCommand(createQrCard);
  const discount = user ? discountFor(wanted, user.permissions) : null;
  const items = cards.data?.items ?? [];
  return {
    users,
    user,
    cards,
    items,
    discount,
    setDiscount,
    problem,
    select,
    selected: items.find(({ card_id }) => card_id === selectedId),
    busy: create.busy,
    chooseUser: ({ user_id, permissions }: User) => {
      select(null);
      setProblem(null);
      // Kept for the user after: a discount that this one may not give is forgotten.
      setDiscount(discountFor(wanted, permissions));
      onUser(String(user_id));
    },
    add: async () => {
      if (!user || discount === null) return;
      setProblem(null);
      try {
        const { card_id } = await create.send({ body: { owner_id: user.user_id, discount } });
        select(card_id);
      } catch (error) {
        setProblem(problemOf(error));
      }
    },
    removed: (cardId: number) =>
      select(
        cardAfterRemoval(
          items.map(({ card_id }) => card_id).filter((id) => id !== cardId),
          cardId,
        ),
      ),
  };
}
