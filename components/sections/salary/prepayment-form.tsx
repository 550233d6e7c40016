'use client';
import { useTranslations } from 'next-intl';
import { useServer } from '@/components/sight/offers';
import { FormContent } from '@/components/form/form-dialog';
import { prepaymentForm } from '@/lib/sections/salary/forms/salary';
import { AmountField } from './amount-field';
import { Figures } from './figures';
import { monthLines } from './month-lines';
import type { OperationProps } from './operation';
import { useOperation } from './use-operation';

/** Pays part of a salary in advance. */
export function PrepaymentForm(props: OperationProps) {
  const t = useTranslations('salary');
  const { ours } = useServer();
  const { asked, figures } = props;
  return (
    <FormContent {...useOperation(props).options} form={prepaymentForm}>
      {(form) => (
        <>
          <Figures label={t('figures.label')} lines={monthLines(figures, ours)} />
          <AmountField
            {...form.text('amount')}
            loading={asked.figures === undefined}
            description={t('operation.half')}
            describedBelow
            autoFocus
          />
        </>
      )}
    </FormContent>
  );
}
