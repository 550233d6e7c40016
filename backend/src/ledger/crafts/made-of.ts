import type { Queries } from '../../db/open';
import { readRow } from '../../db/rows';

/**
 * Name of the first of these items that is the product or made of it, over any number of crafts; null without one. A
 * craft of the product that took it would need itself.
 */
export async function madeOfProduct(
  tx: Queries,
  productId: number,
  itemIds: readonly number[],
): Promise<string | null> {
  const row = await readRow<{ name: string }>(tx)`
    with recursive made_of as (
      select value::int as listed, value::int as item_id, ordinality
      from json_array_elements_text(${JSON.stringify(itemIds)}::json) with ordinality
      union
      select m.listed, l.item_id, m.ordinality
      from made_of m
      join crafts c on c.stock_id = m.item_id and c.removed_at is null
      join craft_ingredients l using (craft_id)
    )
    select i.name from made_of m join stock_items i on i.item_id = m.listed
    where m.item_id = ${productId} order by m.ordinality limit 1`;
  return row?.name ?? null;
}
