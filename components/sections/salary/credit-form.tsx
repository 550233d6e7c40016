'use client';
import { useTranslations, useLocale } from 'next-intl';
import { useState } from 'react';
import { useMay } from '@/components/sight/offers';
import { FormContent, FormDialog } from '@/components/form/form-dialog';
import { NumberField } from '@/components/form/number-field';
import { cx, layout } from '@/components/ui/classes';
import { TextInput } from '@/components/ui/text-input';
import { instalmentsOf } from '@/lib/sections/salary/rules/salary';
import { operateSalary, salaryCredits } from '@/lib/sections/salary/contract/operations';
import { toBaht, toSatang } from '@/lib/domain/money';
import { plusMonths, monthWithin } from '@/lib/sections/salary/rules/month';
import { dueWith } from '@/lib/sections/salary/rules/operations';
import { creditForm, type SkippedMonth, skipForm } from '@/lib/sections/salary/forms/salary';
import { useToasts } from '@/components/form/use-toasts';
import { Textarea } from '@/components/ui/textarea';
import { CreditList } from './credit-list';
import classes from './credit.module.css';
import { Figures } from './figures';
import type { OperationProps } from './operation';
import { Schedule } from './schedule';
import { useOperation } from './use-operation';
import { useUnskip } from './use-unskip';

interface SkipDialogProps {
  readonly skipped: SkippedMonth;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Asks why a month of a credit is skipped. */
function SkipDialog({ skipped, onChanged, onClose }: SkipDialogProps) {
  const t = useTranslations('salary.credit');
  const month = monthWithin(skipped, useLocale());
  const toasts = useToasts();
  const unskip = useUnskip(onChanged);
  return (
    <FormDialog
      form={skipForm}
      record={skipped}
      title={t('skipTitle', { month })}
      size={440}
      hides
      translateFirst
      submitLabel={t('skip')}
      onDone={() => {
        onChanged();
        toasts.done(t('done', { month }), () => void unskip(skipped));
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <p className={layout.muted}>{t('skipHint')}</p>
          <Textarea {...form.text('description')} minRows={2} data-autofocus />
        </>
      )}
    </FormDialog>
  );
}

/** Gives a credit: shows how it would be withheld, and the credits that the employee has. */
export function CreditForm(props: OperationProps) {
  const t = useTranslations('salary');
  const may = useMay();
  const edits = may(operateSalary);
  const { options } = useOperation(props);
  const { asked, figures, reload } = props;
  const [skipping, setSkipping] = useState<SkippedMonth | null>(null);
  const scheduleOf = (amount: number, duration: number) =>
    instalmentsOf(toSatang(amount), duration).map((satang, at) => ({
      amount: toBaht(satang),
      ...plusMonths(asked, at),
    }));
  return (
    <FormContent
      {...options}
      form={creditForm}
      tall
      above={() => skipping && <SkipDialog skipped={skipping} onChanged={reload} onClose={() => setSkipping(null)} />}
    >
      {(form) => {
        const { amount = 0, duration = 0 } = form.values;
        return (
          <div className={cx(layout.screen, classes['scroll'])}>
            {edits && (
              <>
                <div className={classes['pair']}>
                  <NumberField {...form.text('amount')} unit="฿" autoFocus />
                  <NumberField {...form.text('duration')} unit={t('credit.months')} />
                </div>
                <TextInput {...form.text('description')} />
              </>
            )}
            <Figures
              label={t('figures.label')}
              lines={[{ name: 'figures.dueFirst', amount: figures && dueWith(figures, {}) }]}
            />
            {amount > 0 && duration > 0 && (
              <Schedule label={t('credit.preview')} instalments={scheduleOf(amount, duration)} />
            )}
            {may(salaryCredits) && (
              <CreditList employeeId={asked.employee_id} mayEdit={edits} onSkip={setSkipping} onChanged={reload} />
            )}
          </div>
        );
      }}
    </FormContent>
  );
}
