import { refusal } from '@/lib/contract/refusals';
import type { NewLine } from '@/lib/sections/stock/contract/edit';
import { differences, remember } from '../../db/history';
import { insertRows, reserve } from '../../db/insert-rows';
import type { Transaction } from '../../db/open';
import { integers, readRows } from '../../db/rows';
import { stockItems } from '../../db/schema';

/** An item to create (in the root with `parent_id` 0), and the request field that describes it. */
interface NewItem {
  readonly line: Omit<NewLine, 'quantity' | 'price'>;
  readonly field: string;
}

/** References of a new item, with the refusal for each unknown one. */
const REFERENCES = { parent_id: 'noSuchFolder', category_id: 'noSuchCategory', measure_id: 'noSuchMeasure' } as const;
type Reference = keyof typeof REFERENCES;
const NAMES = Object.keys(REFERENCES) as Reference[];

/** Existing folders, categories and measures that the new items name. `fits` is false for a category that items cannot have. */
async function knownReferences(tx: Transaction, items: readonly NewItem[]) {
  const wanted = (name: Reference) => integers([...new Set(items.map(({ line }) => line[name]))]);
  const rows = await readRows<{ reference: Reference; id: number; name: string; hidden: boolean; fits: boolean }>(tx)`
    select 'parent_id' as reference, item_id as id, name, false as hidden, true as fits from stock_items
    where item_id = any(${wanted('parent_id')}) and not is_file and removed_at is null
    union all
    select 'category_id', category_id, name, hidden, not hidden and 'stock' = any(purposes) from expense_categories
    where category_id = any(${wanted('category_id')})
    union all
    select 'measure_id', measure_id, measure_name, false, true from measures
    where measure_id = any(${wanted('measure_id')})`;
  return new Map(rows.map((row) => [`${row.reference} ${row.id}`, row]));
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
  const known = await knownReferences(tx, items);
  for (const { line, field } of items) {
    const isRoot = (name: Reference) => name === 'parent_id' && line.parent_id === 0;
    for (const name of NAMES)
      if (!isRoot(name) && !known.has(`${name} ${line[name]}`)) throw refusal(REFERENCES[name], `${field}.${name}`);
    const category = known.get(`category_id ${line.category_id}`);
    if (category && !category.fits) {
      const { name, hidden } = category;
      throw refusal(hidden ? 'categoryHidden' : 'categoryNotForStock', `${field}.category_id`, { name });
    }
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
