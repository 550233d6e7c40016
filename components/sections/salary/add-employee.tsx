'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { FormDialog } from '@/components/form/form-dialog';
import { useMay, useServer } from '@/components/sight/offers';
import { createUser } from '@/lib/sections/users/contract/users';
import { NumberField } from '@/components/form/number-field';
import { useToasts } from '@/components/form/use-toasts';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { layout } from '@/components/ui/classes';
import { TextInput } from '@/components/ui/text-input';
import { type SalaryRow, restoreEmployee } from '@/lib/sections/salary/contract/salary';
import { isSameMonth, monthWithin, type SalaryMonth } from '@/lib/sections/salary/rules/month';
import { newEmployeeForm } from '@/lib/sections/salary/forms/employees';
import { Alert } from '@/components/ui/alert';
import { useCommand } from '@/lib/api/use-command';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { formerEmployees } from '@/lib/sections/salary/contract/leaving';
import { MonthShare, useToday } from './month-share';
import classes from './salary.module.css';

const plain = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase();

interface NamesakeProps {
  readonly name: string;
  /** Employees of the open month. */
  readonly rows: readonly SalaryRow[];
  readonly onRestored: () => void;
}

/** Warns of a name that somebody has already, and offers to restore who left. */
function Namesake({ name, rows, onRestored }: NamesakeProps) {
  const may = useMay();
  const t = useTranslations('salary.add.namesake');
  const locale = useLocale();
  const toasts = useToasts();
  const { send, busy } = useCommand(restoreEmployee);
  const { data } = useEndpoint(formerEmployees, may(formerEmployees) ? { body: {} } : null);
  const isSame = (one: { readonly employee_name: string }) => plain(one.employee_name) === plain(name);
  const left = data?.items.find(isSame);
  const works = rows.find((row) => isSame(row) && !row.removed_time);
  if (plain(name) === '' || (!left && !works)) return null;
  const restore = async (employee_id: number) => {
    const sent = send({ body: { employee_id } });
    if (await toasts.told(sent, t('restored', { name }), t('notRestored', { name }))) onRestored();
  };
  return (
    <Alert role="status" color="orange">
      {works && <p>{t('works', { name: works.employee_name, position: works.position })}</p>}
      {left && (
        <p>
          {t('left', { name: left.employee_name, position: left.position, month: monthWithin(left, locale) })}{' '}
          <Button size="compact-sm" variant="default" loading={busy} onClick={() => void restore(left.employee_id)}>
            {t('restore')}
          </Button>
        </p>
      )}
    </Alert>
  );
}

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
      done={({ employee_name = '' }) => t('done', { name: employee_name })}
      onClose={onClose}
    >
      {(form) => (
        <>
          {ours && may(createUser) && (
            <LinkButton variant="subtle" size="compact-sm" href="/settings/users?user=new">
              {t('withAccount')}
            </LinkButton>
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
