import type { TestDatabase } from '../../support/database';
import { dishIngredients, discountCards, expenseCategories, menuItems } from '@/backend/src/db/schema';
import { fillStock } from '../../support/stock';
import { BEER, cancel, importOrder, pay, paidAt, seconds, userId } from '../orders/venue';

export const KITCHEN = 2297;
export { BEER };
export const [SOUP, SALAD, TOAST, GIFT] = [31, 32, 34, 35] as const;
/** A period with bounds inside a business day: 18:30 to 21:00 on 1 March. */
export const EVENING = { period_id: 5, start_time: seconds('2026-03-01T18:30'), end_time: seconds('2026-03-01T21:00') };
export const WHOLE = { period_id: 5, start_time: seconds('2026-03-01T12:00'), end_time: seconds('2026-03-03T12:00') };

/**
 * A kitchen with a soup folder, and a bar. Price and cost: soup 100 and 20, salad 50 and 40, beer 80 and 10, toast 30
 * and 0, because it has no recipe.
 */
export async function openKitchen(database: TestDatabase): Promise<void> {
  const { db } = database;
  await db.insert(expenseCategories).values({ category_id: 101, name: 'Продукты', group_id: 1 });
  await fillStock(database, [
    { item_id: 1, is_file: true, name: 'Всё', measure_id: 1, quantity: 1000, stock_price: 1000, category_id: 101 },
  ]);
  await db.insert(menuItems).values([
    { item_id: KITCHEN, is_file: false, name: 'Кухня' },
    { item_id: 40, is_file: false, parent_id: KITCHEN, name: 'Супы' },
    { item_id: 41, is_file: false, name: 'Бар' },
  ]);
  const dish = { is_file: true, max_discount: 50 };
  await db.insert(menuItems).values([
    { ...dish, item_id: SOUP, parent_id: 40, name: 'Борщ', retail_price: 10_000, type: 1, cashback: 1500 },
    { ...dish, item_id: SALAD, parent_id: KITCHEN, name: 'Салат', retail_price: 5000, type: 1 },
    { ...dish, item_id: BEER, parent_id: 41, name: 'Чанг', retail_price: 8000, cashback: 801 },
    { ...dish, item_id: TOAST, parent_id: KITCHEN, name: 'Тост', retail_price: 3000, type: 1 },
    { ...dish, item_id: GIFT, parent_id: KITCHEN, name: 'Комплимент', retail_price: 0, type: 1 },
  ]);
  await db.insert(dishIngredients).values([
    { menu_id: SOUP, item_id: 1, item_quantity: 2 },
    { menu_id: SALAD, item_id: 1, item_quantity: 4 },
    { menu_id: BEER, item_id: 1, item_quantity: 1 },
    { menu_id: GIFT, item_id: 1, item_quantity: 0.5 },
  ]);
  await db.insert(discountCards).values([
    { card_id: 1, card_number: '0012', discount: 50, owner_name: 'Lin' },
    { card_id: 2, card_number: '0077', discount: 10, owner_id: await userId(database, 'mei') },
  ]);
}

const lines = (...of: (readonly [number, number])[]) => of.map(([menu_id, quantity]) => ({ menu_id, quantity }));

/**
 * Six orders: the morning of the previous business day, an evening with a 50 % card, one with a gift, one taken back, a
 * night, and one of the next business day.
 */
export async function trade(database: TestDatabase, by: number): Promise<void> {
  await pay(database, paidAt('2026-03-01T11:59', { lines: lines([SOUP, 7]) }));
  await pay(database, paidAt('2026-03-01T18:00', { lines: lines([SOUP, 2], [SALAD, 1]) }));
  const card = { card_id: 1, discount_card: '0012', discount_percent: 50 };
  await pay(database, paidAt('2026-03-01T18:45', { lines: lines([SALAD, 4], [BEER, 1]), ...card }));
  await pay(database, paidAt('2026-03-01T20:10', { lines: lines([SOUP, 1], [GIFT, 2], [TOAST, 1]) }));
  await cancel(database, await importOrder(database, '2026-03-01T20:20', 99_900, card), by);
  const other = { card_id: 2, discount_card: '0077', discount_percent: 10 };
  await pay(database, paidAt('2026-03-02T01:30', { lines: lines([BEER, 3]), ...other }));
  await pay(database, paidAt('2026-03-02T18:59', { lines: lines([SOUP, 1]), ...card }));
}
