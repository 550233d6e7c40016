'use client';
import { TextInput } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { ProblemAlert } from '@/components/problem/problem-alert';
import type { Expense } from '@/lib/contract/expenses';
import { offersOf } from '@/lib/domain/expense-rules';
import { operationOf } from '@/lib/reports/expenses';
import classes from './expense-dialog.module.css';
import { ExpenseFacts } from './expense-facts';
import { ExpenseFoot } from './expense-foot';
import { RemoveDialog } from './remove-dialog';
import type { Rights } from './rights';
import { useExpenseCommands } from './use-expense-commands';

interface ExpenseEditorProps {
  expense: Expense;
  rights: Rights;
  onDirty: (dirty: boolean) => void;
  /** A question lies above the dialog. */
  onCover: (covered: boolean) => void;
  onDetail: () => void;
  onDone: () => void;
}

const LONGEST_NAME = 200;

/** Name and facts of an expense, and what can be done with it by the rules of the specification (part 1 §4). */
export function ExpenseEditor({ expense, rights, onDirty, onCover, onDetail, onDone }: ExpenseEditorProps) {
  const t = useTranslations();
  const [name, setName] = useState(expense.name);
  const [asking, setAsking] = useState(false);
  const [now] = useState(() => Date.now() / 1000);
  const commands = useExpenseCommands(expense.expense_id);
  const offers = offersOf(expense, rights.isAdmin, now);
  const mayRename = rights.change && offers.rename;
  const trimmed = name.trim();
  const dirty = mayRename && trimmed !== expense.name && trimmed !== '';
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  const ask = (open: boolean) => {
    setAsking(open);
    onCover(open);
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (dirty && (await commands.rename(trimmed))) onDone();
  };
  const { problem } = commands;
  return (
    <>
      <form className={classes['editor']} noValidate onSubmit={(event) => void submit(event)}>
        <div className={classes['panel']}>
          {problem && (
            <ProblemAlert
              problem={problem.problem}
              title={t(problem.of === 'save' ? 'expenses.notRenamed' : 'expenses.notTransferred')}
            />
          )}
          <TextInput
            label={t('expenses.fields.name')}
            value={name}
            // What was never named goes by what it is.
            placeholder={operationOf({ ...expense, name: '' }, t)}
            maxLength={LONGEST_NAME}
            readOnly={!mayRename}
            data-autofocus
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <ExpenseFacts expense={expense} />
        </div>
        <ExpenseFoot
          busy={commands.busy}
          saves={mayRename ? { dirty } : null}
          onDetail={offers.detail ? onDetail : null}
          onRemove={
            rights.change && offers.remove && (!expense.is_cashier_order || rights.cancelOrders)
              ? () => ask(true)
              : null
          }
          onTransfer={rights.change && offers.transfer ? () => void commands.transfer() : null}
        />
      </form>
      {asking && (
        <RemoveDialog
          expense={expense}
          onRemove={() =>
            commands.remove().then(() => {
              ask(false);
              onDone();
            })
          }
          onClose={() => ask(false)}
        />
      )}
    </>
  );
}
