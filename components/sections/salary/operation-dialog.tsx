'use client';
import { useTranslations } from 'next-intl';
import { useMemo, useState, type ComponentType } from 'react';
import { useMay, useWhyReadOnly } from '@/components/sight/offers';
import { Dialog } from '@/components/form/dialog';
import { Alert } from '@/components/ui/alert';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { cx, layout } from '@/components/ui/classes';
import type { SalaryRow } from '@/lib/sections/salary/contract/salary';
import { operateSalary, type SalaryOperation } from '@/lib/sections/salary/contract/operations';
import { isInTime } from '@/lib/sections/salary/rules/salary';
import { monthText, type SalaryMonth } from '@/lib/sections/salary/rules/month';
import { CreditForm } from './credit-form';
import { MonthSelect } from './month-select';
import { BonusForm, PenaltyForm } from './noted-form';
import type { OperationProps } from './operation';
import classes from './operation.module.css';
import { OvertimeForm } from './overtime-form';
import { PrepaymentForm } from './prepayment-form';
import { SalaryForm } from './salary-form';
import { useMonthFigures } from './use-month-figures';

const FORMS: Readonly<Record<SalaryOperation, ComponentType<OperationProps>>> = {
  salary: SalaryForm,
  prepayment: PrepaymentForm,
  overtime: OvertimeForm,
  penalty: PenaltyForm,
  bonus: BonusForm,
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
        asked={asked}
        row={row}
        figures={figures}
        reload={reload}
      />
    </Dialog>
  );
}
