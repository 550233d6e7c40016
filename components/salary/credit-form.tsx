'use client';
import { useTranslations } from 'next-intl';
import { FormContent } from '@/components/form/form-dialog';
import { NumberField } from '@/components/form/number-field';
import { TextInput } from '@/components/ui/text-input';
import { creditForm, dueWith } from '@/lib/forms/salary';
import { Figures } from './figures';
import type { OperationProps } from './operation';
import classes from './operation.module.css';
import { useOperation } from './use-operation';

/** Gives a credit and shows when it is withheld. */
export function CreditForm(props: OperationProps) {
  const t = useTranslations('salary');
  const { options, booked } = useOperation('credit', props);
  const { figures } = props;
  return (
    <FormContent {...options} form={creditForm} onDone={(_, { amount = 0 }) => booked(amount)}>
      {(form) => (
        <>
          <div className={classes['pair']}>
            <NumberField {...form.text('amount')} unit="฿" autoFocus />
            <NumberField {...form.text('duration')} />
          </div>
          <TextInput {...form.text('description')} />
          <Figures
            label={t('figures.label')}
            lines={[{ name: 'due', amount: figures && dueWith(figures, {}), total: true }]}
          />
        </>
      )}
    </FormContent>
  );
}
