import { dishIngredients, expenseCategories, menuItems, pendingOperations, places } from '@/backend/src/db/schema';
import { listStock, pendingOrders, stockFolder, stockPending, stockRows } from '@/lib/sections/stock/contract/stock';
import { boundsOf } from '@/lib/domain/venue-time';
import { fillStock } from '../support/stock';
import { signedIn } from '../support/ask';
import { startStack } from '../support/stack';

const stack = startStack();
const ask = signedIn();

const now = Math.floor(Date.now() / 1000);
const today = boundsOf({ period_id: 0 }, now, 'Asia/Bangkok').start ?? 0;

beforeAll(async () => {
  const { db } = stack.database;
  await db.insert(expenseCategories).values({ category_id: 7, name: 'Бар', group_id: 1 });
  const rum = { quantity: 4.25, stock_price: 85000, package_quantity: 0.7, package_price: 59500 };
  await fillStock(stack.database, [
    { item_id: 50, is_file: false, name: 'Бар', category_id: 7 },
    { item_id: 60, is_file: false, name: 'Ром', parent_id: 50 },
    { item_id: 51, parent_id: 60, is_file: true, name: 'Ром белый', measure_id: 3, category_id: 7, ...rum },
    { item_id: 52, parent_id: 50, is_file: true, name: 'Лайм', measure_id: 2, quantity: 30, stock_price: 500 },
    { item_id: 53, is_file: true, name: 'Салфетки', measure_id: 2, status: 1 },
  ]);
  await db.insert(menuItems).values([
    { item_id: 70, is_file: true, name: 'Дайкири', retail_price: 22000 },
    { item_id: 71, is_file: true, name: 'Лайм дольками', retail_price: 3000 },
  ]);
  await db.insert(dishIngredients).values([
    { menu_id: 70, item_id: 51, item_quantity: 0.05 },
    { menu_id: 70, item_id: 52, item_quantity: 1 },
    { menu_id: 71, item_id: 52, item_quantity: 2 },
  ]);
  const at = (second: number) => new Date((today + second) * 1000);
  await db.insert(places).values({ place_id: 91, name: 'Терраса' });
  const operation = { place_id: 16, count: 1, price: 0 };
  await db.insert(pendingOperations).values([
    { ...operation, table: '4', menu_id: 70, operation: 'add', count: 3, operation_time: at(60) },
    { ...operation, table: '4', menu_id: 70, operation: 'remove', operation_time: at(120) },
    { ...operation, table: '7', menu_id: 71, operation: 'add', count: 2, operation_time: at(10) },
    { ...operation, table: '9', menu_id: 71, operation: 'add', count: 5, operation_time: at(20) },
    { ...operation, table: '9', menu_id: 71, operation: 'remove_all', operation_time: at(30) },
    // A table of the same name in another place.
    { ...operation, place_id: 91, table: '4', menu_id: 70, operation: 'remove_all', operation_time: at(200) },
    // Since the day before: guests who have not paid.
    { ...operation, table: '1', menu_id: 71, operation: 'add', count: 9, operation_time: at(-60) },
  ]);
});

test('the stock is nested, with measures, categories and the number of items per folder', async () => {
  const { items } = await ask(listStock, { query: {} });
  expect(items.map(({ name }) => name)).toEqual(['Бар', 'Салфетки']);
  const [bar, napkins] = items;
  expect(bar).toMatchObject({ is_file: false, category: 'Бар', items: 2, parent_id: 0 });
  expect(napkins).toMatchObject({ status: 1, quantity: 0, stock_price: 0 });
  const folder = bar && !bar.is_file ? bar.children[1] : undefined;
  const rum = folder && !folder.is_file && folder.children[0];
  expect(rum).toMatchObject({ item_id: 51, parent_id: 60, measure_id: 3, measure_name: 'litre', category_id: 7 });
  expect(rum).toMatchObject({ quantity: 4.25, stock_price: 850, package_quantity: 0.7, package_price: 595 });
  expect(rum).toMatchObject({ sensor_id: null, last_counted: null });
});

test('rows are flat; the rows of a folder include every folder but only its own items', async () => {
  const { rows } = await ask(stockRows, {});
  expect(rows.map(({ item_id }) => item_id)).toEqual([50, 52, 60, 51, 53]);
  const one = await ask(stockFolder, { query: { folder: 60 } });
  expect(one.rows.map(({ item_id }) => item_id)).toEqual([50, 60, 51]);
  expect(one.rows[0]).toMatchObject({ items: 2 });
});

test('open tables are grouped by place and name, their operations in order', async () => {
  const { items } = await ask(pendingOrders, {});
  expect(items.map(({ table }) => table)).toEqual(['1', '4', '7', '9', '4']);
  expect(items[4]?.operations).toHaveLength(1);
  expect(items[1]?.operations).toEqual([
    { time: today + 60, productid: 70, count: 3, operation: 'add' },
    { time: today + 120, productid: 70, count: 1, operation: 'remove' },
  ]);
});

test('usage of open tables is replayed with all that was ordered, also before noon, and counted in ingredients', async () => {
  const { items } = await ask(stockPending, {});
  // Two daiquiris at table 4, where the one of another place takes nothing off, two plates of lime at table 7 and nine at table 1; table 9 returned everything.
  expect(Object.fromEntries(items.map(({ item_id, pending }) => [item_id, pending]))).toEqual({ 51: 0.1, 52: 24 });
});
