'use client';
import { useLocale, useTranslations } from 'next-intl';
import { QuestionDialog } from '@/components/form/question-dialog';
import type { Expense } from '@/lib/contract/expenses';
import { formatMoney } from '@/lib/domain/format';
import { operationOf } from '@/lib/reports/expenses';

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
    <QuestionDialog
      title={t('expenses.remove.title', { name })}
      submitLabel={t('expenses.remove.action')}
      problemTitle={t('expenses.remove.failed')}
      onSubmit={onRemove}
      onClose={onClose}
    >
      {t(`expenses.remove.${whatOf(expense)}`, { cost: formatMoney(Math.abs(expense.cost), locale) })}
    </QuestionDialog>
  );
}
