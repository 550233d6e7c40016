'use client';
import { useLocale, useTranslations } from 'next-intl';
import { QuestionDialog } from '@/components/form/question-dialog';
import { useDialog } from '@/components/form/use-leaving';
import { useToasts } from '@/components/form/use-toasts';
import { useCommand } from '@/lib/api/use-command';
import { deleteExpense, type Expense } from '@/lib/sections/expenses/contract';
import { formatMoney } from '@/lib/domain/format';
import type { MoneyMove } from '@/lib/domain/money-moves';
import { operationOf } from '@/lib/sections/expenses/list';

interface RemoveDialogProps {
  readonly expense: Expense;
  readonly onClose: () => void;
}

/** Money that a removal moves back: a payment returns to its fund, an income leaves it. Null if it is unknown. */
function moveBack({ cost, fund, flow }: Expense): MoneyMove | null {
  // An operation changes two funds, or sets one.
  if (!fund || flow === 'operation') return null;
  return cost < 0 ? { in: fund, sum: -cost } : { out: fund, sum: cost };
}

/** Confirms the removal of an expense that is no order, then closes its dialog too. */
export function RemoveDialog({ expense, onClose }: RemoveDialogProps) {
  const t = useTranslations();
  const locale = useLocale();
  const toasts = useToasts();
  const dialog = useDialog();
  const { send } = useCommand(deleteExpense);
  const move = moveBack(expense);
  const kind = expense.purchase_number === null ? 'other' : 'purchase';
  return (
    <QuestionDialog
      title={t('expenses.remove.title', { name: operationOf(expense, t) })}
      submitLabel={t(move ? 'form.money.back' : 'expenses.remove.action')}
      problemTitle={t('expenses.remove.failed')}
      move={move}
      onSubmit={async () => {
        await send({ body: { expense_id: expense.expense_id } });
        toasts.success(t('expenses.done.removed'));
        dialog.close();
      }}
      onClose={onClose}
    >
      {t(`expenses.remove.${kind}`, { cost: formatMoney(Math.abs(expense.cost), locale) })}
    </QuestionDialog>
  );
}
