import type { Read, Words } from '@/lib/lists/list';
import { expenseCategories } from '@/lib/sections/categories/contract/choice';
import { recordNumber } from '@/lib/domain/record-number';
import { FUND_OPERATIONS } from '@/lib/contract/fund-operations';
import type { Expense } from './contract';
import { BONUS_KIND, SALARY_KINDS } from './rules';

/** Kinds whose name does not say what was done: that of another expense, of an employee, or a comment. */
const withName = (kind: string): boolean =>
  ['expense_transfer', 'expense_removal', 'purchase_payment', 'cash_rounding', BONUS_KIND, ...SALARY_KINDS].includes(
    kind,
  ) || Object.hasOwn(FUND_OPERATIONS, kind);

/** Name of an entry that moves or removes an expense: `#` and its order number, or `#`, its kind and the person paid, if any. */
const FOLLOWS = /^#(?:(\d+)|([a-z_]+)(?: (.+))?)$/;

function kindOf(kind: string, words: Words): string | undefined {
  const key = `exports.expenses.kinds.${kind}` as Parameters<Words>[0];
  return words.has(key) ? words(key) : undefined;
}

/** Text of an operation: its name, else its kind. */
export function operationOf({ name, kind = '' }: Pick<Expense, 'name' | 'kind'>, words: Words): string {
  const what = kindOf(kind, words) ?? words('exports.expenses.kinds.other');
  if (!name) return what;
  if (!withName(kind)) return name;
  const [, number, of = '', person] = FOLLOWS.exec(name) ?? [];
  if (number) return `${what}: ${recordNumber(number)}`;
  const ofKind = kindOf(of, words);
  if (!ofKind) return `${what}: ${name}`;
  return `${what}: ${person ? `${ofKind}, ${person}` : ofKind}`;
}

/** Text of an operation with the number of its order, for finding the order on paper. */
export function nameWithOrder(row: Expense, words: Words): string {
  const name = operationOf(row, words);
  return row.order_number === null ? name : `${name} ${recordNumber(row.order_number)}`;
}

/** Name of the category filter for paper; empty for 0. */
export async function categoryTitle(category_id: number, words: Words, read: Read): Promise<string[]> {
  if (category_id === 0) return [];
  const { items } = await read(expenseCategories, { query: { hidden: '1' } });
  const category = items.find((one) => one.category_id === category_id)?.name ?? recordNumber(category_id);
  return [words('exports.expenses.ofCategory', { category })];
}
