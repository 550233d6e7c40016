import { and, eq, isNull, ne } from 'drizzle-orm';
import { BOOKABLE, type createCategory, type saveCategory } from '@/lib/sections/categories/contract/categories';
import type { InputOf } from '@/lib/contract/endpoint';
import { refusal } from '@/lib/contract/refusals';
import { isFixed, mayHide } from '@/lib/sections/categories/rules';
import { differences, remember, requireVersion } from '../../db/history';
import { inAnyCase } from '../../db/names';
import type { Transaction } from '../../db/open';
import { freshCategoryId } from '../../db/reference';
import { requireRow } from '../../db/rows';
import { expenseCategories as categories, expenses, stockItems } from '../../db/schema';

type Row = typeof categories.$inferSelect;
type SaveBody = InputOf<typeof saveCategory>['body'];

const requireCategory = (tx: Transaction, category_id: number): Promise<Row> =>
  requireRow(tx, categories, eq(categories.category_id, category_id), ['noSuchCategory', 'category_id']);

/** Refuses a name that pickers show already. @throws ProblemError 5 at `name` */
async function refuseTaken(tx: Transaction, name: string, category_id: number): Promise<void> {
  const others = await tx
    .select({ name: categories.name })
    .from(categories)
    .where(and(eq(categories.hidden, false), ne(categories.category_id, category_id)));
  if (others.some((other) => inAnyCase(other.name) === inAnyCase(name)))
    throw refusal('categoryNameTaken', 'name', { name });
}

/** Adds a category. @throws ProblemError 5 for a taken name */
export async function create(
  tx: Transaction,
  userId: number,
  { name, group_id, alcohol = false, ...body }: InputOf<typeof createCategory>['body'],
): Promise<{ category_id: number }> {
  await refuseTaken(tx, name, 0);
  const category_id = await freshCategoryId(tx);
  const row = { name, purposes: inOrder(body.purposes), group_id, alcohol };
  await tx.insert(categories).values({ category_id, ...row });
  const changes = differences({}, row);
  await remember(tx, 'category', userId, [{ record_id: category_id, action: 'created', changes }]);
  return { category_id };
}

/** Purposes without repetitions, in one order, so that a history shows only real changes. */
const inOrder = (purposes: readonly Row['purposes'][number][]): Row['purposes'] =>
  BOOKABLE.filter((purpose) => purposes.includes(purpose));

async function refuseUnfit(tx: Transaction, row: Row, changed: Partial<Row>): Promise<void> {
  const { category_id } = row;
  const kept = (['purposes', 'group_id', 'alcohol'] as const).find((field) => changed[field] !== undefined);
  if (isFixed(category_id) && kept) throw refusal('categoryKept', kept, { name: row.name });
  if (changed.hidden && !mayHide(category_id)) throw refusal('categoryDefault', 'hidden', { name: row.name });
  if (!(changed.hidden ?? row.hidden)) await refuseTaken(tx, changed.name ?? row.name, category_id);
  if (!changed.purposes || changed.purposes.includes('stock')) return;
  const count = await tx.$count(
    stockItems,
    and(eq(stockItems.category_id, category_id), isNull(stockItems.removed_at)),
  );
  if (count > 0) throw refusal('categoryHasItems', 'purposes', { name: row.name, count });
}

/**
 * Saves the changed fields of a category.
 * @throws ProblemError 5 when changed since `version`, for a taken name or with stock items in it, 1 for kept fields
 */
export async function save(
  tx: Transaction,
  userId: number,
  { category_id, version, ...body }: SaveBody,
): Promise<{ version: number }> {
  const row = await requireCategory(tx, category_id);
  requireVersion(row, version);
  const given = { ...body, ...(body.purposes && { purposes: inOrder(body.purposes) }) };
  const changes = differences(row, given).filter(({ after }) => after !== null);
  if (changes.length === 0) return { version: row.version };
  const changed = Object.fromEntries(changes.map(({ field, after }) => [field, after])) as Partial<Row>;
  await refuseUnfit(tx, row, changed);
  await tx
    .update(categories)
    .set({ ...changed, version: row.version + 1 })
    .where(eq(categories.category_id, category_id));
  await remember(tx, 'category', userId, [{ record_id: category_id, action: 'changed', changes }]);
  return { version: row.version + 1 };
}

/** Removes a category that was never used. @throws ProblemError 5 for one that was, 1 for the program's own */
export async function remove(tx: Transaction, userId: number, category_id: number): Promise<void> {
  const { name } = await requireCategory(tx, category_id);
  if (isFixed(category_id)) throw refusal('categoryKept', 'category_id', { name });
  const bookings = await tx.$count(expenses, eq(expenses.category_id, category_id));
  const items = await tx.$count(stockItems, eq(stockItems.category_id, category_id));
  if (bookings + items > 0) throw refusal('categoryUsed', 'category_id', { name, count: bookings + items });
  await tx.delete(categories).where(eq(categories.category_id, category_id));
  const changes = [{ field: 'name', before: name, after: null }];
  await remember(tx, 'category', userId, [{ record_id: category_id, action: 'removed', changes }]);
}
