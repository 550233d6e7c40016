'use client';
import { useLocale, useTranslations } from 'next-intl';
import { FormDialog } from '@/components/form/form-dialog';
import { NumberField } from '@/components/form/number-field';
import { useToasts } from '@/components/form/use-toasts';
import { TextInput } from '@/components/ui/text-input';
import { monthWithin, type SalaryMonth } from '@/lib/domain/salary-month';
import { newEmployeeForm } from '@/lib/forms/employees';
import classes from './salary.module.css';

interface AddEmployeeProps {
  readonly month: SalaryMonth;
  /** A legacy server is told no month. */
  readonly isOwn: boolean;
  readonly onClose: () => void;
}

/** Adds an employee, who works from the open month on. */
export function AddEmployee({ month, isOwn, onClose }: AddEmployeeProps) {
  const t = useTranslations('salary.add');
  const locale = useLocale();
  const toasts = useToasts();
  return (
    <FormDialog
      form={newEmployeeForm}
      record={isOwn ? { month: month.month, year: month.year } : {}}
      title={t('title')}
      size={460}
      submitLabel={t('submit')}
      onDone={(_, { employee_name = '' }) => toasts.success(t('done', { name: employee_name }))}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextInput {...form.text('employee_name')} data-autofocus />
          <TextInput {...form.text('position')} />
          <div className={classes['pair']}>
            <NumberField {...form.text('wages')} unit="฿" />
            <NumberField {...form.text('overtime_hour_cost')} unit="฿" />
          </div>
          {isOwn && <p className={classes['quiet']}>{t('from', { month: monthWithin(month, locale) })}</p>}
        </>
      )}
    </FormDialog>
  );
}
