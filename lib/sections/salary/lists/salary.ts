import { salaryPage, type SalaryRow } from '../contract/salary';
import { monthIn, monthName, monthText } from '../rules/month';
import { byColumn } from '../rules/totals';
import { sortBy } from '@/lib/domain/sort-by';
import { textFilter, type AddressFilter } from '@/lib/lists/filters';
import { defineList, type ListColumn } from '@/lib/lists/list';

/** Month in the address, as `2026-10`; empty, the default, means the current one. */
const monthFilter: AddressFilter<string> = {
  usual: '',
  narrows: false,
  read: (text) => (monthIn(text) ? text : undefined),
};

const columns: readonly ListColumn<SalaryRow>[] = [
  { key: 'employee_id', kind: 'id', label: 'exports.salary.employee_id', width: 48, sortable: true },
  { key: 'employee_name', kind: 'text', label: 'exports.salary.employee_name', minWidth: 150, sortable: true },
  { key: 'position', kind: 'text', label: 'exports.salary.position', minWidth: 110, sortable: true },
  { key: 'wages', kind: 'money', label: 'exports.salary.wages', width: 104, sortable: true },
  { key: 'overtime_hour_cost', kind: 'money', label: 'exports.salary.overtime_hour_cost', width: 88 },
  { key: 'premayment_paid', kind: 'money', label: 'exports.salary.premayment_paid', width: 104, sortable: true },
  { key: 'salary_paid', kind: 'money', label: 'exports.salary.salary_paid', width: 104, sortable: true },
  { key: 'overtime_hours', kind: 'quantity', label: 'exports.salary.overtime_hours', width: 80, decimals: () => 2 },
  { key: 'overtime_paid', kind: 'money', label: 'exports.salary.overtime_paid', width: 96 },
  { key: 'penalty', kind: 'money', label: 'exports.salary.penalty', width: 88, sortable: true },
  { key: 'bonus', kind: 'money', label: 'exports.salary.bonus', width: 96, sortable: true },
  { key: 'due', kind: 'money', label: 'exports.salary.due', width: 104, sortable: true },
  { key: 'month', kind: 'text', label: 'exports.salary.month', fileOnly: true, value: monthText },
];

const filters = { month: monthFilter, search: textFilter };

/** Employees of a month, with wages, payments and what is due. */
export const salaryList = defineList<typeof salaryPage, SalaryRow, typeof filters>({
  id: 'salary',
  section: 'salary',
  path: '/salary',
  title: 'exports.salary.title',
  endpoint: salaryPage,
  period: false,
  filters,
  counts: [1000],
  most: 1_000_000,
  sort: { key: 'employee_name', direction: 'asc' },
  columns,
  totals: {
    lines: [
      {
        key: 'all',
        label: 'exports.salary.total',
        decimals: 2,
        cells: ({ totals }) => byColumn(totals),
      },
    ],
  },
  input: ({ filters: { month, search } }) => ({ body: { ...monthIn(month), ...(search !== '' && { search }) } }),
  rows: ({ items }) => items,
  arranged: (rows, { sort }) => (sort ? sortBy(rows, sort) : rows),
  total: ({ items }) => items.length,
  keyOf: ({ employee_id }) => employee_id,
  narrowed: ({ search }, words, _read, month, { locale }) =>
    Promise.resolve([monthName(month, locale), ...(search === '' ? [] : [words('exports.salary.search', { search })])]),
});
