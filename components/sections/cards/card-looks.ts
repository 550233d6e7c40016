import type { Looks } from '@/components/list/looks';
import type { ListedCard } from '@/lib/sections/cards/contract';

/** Looks of the columns: on a phone number, discount, owner and end of validity stay. */
export const CARD_LOOKS: Looks<ListedCard> = {
  card_number: { pinned: true, fixed: true },
  card_type: { wideOnly: true },
  permissions: { wideOnly: true },
  state: { wideOnly: true, priority: 'low' },
};
