import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/open';
import { integers, readRows } from '../../db/rows';
import type { stockItems } from '../../db/schema';
import { madeCosts, priceToBook } from './item-costs';

type Kept = Pick<typeof stockItems.$inferSelect, 'item_id' | 'quantity'>;
type Priced = Kept & Pick<typeof stockItems.$inferSelect, 'stock_price'>;

/**
 * Recipe costs, in satang per measure, of prepared items of which nothing is left. These are booked for what is taken
 * (docs/domain.md 6.1). Items without a known cost are left out.
 */
export async function missingCosts(tx: Queries, items: readonly Kept[]): Promise<ReadonlyMap<number, number>> {
  const missing = items.filter(({ quantity }) => quantity <= 0);
  if (missing.length === 0) return new Map();
  const ids = integers(missing.map(({ item_id }) => item_id));
  const rows = await readRows<{ item_id: number; cost: number }>(tx)`
    select item_id, ${priceToBook(sql`cost`)}::float8 as cost
    from ${madeCosts(sql`select unnest(${ids}) as item_id`)} made where cost is not null`;
  return new Map(rows.map(({ item_id, cost }) => [item_id, cost]));
}

/** Rows with their items priced at the recipe's cost, if they are prepared and nothing is left. */
export async function atKnownCosts<R extends { readonly item: Priced }>(tx: Queries, rows: readonly R[]): Promise<R[]> {
  const items = rows.map(({ item }) => item);
  const costs = await missingCosts(tx, items);
  return rows.map((row) => {
    const { item_id, stock_price } = row.item;
    return { ...row, item: { ...row.item, stock_price: costs.get(item_id) ?? stock_price } };
  });
}
