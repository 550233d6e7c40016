'use client';
import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/form/dialog';
import { RecordQuestion } from '@/components/form/record-question';
import type { useRecords } from '@/components/list/use-records';
import { useMay } from '@/components/sight/offers';
import { createQrCard, expireCard, type ListedCard } from '@/lib/sections/cards/contract';
import { cardRemoval } from '@/lib/sections/cards/questions';
import { CardHistoryDialog } from './card-history';
import { OpenedCard } from './opened-card';
import { QrDialog } from './qr-dialog';
import { QrView } from './qr-view';
import type { CardWork } from './use-card-menu';

interface CardWindowsProps {
  readonly records: ReturnType<typeof useRecords<ListedCard, CardWork>>;
  /** User whose QR cards are open, or `new`; empty for none. */
  readonly qr: string;
  readonly onQr: (user: string) => void;
}

/** Windows of the cards: they load when the first of them opens. */
export function CardWindows({ records, qr, onQr }: CardWindowsProps) {
  const { openedId, openedRow, close, task, endTask } = records;
  const may = useMay();
  const t = useTranslations('cards.qr');
  return (
    <>
      {openedId !== null && may(expireCard) && (
        <OpenedCard key={openedId} id={openedId} row={openedRow} onClose={close} />
      )}
      {qr !== '' && may(createQrCard) && <QrDialog user={qr} onUser={onQr} onClose={() => onQr('')} />}
      {task?.task === 'image' && (
        <Dialog
          title={t('windowTitle', { owner: task.card.owner_name ?? '', discount: task.card.discount })}
          size={420}
          onClose={endTask}
        >
          <QrView card={task.card} />
        </Dialog>
      )}
      {task?.task === 'history' && <CardHistoryDialog card={task.card} onClose={endTask} />}
      {task?.task === 'remove' && <RecordQuestion question={cardRemoval(task.card)} onClose={endTask} />}
    </>
  );
}
