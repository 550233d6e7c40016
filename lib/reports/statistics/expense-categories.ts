import { z } from 'zod';
import { Baht } from '../../contract/primitives';
import { categorySaid, operationOf } from '../expenses';
import { id, money, nullable, optional, quantity, text, time } from '../report/columns';
import { defineReport } from '../report/define';
import type { MessageKey, Tone, Words } from '../table';

type Row = Readonly<Record<string, unknown>>;

/** Income from outside sales; what the stock lost, which is no expense of money: no details, shown below 0. */
export const OUTSIDE_INCOME = 46;
export const WRITTEN_OFF = 99;
const NONE = 0;
/** Of those two; it stands last. */
export const LAST_GROUP = 4;

/** A group of categories by its name in the reader's language; one that we do not know as the server names it. */
function groupName({ group_id, group }: Row, words: Words): string {
  const key = `reports.expenseGroups.g${String(group_id)}` as MessageKey;
  return words.has(key) ? words(key) : String(group);
}

function nameOf(row: Row, words: Words): string {
  const { category_id, category_name, cost } = row;
  if (category_id === NONE) return words('reports.noCategory');
  if (typeof category_id === 'number') return String(category_name);
  const group = groupName(row, words);
  return cost === null ? group : words('reports.subtotal', { group });
}

/** The cost of a category as it is shown: losses of the stock stand below 0. */
export const shownCost = ({ category_id, cost }: Row): number | undefined =>
  typeof cost === 'number' ? (category_id === WRITTEN_OFF && cost !== 0 ? -cost : cost) : undefined;

/** What comes in, and what the stock lost, which stands below 0: more of it is the better. */
const isSpending = ({ category_id, group_id }: Row): boolean =>
  group_id !== LAST_GROUP && category_id !== OUTSIDE_INCOME && category_id !== WRITTEN_OFF;

/** What came in under 46 is green, what the stock lost red, as below 0. */
export function costTone(row: Row): Tone | undefined {
  const cost = shownCost(row) ?? 0;
  if (cost < 0) return 'bad';
  return row['category_id'] === OUTSIDE_INCOME && cost > 0 ? 'good' : undefined;
}

const groups = z.object({
  group_id: z.int(),
  group: z.string(),
  items: z.array(z.object({ category_id: z.int().nonnegative(), category_name: z.string(), cost: Baht })),
  subtotal: Baht,
});
export type ExpenseGroup = z.infer<typeof groups>;

/** A purchase is described by its number alone, which says nothing by itself. */
const describedAs = ({ description, purchase_number: number }: Row, words: Words): string =>
  typeof number === 'number' ? words('record.purchase.title', { number }) : String(description);

/**
 * What was spent, by category and group: a row for each group's name, its categories and its
 * subtotal. `row` tells them apart.
 */
export const expenseCategories = defineReport({
  section: 'statistics',
  part: 'expense_categories',
  access: { flags: ['OrdersView', 'ExpensesView'], private: true },
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
  isStrong: ({ category_id }) => category_id === null,
  wire: {
    reply: z.object({ groups: z.array(groups), totals: z.record(z.string(), z.number()).optional() }),
    key: 'category_id',
    columns: { group_id: id(), category_id: id(), category_name: text(), cost: money() },
  },
  details: {
    by: 'category_id',
    of: 'category_name',
    said: categorySaid,
    without: [NONE, WRITTEN_OFF],
    key: 'expense_id',
    sort: { key: 'time', direction: 'desc' },
    columns: {
      expense_id: id(),
      name: text({ value: (row, words) => operationOf(row as { name: string; kind?: string }, words) }),
      quantity: nullable(quantity({ decimals: 3, asCounted: true })),
      price: money({ total: true }),
      time: time(),
      description: text({ value: describedAs }),
      purchase_number: optional(nullable(id({ wireOnly: true }))),
      user: text({ width: 108 }),
      kind: optional(text({ wireOnly: true })),
    },
  },
});
