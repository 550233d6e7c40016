import { listExpenses, type Expense, type ExpenseTotals, type ReportType } from './contract';
import { isRemoved } from './rules';
import { categoryTitle, nameWithOrder } from './words';
import { countedDecimals } from '@/lib/domain/measure';
import { choiceFilter, idFilter, textFilter } from '@/lib/lists/filters';
import { measureWords } from '@/lib/lists/measure-words';
import { namePart } from '@/lib/lists/name-part';
import { columnsIn, defineList, type TotalsHead, type Words } from '@/lib/lists/list';

/** A quantity with its measure in the reader's language. */
const withMeasure = ({ measure_name }: Expense, words: Words, text: string): string =>
  measure_name ? `${text}\u00a0${measureWords(measure_name, words)}` : text;

const columns = columnsIn<Expense>('exports.expenses', {
  expense_id: { kind: 'id', width: 76 },
  name: { kind: 'text', minWidth: 200, value: nameWithOrder },
  category_name: { kind: 'text', width: 150 },
  table_number: {
    kind: 'text',
    width: 64,
    value: ({ is_cashier_order, table_number }) => (is_cashier_order ? table_number : null),
  },
  quantity: {
    kind: 'quantity',
    width: 92,
    value: ({ is_cashier_order, quantity }) => (is_cashier_order ? null : quantity),
    decimals: ({ quantity }) => countedDecimals(quantity),
    written: withMeasure,
  },
  user_name: { kind: 'text', width: 108 },
  cost: {
    kind: 'money',
    width: 104,
    // Income has a plus, so that it differs from outcome by more than the minus.
    written: (row, _words, text) => (row.flow === 'income' && !isRemoved(row) ? `+${text}` : text),
  },
  safe_before: { kind: 'money', width: 104 },
  safe_after: { kind: 'money', width: 104 },
  cashier_before: { kind: 'money', width: 104 },
  cashier_after: { kind: 'money', width: 104 },
  time: { kind: 'time', width: 132 },
  bank_before: { kind: 'money', width: 104, fileOnly: true },
  bank_after: { kind: 'money', width: 104, fileOnly: true },
  paidtype: { kind: 'text', fileOnly: true, value: ({ paidtype }, words) => words(`exports.paid.${paidtype}`) },
  order_number: { kind: 'id', fileOnly: true },
  purchase_number: { kind: 'id', fileOnly: true },
  removed_time: { kind: 'time', fileOnly: true },
  removed_by: { kind: 'text', fileOnly: true },
});

const HEADS = [
  { key: 'cash', label: 'exports.totals.cash', kind: 'money' },
  { key: 'card', label: 'exports.totals.card', kind: 'money' },
  { key: 'total', label: 'exports.totals.total', kind: 'money' },
  { key: 'promo', label: 'exports.totals.promo', kind: 'money' },
] as const satisfies readonly TotalsHead[];

const incomeOf = (sum: ExpenseTotals) => ({
  cash: sum.total_cash_income,
  card: sum.total_card_income,
  total: sum.total_income,
  promo: sum.total_princess_promo_income,
});

const filters = { report_type: choiceFilter([0, 1, 2], 2), category_id: idFilter, name: textFilter };

/** Expenses: movements of the cashbox, the safe, or all, with income, outcome and profit. */
export const expensesList = defineList<typeof listExpenses, Expense, typeof filters>({
  id: 'expenses',
  section: 'expenses',
  path: '/expenses',
  title: 'sections.expenses',
  endpoint: listExpenses,
  period: true,
  filters,
  columns,
  totals: {
    // A total that its reader may not see has no heading.
    heads: (sum) => HEADS.filter(({ key }) => sum === undefined || incomeOf(sum)[key] !== undefined),
    lines: [
      { key: 'income', label: 'exports.totals.income', cells: incomeOf },
      {
        key: 'outcome',
        label: 'exports.totals.outcome',
        cells: (sum) => ({ cash: sum.total_cash_outcome, card: sum.total_card_outcome, total: sum.total_outcome }),
      },
      {
        key: 'profit',
        label: 'exports.totals.profit',
        cells: (sum) => ({ cash: sum.total_cash_profit, card: sum.total_card_profit, total: sum.total_profit }),
      },
    ],
  },
  input: ({ period, filters: { report_type, category_id, name }, page, count }) => ({
    body: { ...period, report_type, category_id, page, count, ...(name !== '' && { filters: { name } }) },
  }),
  rows: (reply) => reply.filtered_records,
  total: (reply) => reply.total_records,
  keyOf: (row) => row.expense_id,
  isStruck: isRemoved,
  named: async ({ category_id }, words, read) =>
    (await categoryTitle(category_id, words, read)).map((name) => namePart('category', category_id, name)),
  narrowed: async ({ report_type, category_id, name }, words, read) => [
    ...(report_type === 2 ? [] : [words(`exports.expenses.types.t${report_type}`)]),
    ...(await categoryTitle(category_id, words, read)),
    ...(name === '' ? [] : [words('exports.expenses.named', { name })]),
  ],
});

/** Report types in display order. */
export const REPORT_TYPES = [2, 1, 0] as const satisfies readonly ReportType[];
