'use client';
import { useLocale, useTranslations } from 'next-intl';
import { Dialog } from '@/components/form/dialog';
import { ChangeHistory, ChangeLine } from '@/components/record/change-history';
import { useFresh } from '@/lib/api/use-fresh';
import { employeeHistory, type SalaryRow } from '@/lib/sections/salary/contract/salary';
import { formatMoney } from '@/lib/domain/format';
import { monthIn, monthName } from '@/lib/sections/salary/rules/month';

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
  const locale = useLocale();
  const reading = useFresh(employeeHistory, { params: { id: row.employee_id } });
  const nameOf = (field: string): string => {
    const known = FIELDS.find((one) => one === field);
    const month = MONTHS.find((one) => one === field);
    return known ? words(known) : month ? t(month) : field;
  };
  const textOf = (value: unknown): string => {
    if (typeof value === 'number') return formatMoney(value, locale);
    if (typeof value !== 'string' || value === '') return NOTHING;
    const month = monthIn(value.slice(0, 7));
    return month ? monthName(month, locale) : value;
  };
  return (
    <Dialog title={t('title', { name: row.employee_name })} size={520} onClose={onClose}>
      <ChangeHistory
        reading={reading}
        actionOf={(action) => t(action)}
        lineOf={({ field, before, after }, fresh) => (
          <ChangeLine
            key={field}
            name={nameOf(field)}
            {...(!fresh && { before: textOf(before) })}
            after={textOf(after)}
          />
        )}
      />
    </Dialog>
  );
}
