'use client';
import { useTranslations } from 'next-intl';
import { HistoryDialog } from '@/components/record/record-history';
import { employeeHistory, type SalaryRow } from '@/lib/sections/salary/contract/salary';
import { monthIn, monthName } from '@/lib/sections/salary/rules/month';
import { useFormats } from '@/components/frame/use-formats';

interface EmployeeHistoryProps {
  readonly row: SalaryRow;
  readonly onClose: () => void;
}

const FIELDS = ['employee_name', 'position', 'wages', 'overtime_hour_cost', 'user_name'] as const;
const MONTHS = ['joined', 'left', 'from_month', 'skipped_month'] as const;
const NOTHING = '—';

/** Who added, changed or removed an employee, and when. */
export function EmployeeHistory({ row, onClose }: EmployeeHistoryProps) {
  const t = useTranslations('salary.history');
  const words = useTranslations('salary.fields');
  const { locale, formatMoney } = useFormats();
  const nameOf = (field: string): string => {
    const known = FIELDS.find((one) => one === field);
    const month = MONTHS.find((one) => one === field);
    return known ? words(known) : month ? t(month) : field;
  };
  const textOf = (_: string, value: unknown): string => {
    if (typeof value === 'number') return formatMoney(value);
    if (typeof value !== 'string' || value === '') return NOTHING;
    const month = monthIn(value.slice(0, 7));
    return month ? monthName(month, locale) : value;
  };
  return (
    <HistoryDialog
      title={t('title', { name: row.employee_name })}
      endpoint={employeeHistory}
      input={{ params: { id: row.employee_id } }}
      actionOf={(action) => t(action)}
      nameOf={nameOf}
      textOf={textOf}
      onClose={onClose}
    />
  );
}
