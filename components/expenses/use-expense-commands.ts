'use client';
import { notifications } from '@mantine/notifications';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { problemOf } from '@/components/form/use-toasts';
import { useCommand } from '@/lib/api/use-endpoint';
import { deleteExpense, renameExpense, transferExpense } from '@/lib/contract/expenses';
import type { Problem } from '@/lib/contract/problem';

type Work = 'save' | 'transfer';

/** Renaming, transferring and removing one expense: one at a time, with what the server refused. */
export function useExpenseCommands(expense_id: number) {
  const t = useTranslations('expenses');
  const form = useTranslations('form');
  const rename = useCommand(renameExpense);
  const transfer = useCommand(transferExpense);
  const remove = useCommand(deleteExpense);
  const [busy, setBusy] = useState<Work | null>(null);
  const [problem, setProblem] = useState<{ readonly of: Work; readonly problem: Problem } | null>(null);

  const say = (text: string) =>
    notifications.show({ color: 'green', message: text, closeButtonProps: { 'aria-label': form('close') } });
  const run = async (of: Work, work: () => Promise<unknown>, done: string): Promise<boolean> => {
    if (busy) return false;
    setBusy(of);
    setProblem(null);
    try {
      await work();
      say(done);
      return true;
    } catch (error) {
      setProblem({ of, problem: problemOf(error) });
      return false;
    } finally {
      setBusy(null);
    }
  };
  return {
    busy,
    problem,
    rename: (new_name: string) =>
      run('save', () => rename.trigger({ body: { expense_id, new_name } }), t('done.renamed')),
    transfer: () => run('transfer', () => transfer.trigger({ body: { expense_id } }), t('done.transferred')),
    /** Throws what the server refused: the question is still there to show it. */
    remove: async () => {
      await remove.trigger({ body: { expense_id } });
      say(t('done.removed'));
    },
  };
}
