'use client';
import { useTranslations } from 'next-intl';
import { FormContent } from '@/components/form/form-dialog';
import { NumberField } from '@/components/form/number-field';
import { overtimePay } from '@/lib/sections/salary/rules/salary';
import { overtimeForm } from '@/lib/sections/salary/forms/salary';
import { Figures } from './figures';
import type { OperationProps } from './operation';
import { useOperation } from './use-operation';

/** Pays overtime by the hour. */
export function OvertimeForm(props: OperationProps) {
  const t = useTranslations('salary');
  const { options, booked } = useOperation(props);
  const { asked, row, figures } = props;
  const hourCost = asked.figures?.overtime_hour_cost ?? row.overtime_hour_cost;
  return (
    <FormContent
      {...options}
      record={{ ...asked, hourCost }}
      form={overtimeForm}
      onDone={(reply, { hours = 0 }) => booked(overtimePay(hours, hourCost), reply?.salary_story_id)}
    >
      {(form) => (
        <>
          <NumberField {...form.text('hours')} unit={t('operation.hours')} autoFocus />
          <Figures
            label={t('figures.label')}
            lines={[
              { name: 'figures.hourCost', amount: figures && hourCost },
              { name: 'figures.sum', amount: figures && overtimePay(form.values.hours ?? 0, hourCost), total: true },
            ]}
          />
        </>
      )}
    </FormContent>
  );
}
