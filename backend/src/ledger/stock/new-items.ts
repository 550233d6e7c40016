import { and, inArray, isNull } from 'drizzle-orm';
import { refusal } from '@/lib/contract/refusals';
import type { NewLine } from '@/lib/sections/stock/contract/edit';
import { differences, remember } from '../../db/history';
import { insertRows, reserve } from '../../db/insert-rows';
import type { Transaction } from '../../db/open';
import { expenseCategories, measures, stockItems } from '../../db/schema';

/** An item to create (in the root with `parent_id` 0), and the request field that describes it. */
interface NewItem {
  readonly line: Omit<NewLine, 'quantity' | 'price'>;
  readonly field: string;
}

/** References of a new item, with the refusal for each unknown one. */
const REFERENCES = { parent_id: 'noSuchFolder', category_id: 'noSuchCategory', measure_id: 'noSuchMeasure' } as const;
type Reference = keyof typeof REFERENCES;
const NAMES = Object.keys(REFERENCES) as Reference[];

async function knownReferences(tx: Transaction, items: readonly NewItem[]) {
  const wanted = (name: Reference) => [...new Set(items.map(({ line }) => line[name]))];
  const folders = await tx
    .select({ id: stockItems.item_id, is_file: stockItems.is_file })
    .from(stockItems)
    .where(and(inArray(stockItems.item_id, wanted('parent_id')), isNull(stockItems.removed_at)));
  const categories = await tx
    .select({
      id: expenseCategories.category_id,
      name: expenseCategories.name,
      hidden: expenseCategories.hidden,
      purposes: expenseCategories.purposes,
    })
    .from(expenseCategories)
    .where(inArray(expenseCategories.category_id, wanted('category_id')));
  const units = await tx
    .select({ id: measures.measure_id })
    .from(measures)
    .where(inArray(measures.measure_id, wanted('measure_id')));
  const unfit = categories.filter(({ hidden, purposes }) => hidden || !purposes.includes('stock'));
  const known = {
    parent_id: new Set([0, ...folders.filter(({ is_file }) => !is_file).map(({ id }) => id)]),
    category_id: new Set(categories.map(({ id }) => id)),
    measure_id: new Set(units.map(({ id }) => id)),
  };
  return { known, unfit: new Map(unfit.map((category) => [category.id, category])) };
}

/**
 * Creates empty stock items and returns their ids in order.
 * @throws ProblemError 2 for an unknown folder, category or measure, 1 for a category that is hidden or not for
 * stock.
 */
export async function createItems(
  tx: Transaction,
  userId: number | null,
  items: readonly NewItem[],
  time = new Date(),
): Promise<number[]> {
  if (items.length === 0) return [];
  const { known, unfit } = await knownReferences(tx, items);
  for (const { line, field } of items) {
    for (const name of NAMES) if (!known[name].has(line[name])) throw refusal(REFERENCES[name], `${field}.${name}`);
    const { name, hidden } = unfit.get(line.category_id) ?? {};
    if (name !== undefined)
      throw refusal(hidden ? 'categoryHidden' : 'categoryNotForStock', `${field}.category_id`, { name });
  }

  const ids = await reserve(tx, 'stock_items', 'item_id', items.length);
  const records = await reserve(tx, 'stock_items', 'record_id', items.length);
  const rows = items.map(({ line }, index) => {
    const { name, parent_id, category_id, measure_id, description } = line;
    const fields = { item_id: ids[index] ?? 0, name, parent_id, category_id, measure_id, description };
    return { fields, record_id: records[index] ?? 0, last_update: time };
  });
  await insertRows(
    tx,
    stockItems,
    rows.map(({ fields, ...row }) => ({ ...fields, ...row, parent_id: fields.parent_id || null, is_file: true })),
  );
  if (userId !== null)
    await remember(
      tx,
      'stock',
      userId,
      rows.map(({ fields, record_id }) => ({ record_id, action: 'created', changes: differences({}, fields) })),
    );
  return rows.map(({ fields }) => fields.item_id);
}
