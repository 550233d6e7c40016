'use client';
import { useTranslations } from 'next-intl';
import { useId, type ComponentProps } from 'react';
import { NumberField } from '@/components/form/number-field';
import { Button } from '@/components/ui/button';
import type { FundOperation } from '@/lib/contract/funds';
import classes from './operations.module.css';

export interface FundInputProps {
  readonly operation: FundOperation;
  readonly allowed: boolean;
}

interface FundRowProps extends FundInputProps {
  readonly input?: ComponentProps<typeof NumberField>;
  readonly isReady?: boolean;
  readonly isSending?: boolean;
  readonly onSubmit?: () => void;
}

/** Name, input and Apply button of an operation; without `input` it takes no text yet. */
export function FundRow({ operation, allowed, input, isReady = false, isSending = false, onSubmit }: FundRowProps) {
  const t = useTranslations('operations');
  const id = useId();
  return (
    <form
      className={classes['operation']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      <label htmlFor={id} className={classes['label']}>
        {t(`kinds.${operation}`)}
      </label>
      <NumberField
        {...input}
        id={id}
        className={classes['amount'] ?? ''}
        unit="฿"
        disabled={!allowed}
        readOnly={!input || isSending}
        errorRole="alert"
      />
      <Button
        type="submit"
        className={classes['apply'] ?? ''}
        variant={isReady ? 'filled' : 'default'}
        disabled={!isReady}
        loading={isSending}
        aria-label={t('applyTo', { operation: t(`kinds.${operation}`) })}
      >
        {t('apply')}
      </Button>
    </form>
  );
}
