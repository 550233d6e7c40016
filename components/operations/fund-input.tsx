'use client';
import { useTranslations } from 'next-intl';
import { useId, useRef } from 'react';
import { NumberField } from '@/components/form/number-field';
import { useForm } from '@/components/form/use-form';
import { useToasts } from '@/components/form/use-toasts';
import { useProblemText } from '@/components/problem/use-problem-text';
import { Button } from '@/components/ui/button';
import type { FundOperation } from '@/lib/contract/funds';
import { setsBalance } from '@/lib/domain/fund-operations';
import { fundForm } from '@/lib/forms/money';
import classes from './operations.module.css';

interface FundInputProps {
  readonly operation: FundOperation;
  readonly allowed: boolean;
}

/** Input of one operation with an Apply button. Cleared after success, so that it is not applied twice. */
export function FundInput({ operation, allowed }: FundInputProps) {
  const t = useTranslations('operations');
  const toasts = useToasts();
  const textOf = useProblemText();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const form = useForm(fundForm, {
    record: operation,
    onDone: () => {
      if (!setsBalance(operation)) form.reset();
      toasts.success(t('done'));
    },
    onRefused: () => {
      field.current?.focus();
      return false;
    },
  });
  const { label: _, error, ...input } = form.text('amount');
  const isReady = allowed && form.firstWrong === undefined;
  return (
    <form
      className={classes['operation']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (allowed) void form.submit();
      }}
    >
      <label htmlFor={id} className={classes['label']}>
        {t(`kinds.${operation}`)}
      </label>
      <NumberField
        {...input}
        ref={field}
        id={id}
        className={classes['amount'] ?? ''}
        unit="฿"
        disabled={!allowed}
        readOnly={form.isSending}
        error={error ?? (form.problem && textOf(form.problem, { translateFirst: true }))}
        errorRole="alert"
      />
      <Button
        type="submit"
        className={classes['apply'] ?? ''}
        variant={isReady ? 'filled' : 'default'}
        disabled={!isReady}
        loading={form.isSending}
        aria-label={t('applyTo', { operation: t(`kinds.${operation}`) })}
      >
        {t('apply')}
      </Button>
    </form>
  );
}
