import { sql } from 'drizzle-orm';
import { refusal } from '@/lib/contract/refusals';
import { packagePrice } from '@/lib/domain/delivery';
import { toBaht } from '@/lib/domain/money';
import type { Transaction } from '../http/command';
import { MOST_WORTH } from './ledger';

interface Bought {
  readonly item_id: number;
  readonly quantity: number;
  readonly amount: number;
}

/**
 * Sets package prices to those of the last purchase, by which counts are valued. Amounts in satang. @throws
 * ProblemError 1 for a price above the limit.
 */
export async function repricePackages(tx: Transaction, bought: readonly Bought[]): Promise<void> {
  const last = new Map(bought.map((line) => [line.item_id, line]));
  if (last.size === 0) return;
  const packed = await tx.execute<{ item_id: number; package_quantity: number }>(sql`
    select item_id, package_quantity::float8 as package_quantity from stock_items
    where package_quantity is not null
      and item_id in (select value::int from json_array_elements_text(${JSON.stringify([...last.keys()])}::json))`);
  const prices = packed.rows.flatMap(({ item_id, package_quantity }) => {
    const line = last.get(item_id);
    return line ? [{ item_id, price: packagePrice(line.amount, line.quantity, package_quantity) }] : [];
  });
  if (prices.length === 0) return;
  if (prices.some(({ price }) => price > MOST_WORTH))
    throw refusal('packageTooDear', 'items', { sum: toBaht(MOST_WORTH) });
  await tx.execute(sql`
    update stock_items set package_price = now_costs.price
    from json_to_recordset(${JSON.stringify(prices)}::json) as now_costs (item_id int, price bigint)
    where stock_items.item_id = now_costs.item_id`);
}
