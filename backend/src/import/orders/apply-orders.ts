import { and, asc, eq, isNull, like, sql } from 'drizzle-orm';
import { groupBy } from '@/lib/domain/group-by';
import type { Database, Transaction } from '../../db/open';
import { importLinks, menuItems, orderImportLinks, orders, users } from '../../db/schema';
import { returnOrderNumbers, takeOrderNumbers } from '../../ledger/sales/order-numbers';
import { setVenueClock } from '../../ledger/sales/rebuild-roll-ups';
import { RECEIPTS } from '../adopt-sold';
import { runImport, type ImportOptions } from '../record';
import type { OrdersFile } from './order-file';
import { planOrders, type OrdersPlan, type OrdersState } from './plan-orders';
import { goodsSource, writeOrders } from './write-orders';

async function readState(tx: Transaction, { source, goods }: OrdersFile): Promise<OrdersState> {
  const { item_id, parent_id, is_file, name, status, removed_at } = menuItems;
  const nodes = await tx
    .select({ item_id, parent_id, is_file, name, status, removed: sql<boolean>`${removed_at} is not null` })
    .from(menuItems)
    .orderBy(item_id);
  const links = await tx
    .select()
    .from(importLinks)
    .where(eq(importLinks.source, goodsSource(source)));
  const wanted = goods.flatMap(({ sku }) => (sku === '' ? [] : [`sku:${sku}`, `id:${sku}`]));
  const skus = await tx
    .selectDistinct({
      sku: sql<string>`regexp_replace(${importLinks.external_id}, '^(sku|id):', '')`,
      menu_id: importLinks.menu_id,
    })
    .from(importLinks)
    .innerJoin(menuItems, and(eq(item_id, importLinks.menu_id), is_file, isNull(removed_at)))
    .where(
      and(
        sql`${importLinks.external_id} in (select json_array_elements_text(${JSON.stringify(wanted)}::json))`,
        sql`not ${like(importLinks.source, `${RECEIPTS}%`)}`,
      ),
    );
  const there = await tx
    .select({
      external_id: orderImportLinks.external_id,
      order_number: orders.order_number,
      paidsum: orders.paidsum,
      paid: sql<string>`extract(epoch from ${orders.paid_time})::bigint`,
      cancelled: sql<boolean>`${orders.cancelled_at} is not null`,
    })
    .from(orderImportLinks)
    .innerJoin(orders, eq(orders.order_number, orderImportLinks.order_number))
    .where(eq(orderImportLinks.source, source));
  // Past orders may name somebody who has been removed; of two with one login the present account counts.
  const accounts = await tx
    .select({ user_id: users.user_id, login: users.login })
    .from(users)
    .orderBy(asc(users.removed_at), asc(users.user_id));
  return {
    nodes,
    linked: new Map(links.map(({ external_id, menu_id }) => [external_id, menu_id])),
    bySku: new Map(
      [...groupBy(skus, ({ sku }) => sku)].map(([sku, rows]) => [sku, rows.map(({ menu_id }) => menu_id)]),
    ),
    there: new Map(there.map(({ external_id, paid, ...order }) => [external_id, { ...order, paid: Number(paid) }])),
    logins: new Map(accounts.map(({ login, user_id }) => [login.toLowerCase(), user_id])),
  };
}

/** `zone` is the venue's, for the business days of the roll-ups. */
type OrdersImportOptions = ImportOptions & { readonly zone: string };

/**
 * Imports receipts (`runImport`). An interrupted import leaves nothing. Imported orders are history: they are in lists,
 * receipts and roll-ups, but move neither funds nor stock.
 */
export async function importOrders(
  database: Pick<Database, 'db'>,
  file: OrdersFile,
  options: OrdersImportOptions,
): Promise<OrdersPlan> {
  const { db } = database;
  const { zone } = options;
  const run = (dryRun: boolean, numbers: readonly number[] = []) =>
    runImport<OrdersPlan>(
      database,
      { ...options, dryRun },
      {
        kind: 'orders',
        source: file.source,
        // Blocks other imports and edits of the menu. Payments write to none of these tables.
        lock: (tx) =>
          tx.execute(sql`lock table order_import_links, import_links, menu_items in share row exclusive mode`),
        plan: async (tx) => planOrders(await readState(tx, file), file),
        writes: ({ orders: all }) => all.length > 0,
        async write(tx, plan, import_id) {
          if (plan.orders.length > numbers.length) throw new Error('The venue changed during the import: import again');
          await setVenueClock(tx, zone);
          await writeOrders(tx, file, plan, { numbers, zone, import_id });
        },
      },
    );
  const plan = await run(true);
  if (options.dryRun || plan.orders.length === 0) return plan;
  // Taken and committed before: the till would wait for a counter that the import holds to its end.
  const numbers = await db.transaction((tx) => takeOrderNumbers(tx, plan.orders.length));
  let used = 0;
  try {
    const written = await run(false, numbers);
    used = written.orders.length;
    return written;
  } finally {
    // A failure to return them would hide why the import failed.
    if (used < numbers.length)
      await db.transaction((tx) => returnOrderNumbers(tx, numbers, used)).catch(() => undefined);
  }
}
