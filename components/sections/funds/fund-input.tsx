'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { RestoredNote } from '@/components/form/restored-note';
import { useToasts } from '@/components/form/use-toasts';
import { useForm } from '@/components/form/use-form';
import { useProblemText } from '@/components/problem/use-problem-text';
import { useMay } from '@/components/sight/offers';
import { lazyPart } from '@/components/ui/lazy-part';
import { TextInput } from '@/components/ui/text-input';
import { useCommand } from '@/lib/api/use-command';
import { undoOperation, type FundOperation } from '@/lib/sections/funds/contract';
import { formatCount, formatMoney } from '@/lib/domain/format';
import { setsBalance } from '@/lib/domain/fund-operations';
import { fundForm } from '@/lib/sections/funds/forms';
import { FundRow, type FundInputProps } from './fund-row';
import classes from './operations.module.css';

const BalanceDialog = lazyPart(() => import('./balance-dialog').then((module) => module.BalanceDialog));
const MoveDialog = lazyPart(() => import('./move-dialog').then((module) => module.MoveDialog));

/** Toast that says what an operation did, with Undo if the server can reverse it. */
function useBooked() {
  const undoes = useMay()(undoOperation);
  const t = useTranslations('operations');
  const locale = useLocale();
  const toasts = useToasts();
  const { send } = useCommand(undoOperation);
  return (operation: FundOperation, amount: number, entry_id?: number) => {
    const text = t(`results.${operation}`, {
      sum: (Number.isInteger(amount) ? formatCount : formatMoney)(amount, locale),
    });
    if (!undoes) {
      toasts.success(text);
      return;
    }
    const body = { operation, amount, ...(entry_id !== undefined && { entry_id }) };
    toasts.done(text, () => void toasts.told(send({ body }), t('undone', { what: text }), t('notUndone')));
  };
}

/**
 * Form of one operation. It asks before it moves money; a balance is set in a dialog with its reason. The form is cleared
 * after success, so that the operation is not applied twice.
 */
export function FundInput({ operation }: FundInputProps) {
  const t = useTranslations('operations');
  const textOf = useProblemText();
  const booked = useBooked();
  const field = useRef<HTMLInputElement>(null);
  const [isAsking, setAsking] = useState(false);
  const form = useForm(fundForm, {
    record: operation,
    onDone: (reply, { amount }) => {
      form.reset();
      if (amount !== undefined) booked(operation, amount, reply?.entry_id);
    },
    onRefused: () => {
      field.current?.focus();
      return false;
    },
  });
  const { amount } = form.values;
  const { label: _, error, ...input } = form.text('amount');
  const problem = form.problem && textOf(form.problem, { translateFirst: true });
  const isSet = setsBalance(operation);
  const isTyped = form.draft.amount !== '' || form.draft.comment !== '';
  return (
    <>
      <FundRow
        operation={operation}
        input={{ ...input, ref: field, error: error ?? problem }}
        isReady={form.firstWrong === undefined}
        isSending={form.isSending}
        onSubmit={() => setAsking(true)}
      >
        {!isSet && isTyped && (
          <TextInput
            {...form.text('comment')}
            label={undefined}
            aria-label={t('commentOn', { operation: t(`kinds.${operation}`) })}
            placeholder={t('comment')}
            className={classes['comment'] ?? ''}
          />
        )}
        {form.isRestored && <RestoredNote onStartOver={form.reset} />}
      </FundRow>
      {isAsking && amount !== undefined && isSet && (
        <BalanceDialog
          change={{ operation, amount }}
          onDone={(set, entryId) => {
            form.reset();
            booked(operation, set, entryId);
          }}
          onClose={() => setAsking(false)}
        />
      )}
      {isAsking && amount !== undefined && !isSet && (
        <MoveDialog
          operation={operation}
          amount={amount}
          onYes={() => form.submit()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
