import { sql } from 'drizzle-orm';
import { LARGEST_QUANTITY } from '@/lib/contract/primitives';
import { refusal } from '@/lib/contract/refusals';
import { convertedPrice, convertedQuantity, vanishes } from '@/lib/sections/stock/rules/measure-change';
import { addQuantity } from '@/lib/domain/exact';
import type { Transaction } from '../../db/open';
import type { StockRecord } from '../../ledger/stock/find';
import { MOST_WORTH, type StockLedger } from '../../ledger/stock/ledger';
import { CRAFTS, DISHES, editRecipes } from './recipes';
import { readRow } from '../../db/rows';

/** A quantity in the new measure. @throws ProblemError 1 when it would round to nothing or be too large. */
function quantityIn(quantity: number, factor: number): number {
  const after = convertedQuantity(quantity, factor);
  if (vanishes(quantity, after) || Math.abs(after) > LARGEST_QUANTITY)
    throw refusal('quantityNotConvertible', 'measure_factor');
  return after;
}

/** Quantities of dishes and crafts per item, without removed crafts: these are never made again. */
const QUANTITIES = sql`
  select item_id, item_quantity as quantity from dish_ingredients
  union all
  select i.item_id, i.item_quantity from craft_ingredients i join crafts using (craft_id) where removed_at is null
  union all
  select stock_id, quantity from crafts, lateral (values (nullif(output_quantity, 0)), (portion_quantity)) q (quantity)
  where removed_at is null`;

async function convertRecipes(tx: Transaction, userId: number, itemId: number, factor: number): Promise<void> {
  const converted = (quantity: string) => sql`round(${sql.identifier(quantity)} * ${String(factor)}::numeric, 3)`;
  const [any, line] = [converted('quantity'), converted('item_quantity')];
  const lost = await readRow(tx)`
    select 1 from (${QUANTITIES}) q where item_id = ${itemId} and (${any} = 0 or ${any} > ${LARGEST_QUANTITY}) limit 1`;
  if (lost) throw refusal('recipeNotConvertible', 'measure_factor');
  await editRecipes(tx, userId, DISHES, itemId, () =>
    tx.execute(sql`update dish_ingredients set item_quantity = ${line} where item_id = ${itemId}`),
  );
  await editRecipes(tx, userId, CRAFTS, itemId, async () => {
    await tx.execute(sql`
      update craft_ingredients i set item_quantity = ${line} from crafts c
      where c.craft_id = i.craft_id and removed_at is null and item_id = ${itemId}`);
    await tx.execute(sql`
      update crafts set output_quantity = ${converted('output_quantity')}, portion_quantity = ${converted('portion_quantity')}
      where stock_id = ${itemId} and removed_at is null`);
  });
}

/**
 * Converts an item to another measure: quantity and price in one story row, its package, the recipes of all dishes and
 * crafts, and output and portion of the crafts that make it. Its value stays the same except for rounding.
 * @throws ProblemError 1 at `measure_factor` when a figure above 0 would round to nothing, or one would be too large.
 */
export async function recalculate(
  tx: Transaction,
  ledger: StockLedger,
  item: StockRecord,
  { factor, from, to, user_id }: { factor: number; from: string; to: string; user_id: number },
): Promise<{ package_quantity: number | null }> {
  const { quantity, price } = ledger.holding(item.item_id);
  const newPrice = convertedPrice(price, factor);
  if (vanishes(price, newPrice)) throw refusal('priceRoundedAway', 'measure_factor');
  if (newPrice > MOST_WORTH) throw refusal('priceTooLarge', 'measure_factor');
  ledger.move({
    user_id,
    item_id: item.item_id,
    kind: 'recalculation',
    quantity: addQuantity(quantityIn(quantity, factor), -quantity),
    price: newPrice,
    note: { kind: 'measureChanged', args: { from, factor, to } },
  });
  await convertRecipes(tx, user_id, item.item_id, factor);
  return { package_quantity: item.package_quantity === null ? null : quantityIn(item.package_quantity, factor) };
}
