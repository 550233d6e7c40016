import { inArray } from 'drizzle-orm';
import type { Transaction } from '@/backend/src/db/open';
import { menuItems, pendingOperations, takenOff } from '@/backend/src/db/schema';
import { tableOf, type OpenTable } from '@/backend/src/ledger/sales/open-tables';
import { takenBetween } from '@/lib/sections/orders/rules/pending-replay';
import { clearBill, isShown } from './bills';
import type { TableOf } from './open-table';

type Operation = typeof pendingOperations.$inferInsert & { readonly operation_time: Date };

/**
 * Takes positions off a table and keeps what was taken, a row for each dish and price. `operations` are removals of one
 * moment and user, within what is `on` the table.
 */
export async function takeOff(
  tx: Transaction,
  at: TableOf,
  on: OpenTable,
  operations: readonly [Operation, ...Operation[]],
): Promise<void> {
  const written = await tx
    .insert(pendingOperations)
    .values([...operations])
    .returning();
  const after = tableOf([...on.rows, ...written]);
  const taken = takenBetween(on.positions, after.positions);
  const [{ operation_time: taken_time, user_id }] = operations;
  const names = await tx
    .select({ menu_id: menuItems.item_id, name: menuItems.name })
    .from(menuItems)
    .where(inArray(menuItems.item_id, [...on.counts.keys()]));
  const nameOf = new Map(names.map(({ menu_id, name }) => [menu_id, name]));
  const about = { place_id: at.place_id, table: at.table, taken_time, user_id, after_bill: await isShown(tx, at) };
  await tx.insert(takenOff).values(
    taken.map(({ menu_id, count, price = 0 }) => ({
      ...about,
      menu_id,
      menu_name: nameOf.get(menu_id) ?? '',
      quantity: count,
      value: Math.round(price * count),
    })),
  );
  if (after.counts.size === 0) await clearBill(tx, at);
}
