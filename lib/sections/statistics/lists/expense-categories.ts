import { z } from '#zod';
import { Baht } from '@/lib/contract/primitives';
import { categoryTitle, operationOf } from '@/lib/sections/expenses/words';
import { id, money, nullable, optional, quantity, text, time } from '@/lib/lists/report/columns';
import { defineReport } from '@/lib/lists/report/define';
import type { MessageKey, Tone, Words } from '@/lib/lists/list';
import { PRIVATE } from '@/lib/contract/access';

type Row = Readonly<Record<string, unknown>>;

/** Categories 46 (income outside sales) and 99 (stock losses, which cost no money): no details, amounts below 0. */
export const OUTSIDE_INCOME = 46;
export const WRITTEN_OFF = 99;
const NONE = 0;
/** Group of these two categories; sorted last. */
export const LAST_GROUP = 4;

/** Name of a category group in the reader's language; unknown groups keep the server's name. */
function groupName({ group_id, group }: Row, words: Words): string {
  const key = `exports.expenseGroups.g${String(group_id)}` as MessageKey;
  return words.has(key) ? words(key) : String(group);
}

function nameOf(row: Row, words: Words): string {
  const { category_id, category_name, cost } = row;
  if (category_id === NONE) return words('reports.noCategory');
  if (typeof category_id === 'number') return String(category_name);
  const group = groupName(row, words);
  return cost === null ? group : words('reports.subtotal', { group });
}

/** Displayed cost of a category: stock losses are below 0. */
export const shownCost = ({ category_id, cost }: Row): number | undefined =>
  typeof cost === 'number' ? (category_id === WRITTEN_OFF && cost !== 0 ? -cost : cost) : undefined;

/** Whether a row is spending. Otherwise it is income or a stock loss, shown below 0, where more is better. */
const isSpending = ({ category_id, group_id }: Row): boolean =>
  group_id !== LAST_GROUP && category_id !== OUTSIDE_INCOME && category_id !== WRITTEN_OFF;

/** Colour of a cost: outside income (46) is green, stock losses red. */
export function costTone(row: Row): Tone | undefined {
  const cost = shownCost(row) ?? 0;
  if (cost < 0) return 'bad';
  return row['category_id'] === OUTSIDE_INCOME && cost > 0 ? 'good' : undefined;
}

const groups = z.object({
  group_id: z.int(),
  group: z.string(),
  items: z.array(z.object({ category_id: z.int().nonnegative(), category_name: z.string(), cost: Baht })),
  subtotal: Baht.optional(),
});
export type ExpenseGroup = z.infer<typeof groups>;

/** Description of an expense; a purchase's is only its number, which needs a word. */
const describedAs = ({ description, purchase_number: number }: Row, words: Words): string =>
  typeof number === 'number' ? words('record.purchase.title', { number }) : String(description);

/** Spending by category and group. `row` tells group names, categories and subtotals apart. */
export const expenseCategories = defineReport({
  section: 'statistics',
  part: 'expense_categories',
  access: { flags: ['OrdersView', 'ExpensesView'], closedTo: PRIVATE },
  key: 'row',
  sort: { key: 'category_id', direction: 'asc' },
  columns: {
    category_id: nullable(id()),
    category_name: text({ value: nameOf }),
    cost: nullable(money({ value: shownCost, tone: costTone, compare: true, lessIsBetter: isSpending })),
    group_id: id({ wireOnly: true }),
    row: text({ wireOnly: true }),
    group: text({ value: groupName, fileOnly: true }),
  },
  totals: { total_cost: 'money', unfunded_cost: 'money', outside_revenue: 'money', written_off_cost: 'money' },
  // The value of stock losses follows from purchase prices; so does the subtotal that contains it.
  needs: { written_off_cost: 'costs' },
  hides: [{ needs: 'costs', fields: ['subtotal'], rows: { category_id: [WRITTEN_OFF] } }],
  list: { isStrong: ({ category_id }) => category_id === null },
  wire: {
    reply: z.object({ groups: z.array(groups), totals: z.record(z.string(), z.number()).optional() }),
    key: 'category_id',
    columns: { group_id: id(), category_id: id(), category_name: text(), cost: money() },
  },
  details: {
    by: 'category_id',
    of: 'category_name',
    paperTitle: categoryTitle,
    without: [NONE, WRITTEN_OFF],
    key: 'expense_id',
    sort: { key: 'time', direction: 'desc' },
    columns: {
      expense_id: id(),
      name: text({ value: (row, words) => operationOf(row as { name: string; kind?: string }, words) }),
      // Beside what was spent it gives the price of a delivery's line.
      quantity: optional(nullable(quantity({ decimals: 3, asCounted: true, needs: 'quantities' }))),
      price: money({ total: true }),
      time: time(),
      description: text({ value: describedAs }),
      purchase_number: optional(nullable(id({ wireOnly: true }))),
      user: text({ width: 108 }),
      kind: optional(text({ wireOnly: true })),
    },
  },
});
