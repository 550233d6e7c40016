'use client';
import { useTranslations } from 'next-intl';
import { useMemo, useState, type ComponentType } from 'react';
import { useMay, useWhyReadOnly } from '@/components/sight/offers';
import { Dialog } from '@/components/form/dialog';
import { Alert } from '@/components/ui/alert';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { cx, layout } from '@/components/ui/classes';
import type { SalaryRow } from '@/lib/sections/salary/contract/salary';
import {
  operateSalary,
  type SalaryOperation,
  salaryData,
  type SalaryData,
} from '@/lib/sections/salary/contract/operations';
import { isInTime } from '@/lib/sections/salary/rules/salary';
import {
  monthText,
  type SalaryMonth,
  monthIn,
  monthName,
  monthOf,
  offeredMonths,
} from '@/lib/sections/salary/rules/month';
import { useFresh } from '@/lib/api/use-fresh';
import { NativeSelect } from '@/components/ui/native-select';
import { useFormats } from '@/components/frame/use-formats';
import { CreditForm } from './credit-form';
import { NotedForm } from './noted-form';
import type { OperationProps } from './operation';
import classes from './operation.module.css';
import { OvertimeForm } from './overtime-form';
import { PrepaymentForm } from './prepayment-form';
import { SalaryForm } from './salary-form';

interface MonthSelectProps {
  readonly label: string;
  readonly row: SalaryRow;
  /** Leaves out months for which the operation is too early or too late. */
  readonly isOffered: (month: SalaryMonth, current: SalaryMonth) => boolean;
  readonly value: SalaryMonth;
  readonly onChange: (month: SalaryMonth) => void;
}

/** Choice among the months of an employee's work, latest first. */
function MonthSelect({ label, row, isOffered, value, onChange }: MonthSelectProps) {
  const { locale, timeZone } = useFormats();
  const [current] = useState(() => monthOf(Date.now() / 1000, timeZone));
  const left = row.removed_time ? monthOf(row.removed_time, timeZone) : undefined;
  const months = offeredMonths({ current, shown: value, joined: row.joined, left });
  const offered = months.filter((month) => isOffered(month, current));
  return (
    <NativeSelect
      label={label}
      value={monthText(value)}
      data={offered.map((month) => ({ value: monthText(month), label: monthName(month, locale) }))}
      onChange={(event) => {
        const chosen = monthIn(event.currentTarget.value);
        if (chosen) onChange(chosen);
      }}
    />
  );
}

/**
 * Figures of an employee and month, read on open and whenever the month changes; none without `needs`. While those of the
 * same month are read again, `known` holds the earlier ones for rules to check against; `figures`, which are shown, are
 * undefined.
 */
function useMonthFigures(employeeId: number, month: SalaryMonth, needs: boolean) {
  const { data, error, loading, reload } = useFresh(
    salaryData,
    needs ? { body: { employee_id: employeeId, ...month } } : null,
  );
  const [last, setLast] = useState<{ readonly of: string; readonly data: SalaryData } | null>(null);
  const of = monthText(month);
  if (data && data !== last?.data) setLast({ of, data });
  return { figures: data, known: data ?? (last?.of === of ? last.data : undefined), error, loading, reload };
}

const FORMS: Readonly<Record<SalaryOperation, ComponentType<OperationProps>>> = {
  salary: SalaryForm,
  prepayment: PrepaymentForm,
  overtime: OvertimeForm,
  penalty: NotedForm,
  bonus: NotedForm,
  credit: CreditForm,
};

/** Operations whose amounts follow from the month: another month starts them anew. */
const BY_MONTH: readonly SalaryOperation[] = ['salary', 'prepayment'];

/** Operations that pay nothing: no figure limits them. */
const BOOKED_ONLY: readonly SalaryOperation[] = ['penalty', 'bonus'];

interface OperationDialogProps {
  readonly type: SalaryOperation;
  readonly row: SalaryRow;
  /** Month that is chosen first. */
  readonly month: SalaryMonth;
  /** Logins that may change salaries. */
  readonly editors: readonly string[];
  readonly onClose: () => void;
}

/** Books one of the six operations of an employee, for a month that can be chosen. */
export function OperationDialog({ type, row, month: start, editors, onClose }: OperationDialogProps) {
  const t = useTranslations('salary.operation');
  const may = useMay();
  const why = useWhyReadOnly();
  const [month, setMonth] = useState(start);
  const { employee_id, employee_name } = row;
  const { figures, known, error, loading, reload } = useMonthFigures(employee_id, month, !BOOKED_ONLY.includes(type));
  const asked = useMemo(() => ({ employee_id, ...month, figures: known }), [employee_id, month, known]);
  const Form = FORMS[type];
  const isTall = type === 'credit';
  return (
    <Dialog
      title={t(`titles.${type}`, { name: employee_name })}
      size={isTall ? 560 : 440}
      {...(isTall && { layout: 'sheet' })}
      onClose={onClose}
    >
      <div className={cx(layout.stack, classes['month'])} data-inset={isTall || undefined}>
        <MonthSelect
          label={t(type === 'credit' ? 'firstMonth' : 'month')}
          row={row}
          isOffered={(one, current) => isInTime(type, one, current)}
          value={month}
          onChange={setMonth}
        />
        {!may(operateSalary) && (
          <Alert role="status" color="gray">
            {editors.length > 0 ? t('readers', { logins: editors.join(', ') }) : why(t('readersUnknown'))}
          </Alert>
        )}
        {error && <ProblemAlert problem={error.problem} onRetry={reload} retrying={loading} />}
      </div>
      <Form
        key={BY_MONTH.includes(type) ? monthText(month) : type}
        type={type}
        asked={asked}
        row={row}
        figures={figures}
        reload={reload}
      />
    </Dialog>
  );
}
