'use client';
import { useTranslations } from 'next-intl';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { NumberField } from '@/components/form/number-field';
import { useMay } from '@/components/sight/offers';
import { Button } from '@/components/ui/button';
import { cx, layout } from '@/components/ui/classes';
import { operationCall, type FundOperation } from '@/lib/sections/funds/contract';
import { verbOf } from '@/lib/domain/fund-operations';
import { Form } from '@/components/ui/form';
import classes from './operations.module.css';

export interface FundInputProps {
  readonly operation: FundOperation;
}

interface FundRowProps extends FundInputProps {
  readonly input?: ComponentProps<typeof NumberField>;
  readonly isReady?: boolean;
  readonly isSending?: boolean;
  readonly onSubmit?: () => void;
  /** Below the amount. */
  readonly children?: ReactNode;
}

/** Name, input and button of an operation; without `input` it takes no text yet. */
export function FundRow(props: FundRowProps) {
  const { operation, input, isReady: isFilled = false, isSending = false, onSubmit, children } = props;
  const t = useTranslations('operations');
  const mayOperate = useMay()(operationCall(operation));
  const isReady = mayOperate && isFilled;
  const id = useId();
  const name = t(`kinds.${operation}`);
  return (
    <Form
      className={classes['operation']}
      onSubmit={() => {
        if (isReady) onSubmit?.();
      }}
    >
      <label htmlFor={id} className={cx(layout.small, classes['label'])}>
        {name}
      </label>
      <NumberField
        {...input}
        id={id}
        className={classes['amount'] ?? ''}
        unit="฿"
        disabled={!mayOperate}
        readOnly={!input || isSending}
        errorRole="alert"
      />
      <Button
        type="submit"
        className={classes['apply'] ?? ''}
        variant={isReady ? 'filled' : 'default'}
        disabled={!isReady}
        loading={isSending}
        aria-label={name}
      >
        {t(`verbs.${verbOf(operation)}`)}
      </Button>
      {children}
    </Form>
  );
}
