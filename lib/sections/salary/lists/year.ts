import type { SalaryRow } from '../contract/salary';
import { salaryYearPage } from '../contract/papers';
import { monthName } from '../rules/month';
import { byColumn } from '../rules/totals';
import { idFilter, whole, wholeIn, type AddressFilter } from '@/lib/lists/filters';
import { namePart } from '@/lib/lists/name-part';
import { columnsIn, defineList } from '@/lib/lists/list';

interface NamedRow extends SalaryRow {
  readonly month_name?: string;
}

/** Year in the address; 0, the default, means the current one. */
const yearFilter: AddressFilter<number> = { usual: 0, read: (text) => wholeIn(text, 2000, 2999) };

const columns = columnsIn<NamedRow>('exports.salaryYear', {
  month_name: { kind: 'text', label: 'exports.salaryYear.month', minWidth: 100 },
  year: { kind: 'text', fileOnly: true, value: ({ year }) => String(year) },
  employee_name: { kind: 'text', label: 'exports.salary.employee_name', fileOnly: true },
  position: { kind: 'text', label: 'exports.salary.position', fileOnly: true },
  wages: { kind: 'money', label: 'exports.salary.wages', width: 96, priority: 'low' },
  accrued: { kind: 'money', width: 96 },
  bonus: { kind: 'money', label: 'exports.salary.bonus', width: 88 },
  allowance: { kind: 'money', width: 88 },
  overtime_hours: { kind: 'quantity', width: 84, priority: 'lowest', decimals: () => 2 },
  overtime_paid: { kind: 'money', label: 'exports.salary.overtime_paid', width: 92 },
  penalty: { kind: 'money', label: 'exports.salary.penalty', width: 88 },
  credit_withheld: { kind: 'money', width: 88 },
  debt: { kind: 'money', width: 88 },
  premayment_paid: { kind: 'money', label: 'exports.salary.premayment_paid', width: 96 },
  salary_paid: { kind: 'money', label: 'exports.salary.salary_paid', width: 96 },
  due: { kind: 'money', label: 'exports.salary.due', width: 96 },
});

const filters = { employee: whole(idFilter), year: whole(yearFilter) };

/** Months of an employee's year with the lines of their pay. */
export const salaryYearList = defineList<typeof salaryYearPage, NamedRow, typeof filters>({
  id: 'salary-year',
  section: 'salary',
  path: '/salary/year',
  title: 'exports.salaryYear.title',
  endpoint: salaryYearPage,
  filters,
  counts: [12],
  most: 12,
  columns,
  totals: {
    lines: [
      {
        key: 'all',
        label: 'exports.salaryYear.total',
        decimals: 2,
        // The debt of a month may be that of the month before.
        cells: ({ totals: { total_debt: _, ...totals } }) => byColumn(totals),
      },
    ],
  },
  isReady: ({ employee }) => employee > 0,
  input: ({ filters: { employee, year } }) => ({ body: { employee_id: employee, ...(year > 0 && { year }) } }),
  arranged: (rows, _view, { locale }) => rows.map((row) => ({ ...row, month_name: monthName(row, locale, true) })),
  total: ({ items }) => items.length,
  keyOf: ({ month }) => month,
  named: ({ employee }, _words, _read, { employee_name, year }) => [
    namePart('employee', employee, employee_name || undefined),
    { name: String(year), plain: String(year) },
  ],
  narrowed: (_filters, _words, _read, { employee_name, year }) => [
    ...(employee_name === '' ? [] : [employee_name]),
    String(year),
  ],
});
