'use client';
import { IconArrowsExchange, IconListDetails, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import classes from './expense-dialog.module.css';

interface ExpenseFootProps {
  isSaving: boolean;
  /** An order is taken back, anything else removed. */
  isOrder: boolean;
  /** Null if the expense cannot be renamed. */
  saves: { readonly dirty: boolean } | null;
  /** Null if the action is not available. */
  onDetail: (() => void) | null;
  onRemove: (() => void) | null;
  onTransfer: (() => void) | null;
}

/** Available buttons: Detail, Remove, Change payment method, Save. */
export function ExpenseFoot({ isSaving, isOrder, saves, onDetail, onRemove, onTransfer }: ExpenseFootProps) {
  const t = useTranslations();
  if (!saves && !onDetail && !onRemove && !onTransfer) return null;
  return (
    <div className={classes['foot']}>
      {onDetail && (
        <Button
          variant="default"
          leftSection={<IconListDetails size={16} stroke={1.6} aria-hidden />}
          onClick={onDetail}
        >
          {t('expenses.detail')}
        </Button>
      )}
      {onRemove && (
        <Button
          variant="default"
          color="red.9"
          className={classes['danger'] ?? ''}
          leftSection={<IconTrash size={16} stroke={1.6} aria-hidden />}
          disabled={isSaving}
          onClick={onRemove}
        >
          {isOrder ? t('record.void.action') : t('expenses.remove.action')}
        </Button>
      )}
      {onTransfer && (
        <Button
          variant="default"
          leftSection={<IconArrowsExchange size={16} stroke={1.6} aria-hidden />}
          disabled={isSaving}
          onClick={onTransfer}
        >
          {t('record.payment.action')}
        </Button>
      )}
      {saves && (
        <Button type="submit" className={classes['save'] ?? ''} loading={isSaving} disabled={!saves.dirty}>
          {t('expenses.save')}
        </Button>
      )}
    </div>
  );
}
