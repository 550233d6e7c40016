'use client';
import { useTranslations } from 'next-intl';
import type { StockCount } from '@/lib/contract/stock-count';
import { ConfirmDialog } from './confirm-dialog';
import classes from './count-screen.module.css';

interface CancelDialogProps {
  opened: boolean;
  count: StockCount;
  onCancel: () => Promise<unknown>;
  onClose: () => void;
}

/** Asked once before a count is abandoned. */
export function CancelDialog({ opened, count, onCancel, onClose }: CancelDialogProps) {
  const t = useTranslations('stocktake.cancel');
  return (
    <ConfirmDialog
      opened={opened}
      title={t('title', { name: count.name })}
      submitLabel={t('action')}
      danger
      onSubmit={onCancel}
      onClose={onClose}
    >
      <p className={classes['text']}>{t('text')}</p>
    </ConfirmDialog>
  );
}
