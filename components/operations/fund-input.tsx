'use client';
import { Button } from '@mantine/core';
import { useLocale, useTranslations } from 'next-intl';
import { useId, useRef, useState } from 'react';
import { AmountInput } from '@/components/form/amount-input';
import { problemOf, useToasts } from '@/components/form/use-toasts';
import { useProblemText } from '@/components/problem/use-problem-text';
import { useAttempt } from '@/lib/api/use-attempt';
import { operateFunds, type FundOperation } from '@/lib/contract/funds';
import type { Problem } from '@/lib/contract/problem';
import { typedAmount } from '@/lib/domain/typed-amount';
import { isSet } from './fund-blocks';
import classes from './operations.module.css';

interface FundInputProps {
  readonly operation: FundOperation;
  readonly allowed: boolean;
}

/** One operation: an amount, and Apply beside it, off while the amount is empty or none that can be booked. */
export function FundInput({ operation, allowed }: FundInputProps) {
  const t = useTranslations('operations');
  const locale = useLocale();
  const toasts = useToasts();
  const textOf = useProblemText();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { attempt, busy } = useAttempt(operateFunds);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const amount = typedAmount(text, locale);
  const wrong = text.trim() !== '' && amount === null;
  const ready = allowed && amount !== null && (amount > 0 || isSet(operation));

  const apply = async () => {
    if (!ready) return;
    setProblem(null);
    try {
      if ((await attempt({ body: { operation, amount } })) === null) return;
      if (!isSet(operation)) setText('');
      toasts.said(t('done'));
    } catch (error) {
      setProblem(problemOf(error));
      field.current?.focus();
    }
  };

  return (
    <form
      className={classes['operation']}
      onSubmit={(event) => {
        event.preventDefault();
        void apply();
      }}
    >
      <label htmlFor={id} className={classes['label']}>
        {t(`kinds.${operation}`)}
      </label>
      <AmountInput
        ref={field}
        id={id}
        className={classes['amount'] ?? ''}
        value={text}
        disabled={!allowed}
        readOnly={busy}
        error={wrong ? t('wrong') : problem && textOf(problem, { translateFirst: true })}
        errorProps={{ role: 'alert' }}
        onChange={(typed) => {
          setText(typed);
          setProblem(null);
        }}
      />
      <Button
        type="submit"
        className={classes['apply'] ?? ''}
        variant={ready || busy ? 'filled' : 'default'}
        disabled={!ready}
        loading={busy}
        aria-label={t('applyTo', { operation: t(`kinds.${operation}`) })}
      >
        {t('apply')}
      </Button>
    </form>
  );
}
