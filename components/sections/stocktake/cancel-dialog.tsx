'use client';
import { useTranslations } from 'next-intl';
import { QuestionDialog } from '@/components/form/question-dialog';
import type { StockCount } from '@/lib/sections/stocktake/contract';
import classes from './count-screen.module.css';

interface CancelDialogProps {
  readonly count: StockCount;
  readonly onCancel: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Confirms the cancellation of a count. */
export function CancelDialog({ count, onCancel, onClose }: CancelDialogProps) {
  const t = useTranslations('stocktake.cancel');
  return (
    <QuestionDialog
      size={480}
      title={t('title', { name: count.name })}
      submitLabel={t('action')}
      onSubmit={onCancel}
      onClose={onClose}
    >
      <p className={classes['text']}>{t('text')}</p>
    </QuestionDialog>
  );
}
