'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog } from '@/components/form/dialog';
import { loadProblem } from '@/components/problem/load-problem';
import { Skeleton } from '@/components/ui/skeleton';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { getExpense, type Expense } from '@/lib/sections/expenses/contract';
import { ExpenseDialog, type ExpenseDialogProps } from './expense-dialog';

interface OpenedExpenseProps extends Omit<ExpenseDialogProps, 'expense'> {
  readonly id: number;
  /** Its row, when the page of the list has it; otherwise it is fetched. */
  readonly row: Expense | undefined;
}

/**
 * Dialog of the expense in the address. A change may move it to another page or out of the filter: the dialog keeps the
 * last known values meanwhile, and on a legacy server, which has no call for one expense.
 */
export function OpenedExpense({ id, row, ...dialog }: OpenedExpenseProps) {
  const t = useTranslations('expenses');
  const query = useEndpoint(getExpense, row ? null : { params: { id } });
  const [last, setLast] = useState(row);
  const current = row ?? query.data;
  if (current && current !== last) setLast(current);
  const expense = current ?? last;
  if (expense) return <ExpenseDialog {...dialog} expense={expense} />;
  return (
    <Dialog title={t('one', { id: String(id) })} size={620} onClose={dialog.onClose}>
      {loadProblem(t('notLoaded'), query) ?? <Skeleton height={200} />}
    </Dialog>
  );
}
