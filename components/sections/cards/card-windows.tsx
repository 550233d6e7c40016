'use client';
import { useMay } from '@/components/sight/offers';
import { createQrCard, expireCard, type ListedCard } from '@/lib/sections/cards/contract';
import { CardHistoryDialog } from './card-history';
import { OpenedCard } from './opened-card';
import { QrDialog } from './qr-dialog';
import { QrWindow } from './qr-window';
import { RemoveCard } from './remove-card';
import type { CardTask } from './use-card-menu';

interface CardWindowsProps {
  /** Card in the address; empty for none. */
  readonly opened: string;
  /** User whose QR cards are open, or `new`; empty for none. */
  readonly qr: string;
  readonly task: { readonly task: CardTask; readonly card: ListedCard } | null;
  readonly rows: readonly ListedCard[] | undefined;
  readonly onQr: (user: string) => void;
  readonly onCloseCard: () => void;
  readonly onCloseTask: () => void;
}

/** Windows of the cards: they load when the first of them opens. */
export function CardWindows(props: CardWindowsProps) {
  const { opened, qr, task, rows, onQr, onCloseCard, onCloseTask } = props;
  const may = useMay();
  const cardId = /^[1-9]\d{0,8}$/.test(opened) ? Number(opened) : null;
  return (
    <>
      {cardId !== null && may(expireCard) && (
        <OpenedCard
          key={cardId}
          id={cardId}
          row={rows?.find(({ card_id }) => card_id === cardId)}
          onClose={onCloseCard}
        />
      )}
      {qr !== '' && may(createQrCard) && <QrDialog user={qr} onUser={onQr} onClose={() => onQr('')} />}
      {task?.task === 'image' && <QrWindow card={task.card} onClose={onCloseTask} />}
      {task?.task === 'history' && <CardHistoryDialog card={task.card} onClose={onCloseTask} />}
      {task?.task === 'remove' && <RemoveCard card={task.card} onClose={onCloseTask} />}
    </>
  );
}
