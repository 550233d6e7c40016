'use client';
import { useLocale, useTranslations } from 'next-intl';
import Link from 'next/link';
import { useMemo } from 'react';
import { FormDialog } from '@/components/form/form-dialog';
import { useMay, useServer } from '@/components/sight/offers';
import { createUser } from '@/lib/sections/users/contract/users';
import { NumberField } from '@/components/form/number-field';
import { useToasts } from '@/components/form/use-toasts';
import { Button } from '@/components/ui/button';
import { layout } from '@/components/ui/classes';
import { TextInput } from '@/components/ui/text-input';
import type { SalaryRow } from '@/lib/sections/salary/contract/salary';
import { isSameMonth, monthWithin, type SalaryMonth } from '@/lib/sections/salary/rules/month';
import { newEmployeeForm } from '@/lib/sections/salary/forms/employees';
import { MonthShare, useToday } from './month-share';
import { Namesake } from './namesake';
import classes from './salary.module.css';

interface AddEmployeeProps {
  readonly month: SalaryMonth;
  readonly current: SalaryMonth;
  /** Employees of the month. */
  readonly rows: readonly SalaryRow[];
  readonly onClose: () => void;
}

/** Adds an employee, who works from the open month on. */
export function AddEmployee({ month, current, rows, onClose }: AddEmployeeProps) {
  const may = useMay();
  const { ours } = useServer();
  const t = useTranslations('salary.add');
  const locale = useLocale();
  const toasts = useToasts();
  const today = useToday();
  const record = useMemo(() => {
    // A legacy server is told no month.
    if (!ours) return {};
    return { month: month.month, year: month.year, day: isSameMonth(month, current) ? today : 1 };
  }, [ours, month, current, today]);
  return (
    <FormDialog
      form={newEmployeeForm}
      record={record}
      title={t('title')}
      size={460}
      submitLabel={t('submit')}
      onDone={(_, { employee_name = '' }) => toasts.success(t('done', { name: employee_name }))}
      onClose={onClose}
    >
      {(form) => (
        <>
          {ours && may(createUser) && (
            <Button
              component={Link}
              variant="subtle"
              size="compact-sm"
              href="/settings/users?user=new"
              prefetch={false}
            >
              {t('withAccount')}
            </Button>
          )}
          <TextInput {...form.text('employee_name')} data-autofocus />
          <Namesake name={form.draft.employee_name} rows={rows} onRestored={onClose} />
          <TextInput {...form.text('position')} />
          <div className={classes['pair']}>
            <NumberField {...form.text('wages')} unit="฿" />
            <NumberField {...form.text('overtime_hour_cost')} unit="฿" />
          </div>
          {ours && (
            <>
              <p className={layout.muted}>{t('from', { month: monthWithin(month, locale) })}</p>
              <NumberField {...form.text('day')} />
              <MonthShare month={month} wages={form.values.wages} first={form.values.day} />
            </>
          )}
        </>
      )}
    </FormDialog>
  );
}
