'use client';
import { useTranslations } from 'next-intl';
import { QuestionDialog } from '@/components/form/question-dialog';
import { useToasts } from '@/components/form/use-toasts';
import { useMeasure } from '@/components/frame/use-measure';
import { useCommand } from '@/lib/api/use-command';
import { undoBatch, type CraftBatch } from '@/lib/sections/craft/contract/batches';

interface UndoDialogProps {
  readonly batch: CraftBatch;
  readonly onClose: () => void;
}

/** Asks before a batch is taken back, and says what moves in the stock. */
export function UndoDialog({ batch, onClose }: UndoDialogProps) {
  const t = useTranslations('craft.batches');
  const measure = useMeasure();
  const toasts = useToasts();
  const { send } = useCommand(undoBatch);
  const number = String(batch.batch_id);
  return (
    <QuestionDialog
      title={t('undoTitle', { number })}
      submitLabel={t('undo')}
      problemTitle={t('notUndone')}
      onSubmit={async () => {
        await send({ body: { batch_id: batch.batch_id } });
        toasts.success(t('undone', { number }));
      }}
      onClose={onClose}
    >
      <p>
        {t('undoText', {
          quantity: measure.written(batch.quantity, batch.measure_name),
          name: batch.stock_name,
          cost: measure.money(batch.cost),
        })}
      </p>
      <p>{t('undoKeep')}</p>
    </QuestionDialog>
  );
}
