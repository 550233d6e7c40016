'use client';
import type { ListedCard } from '@/lib/contract/cards';
import { CardHistoryDialog } from './card-history';
import { OpenedCard } from './opened-card';
import type { Reader } from './reader';
import { RemoveCard } from './remove-card';
import type { CardTask } from './use-card-menu';

interface CardWindowsProps {
  readonly reader: Reader;
  /** Card in the address; empty for none. */
  readonly opened: string;
  readonly task: { readonly task: CardTask; readonly card: ListedCard } | null;
  readonly rows: readonly ListedCard[] | undefined;
  readonly onCloseCard: () => void;
  readonly onCloseTask: () => void;
}

/** Windows of the cards: they load when the first of them opens. */
export function CardWindows({ reader, opened, task, rows, onCloseCard, onCloseTask }: CardWindowsProps) {
  const cardId = /^[1-9]\d{0,8}$/.test(opened) ? Number(opened) : null;
  return (
    <>
      {cardId !== null && reader.changes && (
        <OpenedCard
          key={cardId}
          id={cardId}
          row={rows?.find(({ card_id }) => card_id === cardId)}
          isOwn={reader.isOwn}
          onClose={onCloseCard}
        />
      )}
      {task?.task === 'history' && <CardHistoryDialog card={task.card} onClose={onCloseTask} />}
      {task?.task === 'remove' && <RemoveCard card={task.card} onClose={onCloseTask} />}
    </>
  );
}
