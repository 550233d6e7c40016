import { sql } from 'drizzle-orm';
import { BREW_FOLDER } from '@/lib/sections/craft/rules/brew';
import { isFixed } from '@/lib/sections/categories/rules';
import { inAnyCase } from '../../db/names';
import type { Transaction } from '../../db/open';
import { freshCategoryId } from '../../db/reference';
import { expenseCategories, stockItems } from '../../db/schema';

/** Names in a new venue. A venue may change them; they are not restored. */
const GOODS = 'Товары';
const BREW = 'Пивоварня';
const GOODS_GROUP = 1;
const LITRE = 3;

/** Adds a category for buying goods, unless the venue has one. Returns its id, or null if none was added. */
async function ensureGoods(tx: Transaction): Promise<number | null> {
  const known = await tx.select().from(expenseCategories);
  const isTaken = known.some(({ name }) => inAnyCase(name) === inAnyCase(GOODS));
  if (isTaken || known.some((one) => one.purposes.includes('stock') && !isFixed(one.category_id))) return null;
  const category_id = await freshCategoryId(tx);
  await tx.insert(expenseCategories).values({ category_id, name: GOODS, group_id: GOODS_GROUP, purposes: ['stock'] });
  return category_id;
}

/** Adds the Brew folder, which holds brewed beer and products of alchemy, unless it exists. */
async function ensureBrew(tx: Transaction, category_id: number | null): Promise<void> {
  const folder = { item_id: BREW_FOLDER, is_file: false, name: BREW, category_id, measure_id: LITRE };
  await tx.insert(stockItems).values(folder).onConflictDoNothing();
  // The sequence must be past the folder's fixed id, or it would reach that id later.
  await tx.execute(sql`
    select setval(sequence, ${BREW_FOLDER}::int) from (select pg_get_serial_sequence('stock_items', 'item_id') as sequence) s
    where coalesce(pg_sequence_last_value(sequence::regclass), 0) < ${BREW_FOLDER}::int`);
}

/**
 * Adds what the stock of every venue needs: a category of goods, the Brew folder and, if the stock is empty, a folder for
 * goods. The first delivery then needs nothing else (docs/domain.md, 6.1). Existing ones keep their names and places, and a
 * removed folder stays removed until somebody restores it. Another run changes nothing.
 */
export async function ensureStockBasics(tx: Transaction): Promise<void> {
  const isEmpty = (await tx.$count(stockItems)) === 0;
  const category_id = await ensureGoods(tx);
  await ensureBrew(tx, category_id);
  if (isEmpty) await tx.insert(stockItems).values({ is_file: false, name: GOODS, category_id });
}
