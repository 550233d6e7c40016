'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useServer } from '@/components/sight/offers';
import { FormContent } from '@/components/form/form-dialog';
import { Checkbox } from '@/components/ui/checkbox';
import { COMPENSATION } from '@/lib/sections/salary/contract/limits';
import { numberText } from '@/lib/domain/typed-number';
import { shareOfWages } from '@/lib/sections/salary/rules/salary';
import { daysIn } from '@/lib/sections/salary/rules/month';
import { dueWith, type SalaryBooking } from '@/lib/sections/salary/rules/operations';
import { salaryForm } from '@/lib/sections/salary/forms/salary';
import { useFormats } from '@/components/frame/use-formats';
import { AmountField } from './amount-field';
import { Figures } from './figures';
import { LOADING, type OperationProps } from './operation';
import { monthLines } from './month-lines';
import { useOperation } from './use-operation';

/** Pays a salary: what it is made of, the compensation, and the amount. */
export function SalaryForm(props: OperationProps) {
  const t = useTranslations('salary');
  const { ours } = useServer();
  const { locale, formatCount, formatBaht } = useFormats();
  const { options } = useOperation(props);
  const { asked, figures } = props;
  const known = asked.figures;
  const loading = known === undefined;
  // The last suggested amount for these figures. Any other amount was typed and is kept.
  const [last, setLast] = useState<{ readonly of: typeof known; readonly amount: number }>();
  /** Wages; in a month that is worked in part, with the share of its days. */
  const wagesOf = (month: typeof figures): string => {
    const sum = month ? formatBaht(month.wages) : LOADING;
    if (typeof month?.days_worked !== 'number') return t('operation.wages', { sum });
    const share = formatBaht(shareOfWages(month.wages, month.days_worked, asked));
    return t('operation.share', { sum, days: month.days_worked, of: daysIn(asked), share });
  };
  return (
    <FormContent {...options} form={salaryForm}>
      {(form) => {
        const { accrued, allowances = 0 } = form.values;
        const recompute = (choice: Pick<SalaryBooking, 'accrued' | 'allowances'>) => {
          if (!known) return {};
          const suggested = last?.of === known ? last.amount : dueWith(known, {});
          if (form.values.amount !== suggested) return {};
          const amount = dueWith(known, choice);
          setLast({ of: known, amount });
          return { amount: numberText(amount, locale, 2) };
        };
        const given = known?.allowance ?? 0;
        const typed = form.text('accrued');
        return (
          <>
            <AmountField
              {...typed}
              loading={loading}
              description={wagesOf(figures)}
              describedBelow
              onChange={(event) => {
                const next = salaryForm.fields.accrued.read(event.currentTarget.value, locale);
                form.set({
                  accrued: event.currentTarget.value,
                  ...(typeof next === 'number' && recompute({ accrued: next, allowances })),
                });
              }}
            />
            <Figures label={t('figures.label')} lines={monthLines(figures, ours, { accrued, allowances })} />
            <Checkbox
              label={t('operation.compensation', { sum: formatCount(COMPENSATION) })}
              description={given > 0 ? t('operation.compensated') : undefined}
              checked={allowances > 0}
              disabled={loading || given > 0}
              onChange={(event) => {
                const next = event.currentTarget.checked ? COMPENSATION : 0;
                form.set({
                  allowances: next,
                  ...recompute({ accrued, allowances: next }),
                });
              }}
            />
            <AmountField {...form.text('amount')} loading={loading} autoFocus />
          </>
        );
      }}
    </FormContent>
  );
}
