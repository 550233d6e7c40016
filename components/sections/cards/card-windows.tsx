'use client';
import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/form/dialog';
import { RecordQuestion } from '@/components/form/record-question';
import { useMay } from '@/components/sight/offers';
import { createQrCard, expireCard, type ListedCard } from '@/lib/sections/cards/contract';
import { cardRemoval } from '@/lib/sections/cards/questions';
import { CardHistoryDialog } from './card-history';
import { OpenedCard } from './opened-card';
import { QrDialog } from './qr-dialog';
import { QrView } from './qr-view';
import type { CardWork } from './use-card-menu';

interface CardWindowsProps {
  /** Card in the address; null for none. */
  readonly openedId: number | null;
  /** Its row, when the page of the list has it. */
  readonly row: ListedCard | undefined;
  /** User whose QR cards are open, or `new`; empty for none. */
  readonly qr: string;
  readonly task: CardWork | null;
  readonly onQr: (user: string) => void;
  readonly onCloseCard: () => void;
  readonly onCloseTask: () => void;
}

/** Windows of the cards: they load when the first of them opens. */
export function CardWindows(props: CardWindowsProps) {
  const { openedId, row, qr, task, onQr, onCloseCard, onCloseTask } = props;
  const may = useMay();
  const t = useTranslations('cards.qr');
  return (
    <>
      {openedId !== null && may(expireCard) && (
        <OpenedCard key={openedId} id={openedId} row={row} onClose={onCloseCard} />
      )}
      {qr !== '' && may(createQrCard) && <QrDialog user={qr} onUser={onQr} onClose={() => onQr('')} />}
      {task?.task === 'image' && (
        <Dialog
          title={t('windowTitle', { owner: task.card.owner_name ?? '', discount: task.card.discount })}
          size={420}
          onClose={onCloseTask}
        >
          <QrView card={task.card} />
        </Dialog>
      )}
      {task?.task === 'history' && <CardHistoryDialog card={task.card} onClose={onCloseTask} />}
      {task?.task === 'remove' && <RecordQuestion question={cardRemoval(task.card)} onClose={onCloseTask} />}
    </>
  );
}
