import type { SalaryRow } from '../contract/salary';
import { salaryYearPage } from '../contract/papers';
import { monthName } from '../rules/month';
import { byColumn } from '../rules/totals';
import { idFilter, whole, wholeIn, type AddressFilter } from '@/lib/lists/filters';
import { namePart } from '@/lib/lists/name-part';
import { defineList, type ListColumn } from '@/lib/lists/list';
import { columnsIn } from '@/lib/lists/columns-in';

const column = columnsIn('exports.salaryYear');
/** Columns that the list of a month has, too. */
const ofMonth = columnsIn('exports.salary');

interface NamedRow extends SalaryRow {
  readonly month_name?: string;
}

/** Year in the address; 0, the default, means the current one. */
const yearFilter: AddressFilter<number> = { usual: 0, read: (text) => wholeIn(text, 2000, 2999) };

const columns: readonly ListColumn<NamedRow>[] = [
  { key: 'month_name', kind: 'text', label: 'exports.salaryYear.month', minWidth: 100 },
  column('year', 'text', { fileOnly: true, value: ({ year }) => String(year) }),
  ofMonth('employee_name', 'text', { fileOnly: true }),
  ofMonth('position', 'text', { fileOnly: true }),
  ofMonth('wages', 'money', { width: 96, priority: 'low' }),
  column('accrued', 'money', { width: 96 }),
  ofMonth('bonus', 'money', { width: 88 }),
  column('allowance', 'money', { width: 88 }),
  column('overtime_hours', 'quantity', { width: 84, priority: 'lowest', decimals: () => 2 }),
  ofMonth('overtime_paid', 'money', { width: 92 }),
  ofMonth('penalty', 'money', { width: 88 }),
  column('credit_withheld', 'money', { width: 88 }),
  column('debt', 'money', { width: 88 }),
  ofMonth('premayment_paid', 'money', { width: 96 }),
  ofMonth('salary_paid', 'money', { width: 96 }),
  ofMonth('due', 'money', { width: 96 }),
];

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
