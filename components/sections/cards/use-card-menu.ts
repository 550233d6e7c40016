import { IconCalendarTime, IconHistory, IconPrinter, IconQrcode, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useMay } from '@/components/sight/offers';
import type { RowMenu } from '@/components/table/data-table';
import { menuAction, menuOf, type MenuLink } from '@/components/ui/menu';
import { cardHistory, deleteCard, expireCard, type ListedCard } from '@/lib/sections/cards/contract';
import { isQr } from '@/lib/sections/cards/rules/cards';
import { cardSheetAddress } from '@/lib/sections/cards/papers';

/** Window about one card, besides its expiry. */
type CardTask = 'image' | 'history' | 'remove';
/** Window about a card, and the card. */
export interface CardWork {
  readonly task: CardTask;
  readonly card: ListedCard;
}

interface Begin {
  readonly open: (card: ListedCard) => void;
  readonly task: (task: CardTask, card: ListedCard) => void;
}

const ICONS = { image: IconQrcode, history: IconHistory, remove: IconTrash };

/** Menu of a row: expiry, image, print, history and removal; of several marked rows the print of their cards. */
export function useCardMenu(begin: Begin, chosen: readonly ListedCard[]): RowMenu<ListedCard> {
  const may = useMay();
  const t = useTranslations('cards');
  const print = (cards: readonly ListedCard[]): MenuLink => ({
    kind: 'link',
    key: 'print',
    icon: IconPrinter,
    newTab: true,
    label: cards.length > 1 ? t('entries.printMany', { count: cards.length }) : t('entries.print'),
    href: cardSheetAddress(cards.map(({ card_id }) => card_id)),
  });
  return {
    label: t('actions'),
    of: (card) => {
      const entry = (task: CardTask) => ({
        ...menuAction(task, t(`entries.${task}`), ICONS[task], () => begin.task(task, card)),
        danger: task === 'remove',
      });
      const open = menuAction('open', t('entries.expiry'), IconCalendarTime, () => begin.open(card), 'Enter');
      const together = chosen.length > 1 && chosen.includes(card);
      return menuOf(card.card_number, {
        card: [may(expireCard) && open, may(cardHistory) && entry('history')],
        qr: isQr(card) ? [entry('image'), print(together ? chosen : [card])] : [],
        removal: [may(deleteCard) && entry('remove')],
      });
    },
  };
}
