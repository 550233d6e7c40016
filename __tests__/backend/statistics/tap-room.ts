import * as schema from '@/backend/src/db/schema';
import type { Database } from '@/backend/src/db/open';
import type { PaidOrder } from '@/backend/src/sections/orders/pay';
import { fillStock } from '../../support/stock';
import { at, paidAt, pay as payAll, seconds, ZONE } from '../orders/venue';

export { at, seconds, ZONE };
export const [CHANG, BOTTLE, LIME, EMPTY, LAGER] = [1, 2, 3, 4, 6] as const;
export const [HALF, MIX, BOTTLED, HOUSE] = [21, 22, 23, 24] as const;

/** Chang in a keg at 90 ฿ and in bottles at 55 ฿, lime at 100 ฿, the house's lager at 40 ฿; all since 1 October. */
export async function openTapRoom({ db }: Database): Promise<void> {
  await db.insert(schema.places).values({ place_id: 17, name: 'Караоке' });
  await db.insert(schema.expenseCategories).values([
    { category_id: 101, name: 'Пиво', group_id: 1, alcohol: true },
    { category_id: 107, name: 'Овощи', group_id: 1 },
  ]);
  const file = { is_file: true, status: 0 } as const;
  const keg = { ...file, measure_id: 3, category_id: 101, package_quantity: 30 } as const;
  const chang = { ...keg, name: 'Chang', sensor_id: 7, channel_id: 2, quantity: 100, stock_price: 9000 };
  const bottle = { ...file, name: 'Singha, бут.', measure_id: 2, category_id: 101, quantity: 48, stock_price: 5500 };
  const lime = { ...file, name: 'Лайм', measure_id: 1, category_id: 107, quantity: 10, stock_price: 10_000 };
  const lager = { ...file, name: 'Лагер', measure_id: 3, category_id: 107, quantity: 60, stock_price: 4000 };
  const goods = [
    { ...chang, item_id: CHANG },
    { ...bottle, item_id: BOTTLE },
    { ...lime, item_id: LIME },
    { item_id: 3594, is_file: false, name: 'Brew' },
    { ...lager, item_id: LAGER, parent_id: 3594 },
  ];
  await fillStock({ db }, goods, { stock_story_time: at('2026-10-01T13:00') });
  await db.insert(schema.stockItems).values({ ...keg, item_id: EMPTY, name: 'Leo' });
  const dish = { is_file: true, max_discount: 20 } as const;
  await db.insert(schema.menuItems).values([
    { ...dish, item_id: HALF, name: 'Chang 0,5', retail_price: 10_000 },
    { ...dish, item_id: MIX, name: 'Мичелада', retail_price: 16_000 },
    { ...dish, item_id: BOTTLED, name: 'Singha 0,62', retail_price: 12_000 },
    { ...dish, item_id: HOUSE, name: 'Лагер 0,5', retail_price: 15_000 },
  ]);
  // A michelada costs 27 ฿ of beer and 5 ฿ of lime.
  await db.insert(schema.dishIngredients).values([
    { menu_id: HALF, item_id: CHANG, item_quantity: 0.5 },
    { menu_id: MIX, item_id: CHANG, item_quantity: 0.3 },
    { menu_id: MIX, item_id: LIME, item_quantity: 0.05 },
    { menu_id: BOTTLED, item_id: BOTTLE, item_quantity: 1 },
    { menu_id: HOUSE, item_id: LAGER, item_quantity: 0.5 },
  ]);
}

/** Pays an order that was opened half an hour earlier, or at `opened_time`. @returns its number */
export async function pay(
  database: Database,
  time: Date,
  lines: PaidOrder['lines'],
  rest: Partial<PaidOrder> = {},
): Promise<number> {
  const opened_time = new Date(time.getTime() - 1_800_000);
  return (await payAll(database, paidAt(time, { opened_time, lines, ...rest })))[0] ?? 0;
}

/** Adds positions to an open table of a place. */
export const serve = ({ db }: Database, rest: Partial<typeof schema.pendingOperations.$inferInsert>) =>
  db
    .insert(schema.pendingOperations)
    .values({ place_id: 16, table: '3', menu_id: HALF, operation: 'add', count: 1, price: 0, ...rest })
    .then(() => undefined);
