import type { Looks } from '@/components/list/looks';
import type { SalaryRow } from '@/lib/sections/salary/contract/salary';
import { formatTime } from '@/lib/domain/format';

/** Whether an employee was removed; they stay in the months in which they worked. */
export const isRemoved = ({ removed_time }: SalaryRow): boolean => typeof removed_time === 'number';

/** Looks of the columns: names of removed people are struck; what is due is also in the panel beside the table. */
export const SALARY_LOOKS: Looks<SalaryRow> = {
  employee_id: { wideOnly: true },
  employee_name: {
    pinned: true,
    fixed: true,
    minWidth: 120,
    cell: (row, words, { timeZone }) => ({
      struck: isRemoved(row),
      title: isRemoved(row)
        ? words('salary.removedAt', { time: formatTime(row.removed_time ?? 0, timeZone) })
        : row.employee_name,
    }),
  },
  position: { minWidth: 84, wideOnly: true },
  // Their figures are narrower than their columns on paper.
  wages: { width: 80 },
  overtime_hour_cost: { width: 64 },
  premayment_paid: { priority: 'low' },
  due: { priority: 'low' },
};
