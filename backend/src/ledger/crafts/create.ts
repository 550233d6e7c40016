import { sql } from 'drizzle-orm';
import type { InputOf } from '@/lib/contract/endpoint';
import type { createCraft } from '@/lib/sections/craft/contract/craft';
import { insertOne } from '../../db/insert-rows';
import { differences, remember } from '../../db/history';
import type { Transaction } from '../../db/open';
import { readRow } from '../../db/rows';
import { crafts } from '../../db/schema';
import { requireStock, requireStockFolder, requireStockItem } from '../stock/find';
import { createItems } from '../stock/new-items';

type CreateBody = InputOf<typeof createCraft>['body'];

/**
 * Folder of a new craft's product; 0 is the root.
 * @throws ProblemError 2 for an unknown folder or item
 */
export async function folderOf(tx: Transaction, { create_new_stock_item, stock_id }: CreateBody): Promise<number> {
  if (!create_new_stock_item) return (await requireStockItem(tx, stock_id, 'stock_id')).parent_id ?? 0;
  await requireStockFolder(tx, stock_id, 'stock_id');
  return stock_id;
}

/**
 * The usual value of a column: most of the folder's items have it, or else the folder itself, or else most of the stock, or
 * else the first there is.
 */
export async function usual(tx: Transaction, folder: number, column: 'category_id' | 'measure_id'): Promise<number> {
  const name = sql.identifier(column);
  const possible =
    column === 'measure_id'
      ? sql`select measure_id from measures`
      : sql`select category_id from expense_categories where not hidden and 'stock' = any(purposes)`;
  const row = await readRow<{ id: number }>(tx)`
    select p.${name} as id
    from (${possible}) p left join stock_items i on i.${name} = p.${name} and i.is_file and i.removed_at is null
    group by p.${name}
    order by count(i.item_id) filter (where coalesce(i.parent_id, 0) = ${folder}) desc,
      p.${name} is not distinct from (select ${name} from stock_items where item_id = ${folder}) desc,
      count(i.item_id) desc, p.${name}
    limit 1`;
  return row?.id ?? 0;
}

async function productOf(tx: Transaction, userId: number | null, body: CreateBody): Promise<number> {
  if (!body.create_new_stock_item) return body.stock_id;
  const line = {
    name: body.name,
    parent_id: body.stock_id,
    description: '',
    category_id: await usual(tx, body.stock_id, 'category_id'),
    measure_id: body.measure_id ?? (await usual(tx, body.stock_id, 'measure_id')),
  };
  const [item_id = 0] = await createItems(tx, userId, [{ line, field: 'body' }]);
  return item_id;
}

/**
 * Creates a craft without ingredients, and its product where it is new. Returns the craft's id.
 * @throws ProblemError 2 for an unknown folder, item or measure
 */
export async function create(tx: Transaction, userId: number | null, body: CreateBody): Promise<number> {
  const stock_id = await productOf(tx, userId, body);
  const { name: stock_name } = await requireStock(tx, stock_id, 'stock_id');
  const row = await insertOne(tx, crafts, { name: body.name, stock_id, user_id: userId });
  const changes = differences({}, { name: body.name, product: { item_id: stock_id, name: stock_name } });
  await remember(tx, 'craft', userId, [{ record_id: row.record_id, action: 'created', changes }]);
  return row.craft_id;
}
