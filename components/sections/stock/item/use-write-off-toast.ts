'use client';
import { useTranslations } from 'next-intl';
import { useToasts } from '@/components/form/use-toasts';
import { useMeasure } from '@/components/frame/use-measure';
import { useCommand } from '@/lib/api/use-command';
import type { StockItemRow } from '@/lib/sections/stock/contract/stock';
import { undoWriteOff } from '@/lib/sections/stock/contract/edit';

/** Booked write-off. `quantity` is below 0 for found goods; `id` is missing on a legacy server. */
export interface Lost {
  readonly name: string;
  readonly item: StockItemRow;
  readonly quantity: number;
  /** A shortfall, not a write-off. */
  readonly isShort: boolean;
  readonly id: number | undefined;
}

/** Says what was written off, with Undo where the server can take it back. */
export function useWriteOffToast(): (lost: Lost) => void {
  const t = useTranslations('stockItem.writeOff');
  const words = useMeasure();
  const toasts = useToasts();
  const { send } = useCommand(undoWriteOff);
  return ({ name, item, quantity, isShort, id }) => {
    const text = t(quantity < 0 ? 'doneFound' : isShort ? 'doneShort' : 'done', {
      name,
      quantity: words.written(Math.abs(quantity), item),
    });
    const undo = async (stock_story_id: number) => {
      try {
        await send({ body: { stock_story_id } });
        toasts.success(t(isShort ? 'undoneShort' : 'undone', { name }));
      } catch (error) {
        toasts.failed(t(isShort ? 'notUndoneShort' : 'notUndone', { name }), error);
      }
    };
    if (id === undefined || quantity <= 0) toasts.success(text);
    else toasts.done(text, () => void undo(id));
  };
}
