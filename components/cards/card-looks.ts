import type { Looks } from '@/components/report/looks';
import type { ListedCard } from '@/lib/contract/cards';

/** Looks of the columns: on a phone number, discount, owner and end of validity stay. */
export const CARD_LOOKS: Looks<ListedCard> = {
  card_number: { pinned: true, fixed: true },
  card_type: { wideOnly: true },
  permissions: { wideOnly: true },
  state: { wideOnly: true, priority: 'low' },
};
