import { salaryPage, type SalaryRow } from '../contract/salary';
import { monthIn, monthName, monthText } from '../rules/month';
import { byColumn } from '../rules/totals';
import { sortBy } from '@/lib/domain/sort-by';
import { textFilter, type AddressFilter } from '@/lib/lists/filters';
import { defineList, type ListColumn } from '@/lib/lists/list';
import { columnsIn } from '@/lib/lists/columns-in';

const column = columnsIn('exports.salary');

/** Month in the address, as `2026-10`; empty, the default, means the current one. */
const monthFilter: AddressFilter<string> = {
  usual: '',
  narrows: false,
  read: (text) => (monthIn(text) ? text : undefined),
};

const columns: readonly ListColumn<SalaryRow>[] = [
  column('employee_id', 'id', { width: 48, sortable: true }),
  column('employee_name', 'text', { minWidth: 150, sortable: true }),
  column('position', 'text', { minWidth: 110, sortable: true }),
  column('wages', 'money', { width: 104, sortable: true }),
  column('overtime_hour_cost', 'money', { width: 88 }),
  column('premayment_paid', 'money', { oursOnly: true, width: 104, sortable: true }),
  column('salary_paid', 'money', { width: 104, sortable: true }),
  column('overtime_hours', 'quantity', { width: 80, decimals: () => 2 }),
  column('overtime_paid', 'money', { width: 96 }),
  column('penalty', 'money', { width: 88, sortable: true }),
  column('bonus', 'money', { width: 96, sortable: true }),
  column('due', 'money', { oursOnly: true, width: 104, sortable: true }),
  column('month', 'text', { fileOnly: true, value: monthText }),
];

const filters = { month: monthFilter, search: textFilter };

/** Employees of a month, with wages, payments and what is due. */
export const salaryList = defineList<typeof salaryPage, SalaryRow, typeof filters>({
  id: 'salary',
  section: 'salary',
  path: '/salary',
  title: 'exports.salary.title',
  endpoint: salaryPage,
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
