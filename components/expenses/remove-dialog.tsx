'use client';
import { Modal } from '@mantine/core';
import { useLocale, useTranslations } from 'next-intl';
import { DialogForm } from '@/components/form/dialog-form';
import type { Expense } from '@/lib/contract/expenses';
import { formatMoney } from '@/lib/domain/format';
import { operationOf } from '@/lib/reports/expenses';
import classes from './expense-dialog.module.css';

interface RemoveDialogProps {
  expense: Expense;
  onRemove: () => Promise<unknown>;
  onClose: () => void;
}

/** What hangs on the expense, and goes with it. */
const whatOf = ({ order_number, purchase_number }: Expense) =>
  order_number !== null ? 'order' : purchase_number !== null ? 'purchase' : 'other';

/** Asked once before an expense is taken back; names it, and what comes of it. */
export function RemoveDialog({ expense, onRemove, onClose }: RemoveDialogProps) {
  const t = useTranslations();
  const locale = useLocale();
  const name =
    expense.order_number === null
      ? operationOf(expense, t)
      : t('expenses.remove.orderName', { number: String(expense.order_number) });
  return (
    <Modal
      opened
      onClose={onClose}
      centered
      size={460}
      zIndex={300}
      title={t('expenses.remove.title', { name })}
      closeButtonProps={{ 'aria-label': t('form.close') }}
      attributes={{ header: { role: 'presentation' } }}
      transitionProps={{ duration: 0 }}
    >
      <DialogForm
        submitLabel={t('expenses.remove.action')}
        danger
        problemTitle={t('expenses.remove.failed')}
        onSubmit={onRemove}
        onCancel={onClose}
      >
        <p className={classes['text']}>
          {t(`expenses.remove.${whatOf(expense)}`, { cost: formatMoney(Math.abs(expense.cost), locale) })}
        </p>
      </DialogForm>
    </Modal>
  );
}
