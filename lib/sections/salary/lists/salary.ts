import { salaryPage, type SalaryRow } from '../contract/salary';
import { namePart } from '@/lib/lists/name-part';
import { monthIn, monthName, monthText } from '../rules/month';
import { byColumn } from '../rules/totals';
import { sortBy } from '@/lib/domain/sort-by';
import { textFilter, type AddressFilter } from '@/lib/lists/filters';
import { WHOLE } from '@/lib/lists/arranged';
import { columnsIn, defineList } from '@/lib/lists/list';

/** Month in the address, as `2026-10`; empty, the default, means the current one. */
const monthFilter: AddressFilter<string> = {
  usual: '',
  narrows: false,
  read: (text) => (monthIn(text) ? text : undefined),
};

const columns = columnsIn<SalaryRow>('exports.salary', {
  employee_id: { kind: 'id', width: 48, sortable: true },
  employee_name: { kind: 'text', minWidth: 150, sortable: true },
  position: { kind: 'text', minWidth: 110, sortable: true },
  wages: { kind: 'money', width: 104, sortable: true },
  overtime_hour_cost: { kind: 'money', width: 88 },
  premayment_paid: { kind: 'money', oursOnly: true, width: 104, sortable: true },
  salary_paid: { kind: 'money', width: 104, sortable: true },
  overtime_hours: { kind: 'quantity', width: 80, decimals: () => 2 },
  overtime_paid: { kind: 'money', width: 96 },
  penalty: { kind: 'money', width: 88, sortable: true },
  bonus: { kind: 'money', width: 96, sortable: true },
  due: { kind: 'money', oursOnly: true, width: 104, sortable: true },
  month: { kind: 'text', fileOnly: true, value: monthText },
});

const filters = { month: monthFilter, search: textFilter };

/** Employees of a month, with wages, payments and what is due. */
export const salaryList = defineList<typeof salaryPage, SalaryRow, typeof filters>({
  id: 'salary',
  section: 'salary',
  path: '/salary',
  title: 'exports.salary.title',
  endpoint: salaryPage,
  filters,
  ...WHOLE,
  counts: [1000],
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
  arranged: (rows, { sort }) => (sort ? sortBy(rows, sort) : rows),
  keyOf: ({ employee_id }) => employee_id,
  named: (_filters, _words, _read, month) => [namePart('month', monthText(month), monthText(month))],
  narrowed: ({ search }, words, _read, month, { locale }) => [
    monthName(month, locale),
    ...(search === '' ? [] : [words('exports.salary.search', { search })]),
  ],
});
