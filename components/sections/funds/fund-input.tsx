'use client';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { RestoredNote } from '@/components/form/restored-note';
import { useForm } from '@/components/form/use-form';
import { useProblemText } from '@/components/problem/use-problem-text';
import { lazyPart } from '@/components/ui/lazy-part';
import { TextInput } from '@/components/ui/text-input';
import { setsBalance } from '@/lib/domain/fund-operations';
import { fundForm } from '@/lib/sections/funds/forms';
import { FundRow, type FundInputProps } from './fund-row';
import classes from './operations.module.css';
import { useBooked } from './use-booked';

const BalanceDialog = lazyPart(() => import('./balance-dialog').then((module) => module.BalanceDialog));
const MoveDialog = lazyPart(() => import('./move-dialog').then((module) => module.MoveDialog));

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
