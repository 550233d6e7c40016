import { and, asc, eq, isNull, like, sql } from 'drizzle-orm';
import { groupBy } from '@/lib/domain/group-by';
import type { Database, Transaction } from '../../db/open';
import { seedReference } from '../../db/reference';
import { importLinks, menuItems, orderImportLinks, orders, users } from '../../db/schema';
import { returnOrderNumbers, takeOrderNumbers } from '../../ledger/sales/order-numbers';
import { setVenueClock } from '../../ledger/sales/rebuild-roll-ups';
import { RECEIPTS } from '../adopt-sold';
import { recordImport, type ImportOptions } from '../record';
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

const planned = async (tx: Transaction, file: OrdersFile): Promise<OrdersPlan> =>
  planOrders(await readState(tx, file), file);

/** Writes what is to be imported now under these numbers. */
async function write(
  tx: Transaction,
  file: OrdersFile,
  numbers: readonly number[],
  options: OrdersImportOptions,
): Promise<OrdersPlan> {
  const { zone } = options;
  // The till goes on selling: only another import and editors of the menu wait, and payments write none of these.
  await tx.execute(sql`lock table order_import_links, import_links, menu_items in share row exclusive mode`);
  const plan = await planned(tx, file);
  if (plan.orders.length === 0) return plan;
  if (plan.orders.length > numbers.length) throw new Error('The venue changed during the import: import again');
  // A venue that was never started has no place and no clock yet.
  await seedReference(tx);
  await setVenueClock(tx, zone);
  await recordImport(tx, { kind: 'orders', source: file.source }, options, (import_id) =>
    writeOrders(tx, file, plan, { numbers, zone, import_id }),
  );
  return plan;
}

/**
 * Imports receipts in one transaction; with `dryRun` it only plans, in a read-only transaction. An interrupted import
 * leaves nothing. Imported orders are history: they are in lists, receipts and roll-ups, but move neither funds nor
 * stock.
 * @returns what was done, or would be
 */
export async function importOrders(
  { db }: Pick<Database, 'db'>,
  file: OrdersFile,
  options: OrdersImportOptions,
): Promise<OrdersPlan> {
  const { dryRun } = options;
  const plan = await db.transaction((tx) => planned(tx, file), { accessMode: 'read only' });
  if (dryRun || plan.orders.length === 0) return plan;
  // Taken and committed before: the till would wait for a counter that the import holds to its end.
  const numbers = await db.transaction((tx) => takeOrderNumbers(tx, plan.orders.length));
  let used = 0;
  try {
    const written = await db.transaction((tx) => write(tx, file, numbers, options));
    used = written.orders.length;
    return written;
  } finally {
    // A failure to return them would hide why the import failed.
    if (used < numbers.length)
      await db.transaction((tx) => returnOrderNumbers(tx, numbers, used)).catch(() => undefined);
  }
}
