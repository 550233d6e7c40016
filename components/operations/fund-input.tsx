'use client';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { useForm } from '@/components/form/use-form';
import { useToasts } from '@/components/form/use-toasts';
import { useProblemText } from '@/components/problem/use-problem-text';
import { setsBalance } from '@/lib/domain/fund-operations';
import { fundForm } from '@/lib/forms/money';
import { FundRow, type FundInputProps } from './fund-row';

/** Form of one operation. Cleared after success, so that it is not applied twice. */
export function FundInput({ operation, allowed }: FundInputProps) {
  const t = useTranslations('operations');
  const toasts = useToasts();
  const textOf = useProblemText();
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
  const problem = form.problem && textOf(form.problem, { translateFirst: true });
  return (
    <FundRow
      operation={operation}
      allowed={allowed}
      input={{ ...input, ref: field, error: error ?? problem }}
      isReady={allowed && form.firstWrong === undefined}
      isSending={form.isSending}
      onSubmit={() => {
        if (allowed) void form.submit();
      }}
    />
  );
}
