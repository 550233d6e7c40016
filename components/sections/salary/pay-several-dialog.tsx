'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { FormDialog } from '@/components/form/form-dialog';
import { QuestionDialog } from '@/components/form/question-dialog';
import { useToasts } from '@/components/form/use-toasts';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { useSees } from '@/components/sight/offers';
import { cx, layout } from '@/components/ui/classes';
import { useLiveEndpoint, useRefresh } from '@/lib/api/use-endpoint';
import { useFresh } from '@/lib/api/use-fresh';
import { getFunds } from '@/lib/sections/funds/contract';
import type { SalaryRow } from '@/lib/sections/salary/contract/salary';
import { paySeveral, salaryDues } from '@/lib/sections/salary/contract/operations';
import { toSatang } from '@/lib/domain/money';
import { isInTime } from '@/lib/sections/salary/rules/salary';
import { monthWithin, type SalaryMonth } from '@/lib/sections/salary/rules/month';
import { PAY_TYPES, paySeveralForm, totalOf } from '@/lib/sections/salary/forms/pay-several';
import { payslipAddress } from '@/lib/sections/salary/papers';
import { useFormats } from '@/components/frame/use-formats';
import { PayLines } from './pay-lines';
import classes from './pay-several.module.css';

interface PaySeveralDialogProps {
  /** Employees of the month, as far as the screen knows them. */
  readonly rows: readonly SalaryRow[];
  readonly month: SalaryMonth;
  readonly current: SalaryMonth;
  readonly onClose: () => void;
}

/** Pays salaries or prepayments of several people at once, after one question. */
export function PaySeveralDialog({ rows, month, current, onClose }: PaySeveralDialogProps) {
  const t = useTranslations('salary.several');
  const payslips = useTranslations('salary.operation')('payslips');
  const { locale, formatMoney } = useFormats();
  const toasts = useToasts();
  const refresh = useRefresh(paySeveral);
  const { data, error, loading, reload } = useFresh(salaryDues, { body: { month: month.month, year: month.year } });
  const sees = useSees('balances');
  const { data: funds } = useLiveEndpoint(getFunds, sees ? {} : null);
  const types = useMemo(() => PAY_TYPES.filter((type) => isInTime(type, month, current)), [month, current]);
  const asked = useMemo(() => ({ ...month, types, people: data?.items }), [month, types, data]);
  const sum = (baht: number) => formatMoney(baht);
  return (
    <FormDialog
      form={paySeveralForm}
      record={asked}
      live
      hides
      translateFirst
      title={t('title', { month: monthWithin(month, locale) })}
      size={760}
      layout="sheet"
      tall
      submitLabel={t('submit')}
      blocked={({ payments }) => {
        if (!data) return '';
        if (data.items.length === 0) return t('nobody');
        if (payments.lines.every(({ isChosen }) => !isChosen)) return t('nobodyChosen');
        const isShort = funds && toSatang(totalOf(payments, locale)) > toSatang(funds.safe);
        return isShort ? t('safeTooLow') : null;
      }}
      // On a legacy server some may have been paid.
      onRefused={() => {
        reload();
        void refresh();
        return false;
      }}
      asks={(form, { yes, no }) => {
        const { payments } = form.draft;
        const count = payments.lines.filter(({ isChosen }) => isChosen).length;
        return (
          <QuestionDialog
            title={t('question')}
            submitLabel={t('yes')}
            danger={false}
            move={form.move}
            explains
            onSubmit={yes}
            onClose={no}
          >
            {t(`asks.${payments.type}`, {
              count,
              sum: sum(totalOf(payments, locale)),
              month: monthWithin(month, locale),
            })}
          </QuestionDialog>
        );
      }}
      onDone={(reply, { payments = [] }) => {
        const paid = reply?.items ?? [];
        const stories = paid.flatMap(({ salary_story_id }) => salary_story_id ?? []);
        const total = payments.reduce((all, { amount }) => all + toSatang(amount), 0) / 100;
        toasts.opened(
          t('done', { count: payments.length, sum: sum(total) }),
          payslipAddress({ ...month, employees: payments.map(({ employee_id }) => employee_id), stories }),
          payslips,
        );
      }}
      onClose={onClose}
    >
      {(form) => (
        <div className={cx(layout.screen, classes['body'])}>
          {error && <ProblemAlert problem={error.problem} onRetry={reload} retrying={loading} />}
          <PayLines {...form.value('payments')} types={types} expected={rows.length} loading={!data} />
        </div>
      )}
    </FormDialog>
  );
}
