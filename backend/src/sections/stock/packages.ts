import { sql } from 'drizzle-orm';
import { refusal } from '@/lib/contract/refusals';
import { packagePrice } from '@/lib/sections/stock/rules/delivery';
import { toBaht } from '@/lib/domain/money';
import { remember } from '../../db/history';
import type { Transaction } from '../../db/open';
import { MOST_WORTH } from '../../ledger/stock/ledger';
import type { DeliveredLine } from './delivery-rows';
import { readRows, integers } from '../../db/rows';

/** Remembers the packages in which items came last. An unchanged size changes nothing. */
export async function rememberPackages(
  tx: Transaction,
  userId: number | null,
  bought: readonly DeliveredLine[],
): Promise<void> {
  const sizes = new Map(
    bought.flatMap(({ item_id, package_quantity }) =>
      package_quantity === undefined ? [] : [[item_id, package_quantity]],
    ),
  );
  if (sizes.size === 0) return;
  const given = JSON.stringify([...sizes].map(([item_id, size]) => ({ item_id, size })));
  const changed = await readRows<{ record_id: number; before: number | null; after: number }>(tx)`
    update stock_items set package_quantity = came.size, version = stock_items.version + 1, last_update = now()
    from json_to_recordset(${given}::json) as came (item_id int, size numeric), stock_items old
    where stock_items.item_id = came.item_id and old.item_id = came.item_id
      and stock_items.package_quantity is distinct from came.size
    returning stock_items.record_id, old.package_quantity::float8 as before, came.size::float8 as after`;
  if (userId === null || changed.length === 0) return;
  await remember(
    tx,
    'stock',
    userId,
    changed.map(({ record_id, before, after }) => ({
      record_id,
      action: 'changed' as const,
      changes: [{ field: 'package_quantity', before, after }],
    })),
  );
}

/**
 * Sets package prices to those of the last purchase, by which counts are valued. Amounts in satang. @throws
 * ProblemError 1 for a price above the limit.
 */
export async function repricePackages(tx: Transaction, bought: readonly DeliveredLine[]): Promise<void> {
  const last = new Map(bought.map((line) => [line.item_id, line]));
  if (last.size === 0) return;
  const packed = await readRows<{ item_id: number; package_quantity: number }>(tx)`
    select item_id, package_quantity::float8 as package_quantity from stock_items
    where package_quantity is not null
      and item_id = any(${integers([...last.keys()])})`;
  const prices = packed.flatMap(({ item_id, package_quantity }) => {
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
