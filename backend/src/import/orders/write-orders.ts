import { insertRows } from '../../db/insert-rows';
import type { Transaction } from '../../db/open';
import { menuItems, orderImportLinks, orderLines, orders } from '../../db/schema';
import { standInLine } from '../../http/command';
import { rollUp } from '../../ledger/sales/roll-up';
import { RECEIPTS } from '../adopt-sold';
import { writeMenuLinks } from '../menu-links';
import { numberedFrom, reserve } from '../numbers';
import type { ImportedOrder, OrdersFile } from './order-file';
import type { OrdersPlan } from './plan-orders';

/** The place of all imported receipts: the main bar. */
const PLACE = 16;
/** Orders per statement, which bounds memory for files of any size. */
const CHUNK = 2_000;

/** Source of goods' links. */
export const goodsSource = (source: string): string => `${RECEIPTS}${source}`;

/**
 * Writes new dishes of the archive, switched off, with folders and links. @returns real numbers of the plan's dishes
 */
async function writeGoods(tx: Transaction, { source }: OrdersFile, { folders, dishes, links }: OrdersPlan) {
  const numbers = numberedFrom(await reserve(tx, 'menu_items', folders.length + dishes.length));
  const { real, numbered } = numbers;
  await insertRows(tx, menuItems, [
    ...folders.map((row) => ({ ...numbered(row), is_file: false, name: row.name, status: 0, retail_price: 0 })),
    ...dishes.map((row) => {
      const { name, retail_price } = row.good;
      return { ...numbered(row), is_file: true, name, status: 0, retail_price };
    }),
  ]);
  await writeMenuLinks(tx, goodsSource(source), links, numbers);
  return real;
}

const at = (seconds: number): Date => new Date(seconds * 1000);

/**
 * Writes a plan: goods, then orders with their lines and links, thousands at a time. Roll-ups come last, because
 * payments update the same rows and would wait.
 * @param numbers one for each order of the plan
 */
export async function writeOrders(
  tx: Transaction,
  file: OrdersFile,
  plan: OrdersPlan,
  { numbers, zone, import_id }: { numbers: readonly number[]; zone: string; import_id: number },
): Promise<void> {
  const { source } = file;
  const dishOf = plan.ids.map(await writeGoods(tx, file, plan));
  const typed = await tx.select({ item_id: menuItems.item_id, type: menuItems.type }).from(menuItems);
  const typeOf = new Map(typed.map(({ item_id, type }) => [item_id, type]));

  const orderRow = (order: ImportedOrder, order_number: number): typeof orders.$inferInsert => {
    const cashier_id = plan.cashiers.get(order.cashier) ?? null;
    return {
      order_number,
      import_id,
      place_id: PLACE,
      source,
      table: order.table,
      cashier_id,
      discount_percent: 0,
      opened_time: at(order.opened),
      paid_time: at(order.paid),
      total_price: order.price,
      discount: order.discount,
      paidsum: order.paidsum,
      paid_cash: order.cash,
      paid_card: order.card,
      cashier_name: cashier_id === null ? order.cashier : '',
    };
  };
  const lineRows = ({ lines }: ImportedOrder, order_number: number): (typeof orderLines.$inferInsert)[] =>
    lines.map(({ good, quantity, price, discount, paidsum, cost }, i) => {
      const menu_id = dishOf[good] ?? 0;
      const dish = { menu_id, menu_name: file.goods[good]?.name ?? '', type: typeOf.get(menu_id) ?? 0 };
      return { order_number, line: i + 1, ...dish, quantity, price, discount, paidsum, cost, ingredients: [] };
    });

  for (let start = 0; start < plan.orders.length; start += CHUNK) {
    const chunk = plan.orders.slice(start, start + CHUNK);
    const each = chunk.map((order, i) => ({ order, order_number: numbers[start + i] ?? 0 }));
    await insertRows(
      tx,
      orders,
      each.map(({ order, order_number }) => orderRow(order, order_number)),
    );
    await insertRows(
      tx,
      orderLines,
      each.flatMap(({ order, order_number }) => lineRows(order, order_number)),
    );
    await insertRows(
      tx,
      orderImportLinks,
      each.map(({ order: { external_id }, order_number }) => ({ source, external_id, order_number })),
    );
  }
  await standInLine(tx);
  await rollUp(tx, numbers.slice(0, plan.orders.length), zone);
}
