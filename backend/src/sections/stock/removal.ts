import { sql, type SQL } from 'drizzle-orm';
import type { ReplyOf } from '@/lib/contract/endpoint';
import type { stockRemoval } from '@/lib/sections/stock/contract/removal';
import { LISTED } from '@/lib/domain/text-args';
import { refusal } from '@/lib/contract/refusals';
import { differences, remember } from '../../db/history';
import { inNameOrder } from '../../db/names';
import type { Database, Queries, Transaction } from '../../db/open';
import { stockItems } from '../../db/schema';
import { bringBack, removeAll, removedFrom, requireThere } from '../../db/tree';
import { belowStock } from '../../ledger/stock/find';
import { readRows, readOne } from '../../db/rows';

/** More items than a stock has. */
const MOST_STOCK = 100_000;

/** Merged items cannot be restored. */
const STOCK = {
  table: stockItems,
  entity: 'stock',
  unknown: 'noSuchStockNode',
  returns: sql`t.merged_into is null`,
} as const;

type WireUse = ReplyOf<typeof stockRemoval>['used'][number];
type Used = { readonly [Field in keyof WireUse]-?: NonNullable<WireUse[Field]> };

const uses = sql`
  select d.item_id, 'dish' as use, m.name, m.item_id as id
  from dish_ingredients d join menu_items m on m.item_id = d.menu_id where m.removed_at is null
  union all
  select i.item_id, 'craft', c.name, c.craft_id
  from craft_ingredients i join crafts c using (craft_id) where c.removed_at is null
  union all
  select stock_id, 'maker', name, craft_id from crafts where removed_at is null`;

const named = (use: 'dish' | 'craft' | 'maker') =>
  sql`coalesce(array_agg(u.name order by ${inNameOrder(sql`u.name`)}, u.id) filter (where use = ${use}), '{}')`;
const first = (names: SQL) => sql`(${names})[1:${LISTED}::int]`;

/** Items among these, and below them, that dishes of the menu or crafts use, or crafts make: at most `most`, by id. */
const usedAmong = (tx: Queries, ids: readonly number[], most: number): Promise<Used[]> =>
  readRows<Used>(tx)`
    select s.item_id, s.name, ${first(named('dish'))} as dishes, (count(*) filter (where use = 'dish'))::int as count,
      ${first(named('craft'))} as crafts, (count(*) filter (where use = 'craft'))::int as craft_count, ${named('maker')} as made_by
    from (${uses}) u join stock_items s using (item_id)
    where s.removed_at is null and item_id in (${belowStock(ids)})
    group by s.item_id order by s.item_id limit ${most}`;

/** Items that a question names. */
const MOST_NAMED = 20;

/** Obstacles to a removal (items that dishes or crafts use, or crafts make), and the goods in stock. */
export async function removalOf(db: Queries, ids: readonly number[]): Promise<ReplyOf<typeof stockRemoval>> {
  const used = await usedAmong(db, ids, MOST_STOCK);
  const goods = await readOne<{ holding: number; worth: number }>(db, 'worth')`
    select count(*)::int as holding, coalesce(sum(stock_value), 0)::float8 as worth
    from stock_items where is_file and removed_at is null and quantity > 0 and item_id in (${belowStock(ids)})`;
  const asked = used.slice(0, MOST_NAMED).map(({ crafts, craft_count, made_by, ...one }) => ({
    ...one,
    ...(craft_count > 0 && { crafts, craft_count }),
    ...(made_by.length > 0 && { made_by }),
  }));
  return { used: asked, blocking: used.length, ...goods };
}

/**
 * Removes items and everything in them. The rows stay, for the story and for `restore`.
 * @throws ProblemError 5 when a dish of the menu or a craft needs one of them; its field names the item.
 */
export async function remove(tx: Transaction, userId: number, ids: readonly number[]): Promise<void> {
  await requireThere(tx, STOCK, ids);
  const [used] = await usedAmong(tx, ids, 1);
  if (used) {
    const { item_id, name, count, dishes, crafts, craft_count, made_by } = used;
    const field = `items.${item_id}`;
    if (count > 0) throw refusal('usedByDishes', field, { name, count, dishes: dishes.join(', ') });
    if (craft_count > 0) throw refusal('usedByCrafts', field, { name, count: craft_count, crafts: crafts.join(', ') });
    const makers = made_by.slice(0, LISTED).join(', ');
    throw refusal('craftsNeedProduct', field, { name, count: made_by.length, crafts: makers });
  }
  await removeAll(tx, STOCK, userId, ids);
}

const UNPLUGGED = { sensor_id: null, channel_id: null };

/**
 * Restores removed items in place, with what was removed along with them. A sensor that another item has meanwhile
 * stays there.
 * @throws ProblemError 5 when their folder is still removed.
 */
export async function restore(tx: Transaction, userId: number, ids: readonly number[]): Promise<void> {
  const back = await bringBack(tx, STOCK, ids);
  const unplugged = await readRows<{ record_id: number; sensor_id: number; channel_id: number }>(tx)`
    update stock_items s set sensor_id = null, channel_id = null
    from stock_items before
    where before.item_id = s.item_id and s.item_id in ${back.map(({ item_id }) => item_id)}
      and exists (
        select from stock_items o
        where o.item_id <> s.item_id and o.removed_at is null
          and o.sensor_id = s.sensor_id and o.channel_id = s.channel_id
      )
    returning s.record_id, before.sensor_id, before.channel_id`;
  const lost = new Map(unplugged.map((row) => [row.record_id, row]));
  await remember(
    tx,
    'stock',
    userId,
    back.map(({ record_id }) => ({
      record_id,
      action: 'restored' as const,
      changes: differences(lost.get(record_id) ?? UNPLUGGED, UNPLUGGED),
    })),
  );
}

/** Removed stock that can be restored. */
export const removed = (db: Database['db']) => removedFrom(db, STOCK);
