import type { SalaryRow } from '../contract/salary';
import { salaryYearPage } from '../contract/papers';
import { monthName } from '../rules/month';
import { byColumn } from '../rules/totals';
import { idFilter, whole, wholeIn, type AddressFilter } from '@/lib/lists/filters';
import { namePart } from '@/lib/lists/name-part';
import { defineList, type ListColumn } from '@/lib/lists/list';

interface NamedRow extends SalaryRow {
  readonly month_name?: string;
}

/** Year in the address; 0, the default, means the current one. */
const yearFilter: AddressFilter<number> = { usual: 0, read: (text) => wholeIn(text, 2000, 2999) };

const money = (key: string, label: ListColumn<NamedRow>['label'], width = 96): ListColumn<NamedRow> => ({
  key,
  kind: 'money',
  label,
  width,
});

const columns: readonly ListColumn<NamedRow>[] = [
  { key: 'month_name', kind: 'text', label: 'exports.salaryYear.month', minWidth: 100 },
  { key: 'year', kind: 'text', label: 'exports.salaryYear.year', fileOnly: true, value: ({ year }) => String(year) },
  { key: 'employee_name', kind: 'text', label: 'exports.salary.employee_name', fileOnly: true },
  { key: 'position', kind: 'text', label: 'exports.salary.position', fileOnly: true },
  { ...money('wages', 'exports.salary.wages'), priority: 'low' },
  money('accrued', 'exports.salaryYear.accrued'),
  money('bonus', 'exports.salary.bonus', 88),
  money('allowance', 'exports.salaryYear.allowance', 88),
  {
    key: 'overtime_hours',
    kind: 'quantity',
    label: 'exports.salaryYear.overtime_hours',
    width: 84,
    priority: 'lowest',
    decimals: () => 2,
  },
  money('overtime_paid', 'exports.salary.overtime_paid', 92),
  money('penalty', 'exports.salary.penalty', 88),
  money('credit_withheld', 'exports.salaryYear.credit_withheld', 88),
  money('debt', 'exports.salaryYear.debt', 88),
  money('premayment_paid', 'exports.salary.premayment_paid'),
  money('salary_paid', 'exports.salary.salary_paid'),
  money('due', 'exports.salary.due'),
];

const filters = { employee: whole(idFilter), year: whole(yearFilter) };

/** Months of an employee's year with the lines of their pay. */
export const salaryYearList = defineList<typeof salaryYearPage, NamedRow, typeof filters>({
  id: 'salary-year',
  section: 'salary',
  path: '/salary/year',
  title: 'exports.salaryYear.title',
  endpoint: salaryYearPage,
  period: false,
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
  input: ({ filters: { employee, year } }) => ({ body: { employee_id: employee, ...(year > 0 && { year }) } }),
  rows: ({ items }) => items,
  arranged: (rows, _view, { locale }) => rows.map((row) => ({ ...row, month_name: monthName(row, locale, true) })),
  total: ({ items }) => items.length,
  keyOf: ({ month }) => month,
  named: ({ employee }, _words, _read, { employee_name, year }) =>
    Promise.resolve([
      namePart('employee', employee, employee_name || undefined),
      { name: String(year), plain: String(year) },
    ]),
  narrowed: (_filters, _words, _read, { employee_name, year }) =>
    Promise.resolve([...(employee_name === '' ? [] : [employee_name]), String(year)]),
});
