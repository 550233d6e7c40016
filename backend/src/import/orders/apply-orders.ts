import { sql } from 'drizzle-orm';
import { groupBy } from '@/lib/domain/group-by';
import type { Database, Transaction } from '../../db/open';
import { readRows } from '../../db/rows';
import { returnOrderNumbers, takeOrderNumbers } from '../../ledger/sales/order-numbers';
import { setVenueClock } from '../../ledger/sales/rebuild-roll-ups';
import { RECEIPTS } from '../adopt-sold';
import { menuLinks } from '../menu-links';
import { runImport, type ImportOptions } from '../record';
import type { OrdersFile } from './order-file';
import type { MenuNode } from './plan-goods';
import { planOrders, type ImportedBefore, type OrdersPlan, type OrdersState } from './plan-orders';
import { goodsSource, writeOrders } from './write-orders';

async function readState(tx: Transaction, { source, goods }: OrdersFile): Promise<OrdersState> {
  const nodes = await readRows<MenuNode>(tx)`
    select item_id, parent_id, is_file, name, status, removed_at is not null as removed from menu_items order by item_id`;
  const wanted = goods.flatMap(({ sku }) => (sku === '' ? [] : [`sku:${sku}`, `id:${sku}`]));
  const skus = await readRows<{ sku: string; menu_id: number }>(tx)`
    select distinct regexp_replace(external_id, '^(sku|id):', '') as sku, menu_id
    from import_links join menu_items on item_id = menu_id and is_file and removed_at is null
    where external_id in (select json_array_elements_text(${JSON.stringify(wanted)}::json))
      and not starts_with(source, ${RECEIPTS})`;
  const there = await readRows<ImportedBefore & { external_id: string }>(tx)`
    select external_id, order_number, paidsum, extract(epoch from paid_time)::bigint as paid,
      cancelled_at is not null as cancelled
    from order_import_links l join orders using (order_number) where l.source = ${source}`;
  // Past orders may name somebody who has been removed; of two with one login the present account counts.
  const accounts = await readRows<{ user_id: number; login: string }>(tx)`
    select user_id, login from users order by removed_at, user_id`;
  return {
    nodes,
    linked: await menuLinks(tx, goodsSource(source)),
    bySku: new Map(
      [...groupBy(skus, ({ sku }) => sku)].map(([sku, rows]) => [sku, rows.map(({ menu_id }) => menu_id)]),
    ),
    there: new Map(there.map(({ external_id, ...order }) => [external_id, order])),
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
