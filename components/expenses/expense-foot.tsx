'use client';
import { IconArrowsExchange, IconListDetails, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import classes from './expense-dialog.module.css';

interface ExpenseFootProps {
  busy: 'save' | 'transfer' | null;
  /** Null if the expense cannot be renamed. */
  saves: { readonly dirty: boolean } | null;
  /** Null if the action is not available. */
  onDetail: (() => void) | null;
  onRemove: (() => void) | null;
  onTransfer: (() => void) | null;
}

/** Available buttons: Detail, Remove, Transfer, Save. */
export function ExpenseFoot({ busy, saves, onDetail, onRemove, onTransfer }: ExpenseFootProps) {
  const t = useTranslations('expenses');
  if (!saves && !onDetail && !onRemove && !onTransfer) return null;
  return (
    <div className={classes['foot']}>
      {onDetail && (
        <Button
          variant="default"
          leftSection={<IconListDetails size={16} stroke={1.6} aria-hidden />}
          onClick={onDetail}
        >
          {t('detail')}
        </Button>
      )}
      {onRemove && (
        <Button
          variant="default"
          color="red.9"
          className={classes['danger'] ?? ''}
          leftSection={<IconTrash size={16} stroke={1.6} aria-hidden />}
          disabled={busy !== null}
          onClick={onRemove}
        >
          {t('remove.action')}
        </Button>
      )}
      {onTransfer && (
        <Button
          variant="default"
          leftSection={<IconArrowsExchange size={16} stroke={1.6} aria-hidden />}
          loading={busy === 'transfer'}
          disabled={busy === 'save'}
          onClick={onTransfer}
        >
          {t('transfer')}
        </Button>
      )}
      {saves && (
        <Button
          type="submit"
          className={classes['save'] ?? ''}
          loading={busy === 'save'}
          disabled={!saves.dirty || busy === 'transfer'}
        >
          {t('save')}
        </Button>
      )}
    </div>
  );
}
