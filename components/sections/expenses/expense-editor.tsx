'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { IconArrowsExchange, IconListDetails, IconTrash } from '@tabler/icons-react';
import dialogs from '@/components/form/dialogs.module.css';
import { ConflictQuestion } from '@/components/form/conflict-question';
import { RecordQuestion } from '@/components/form/record-question';
import { RestoredNote } from '@/components/form/restored-note';
import { useForm } from '@/components/form/use-form';
import { useDialog, useHold } from '@/components/form/use-leaving';
import { useToasts } from '@/components/form/use-toasts';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { PaymentDialog } from '@/components/record/payment-dialog';
import { TextInput } from '@/components/ui/text-input';
import { call } from '@/lib/api/call';
import {
  CANCEL_ORDER,
  deleteExpense,
  type Expense,
  getExpense,
  renameExpense,
  transferExpense,
} from '@/lib/sections/expenses/contract';
import { useIsAdmin, useMay } from '@/components/sight/offers';
import { cx, layout } from '@/components/ui/classes';
import { expenseRemoval } from '@/lib/sections/expenses/questions';
import { orderVoiding } from '@/lib/sections/orders/questions';
import { offersOf, paymentOf } from '@/lib/sections/expenses/rules';
import { changedFields } from '@/lib/forms/evaluate';
import { renameForm } from '@/lib/sections/funds/forms';
import { nameWithOrder, operationOf } from '@/lib/sections/expenses/words';
import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/form';
import classes from './expense-dialog.module.css';
import { ExpenseFacts } from './expense-facts';

interface ExpenseEditorProps {
  readonly expense: Expense;
  /** Opens the order or purchase of the expense. */
  readonly onDetail: () => void;
}

/** Name and facts of an expense, and its actions (docs/domain.md, section 8.2). */
export function ExpenseEditor({ expense, onDetail }: ExpenseEditorProps) {
  const t = useTranslations();
  const may = useMay();
  const toasts = useToasts();
  const dialog = useDialog();
  const [isRemoving, setRemoving] = useState(false);
  const [now] = useState(() => Date.now() / 1000);
  const { expense_id, order_number, cost, closed_day, kind } = expense;
  const offers = offersOf(expense, useIsAdmin(), now);
  const mayRename = may(renameExpense) && offers.rename;
  const form = useForm(renameForm, {
    record: expense,
    readOnly: !mayRename,
    reread: () => call(getExpense, { params: { id: expense_id } }),
    onConflict: 'merges',
    onDone: () => {
      toasts.success(t('expenses.done.renamed'));
      dialog.close();
    },
  });
  const [isPaying, setPaying] = useState(false);
  const payment = paymentOf(expense);
  const isChanged = form.firstWrong === undefined && changedFields(renameForm, form.values, expense).length > 0;
  useHold(isChanged, form.forget);
  const mayCancel = !expense.is_cashier_order || may({ ...deleteExpense, access: CANCEL_ORDER });
  const mayRemove = may(deleteExpense) && offers.remove && mayCancel;
  const actions = [
    offers.detail && { label: t('expenses.detail'), Icon: IconListDetails, onClick: onDetail },
    mayRemove && {
      label: t(order_number === null ? 'expenses.remove.action' : 'record.void.action'),
      Icon: IconTrash,
      color: 'red.9' as const,
      disabled: form.isSending,
      onClick: () => setRemoving(true),
    },
    may(transferExpense) &&
      offers.transfer && {
        label: t('record.payment.action'),
        Icon: IconArrowsExchange,
        disabled: form.isSending,
        onClick: () => setPaying(true),
      },
  ].filter((action) => action !== false);
  return (
    <>
      <Form
        className={layout.screen}
        onSubmit={() => {
          if (isChanged) void form.submit();
        }}
      >
        <div className={cx(layout.screen, classes['panel'])}>
          {form.isRestored && <RestoredNote onStartOver={form.reset} />}
          {form.problem && <ProblemAlert problem={form.problem} title={t('expenses.notRenamed')} />}
          <TextInput
            {...form.text('name')}
            withAsterisk={false}
            // The name of an unnamed operation.
            placeholder={operationOf({ ...expense, name: '' }, t)}
            data-autofocus
          />
          <ExpenseFacts expense={expense} />
        </div>
        {(mayRename || actions.length > 0) && (
          <div className={cx(dialogs['tallFoot'], classes['foot'])}>
            {actions.map(({ label, Icon, ...button }) => (
              <Button
                key={label}
                variant="default"
                leftSection={<Icon size={16} stroke={1.6} aria-hidden />}
                {...button}
              >
                {label}
              </Button>
            ))}
            {mayRename && (
              <Button type="submit" className={classes['save'] ?? ''} loading={form.isSending} disabled={!isChanged}>
                {t('expenses.save')}
              </Button>
            )}
          </div>
        )}
      </Form>
      {form.conflict && (
        <ConflictQuestion
          form={form}
          name={nameWithOrder(expense, t)}
          onTheirs={() => {
            form.forget();
            dialog.close();
          }}
        />
      )}
      {isPaying && payment && (
        <PaymentDialog
          payment={{ ...payment, expense_id, cost, closed_day: kind === undefined ? undefined : (closed_day ?? null) }}
          name={nameWithOrder(expense, t)}
          onClose={() => setPaying(false)}
        />
      )}
      {isRemoving && (
        <RecordQuestion
          question={
            order_number === null
              ? expenseRemoval(expense)
              : orderVoiding({ order_number, expense_id, sum: cost, fund: payment?.from })
          }
          onDone={dialog.close}
          onClose={() => setRemoving(false)}
        />
      )}
    </>
  );
}
