import type { TestDatabase } from '../../support/database';
import { deliveryPartners, dishIngredients, places } from '@/backend/src/db/schema';
import { post } from '@/backend/src/ledger/funds/ledger';
import { serviceEntry } from '@/backend/src/sections/funds/service';
import { writeOff } from '@/backend/src/sections/stock/write-off';
import { fillStock } from '../../support/stock';
import { at, expenseOf, paidAt, pay, takeBack } from '../orders/venue';
import { BEER, openKitchen, SALAD, SOUP, TOAST, trade } from './dishes-venue';

export const [LEMON, LETTUCE] = [2, 3] as const;
export const KARAOKE = 17;

/** The kitchen's trade, plus a promo order, two deliveries, and recipes with lemon and lettuce. */
export async function openTrade(database: TestDatabase, by: number): Promise<void> {
  const { db } = database;
  await db.insert(places).values({ place_id: KARAOKE, name: 'Караоке' });
  await openKitchen(database);
  await trade(database, by);
  await db.insert(deliveryPartners).values([
    { partner_id: 1, name: 'Grab' },
    { partner_id: 2, name: 'Foodpanda' },
  ]);
  const one = (menu_id: number) => ({ lines: [{ menu_id, quantity: 1 }] });
  await pay(database, paidAt('2026-03-02T22:00', { ...one(BEER), promo: true }));
  await pay(database, paidAt('2026-03-02T19:30', { ...one(SOUP), delivery_partner: 'GRAB' }));
  await pay(database, paidAt('2026-03-02T19:40', { ...one(BEER), place_id: KARAOKE, delivery_partner: 'Gone' }));
  await fillStock(database, [
    { item_id: LEMON, is_file: true, name: 'Лимон', measure_id: 1, quantity: 0, stock_price: 0 },
    { item_id: LETTUCE, is_file: true, name: 'Латук', measure_id: 1, quantity: 0, stock_price: 0 },
    { item_id: 4, is_file: false, name: 'Папка' },
  ]);
  await db.insert(dishIngredients).values([
    { menu_id: TOAST, item_id: LEMON, item_quantity: 1 },
    { menu_id: SALAD, item_id: LEMON, item_quantity: 1 },
    { menu_id: SALAD, item_id: LETTUCE, item_quantity: 1 },
  ]);
}

/** Outside sales of 500, services of 300 and 200, produce of 100 paid by the owner; 70 taken back; losses. */
export async function spend(database: TestDatabase, by: number): Promise<void> {
  const { db } = database;
  const service = (category_id: number, name: string, price: number, use_own_funds = false) =>
    serviceEntry({ category_id, name, price: price * 100, use_own_funds, user_id: by, time: at('2026-03-01T15:00') });
  await db.transaction((tx) => post(tx, [service(46, 'Аренда зала', 500)]));
  await db.transaction((tx) =>
    post(tx, [service(16, 'Мойка окон', 300), service(48, 'Лампы', 200), service(101, 'Лайм', 100, true)]),
  );
  await db.transaction((tx) => post(tx, [service(46, 'Ошибка', 70)]));
  await takeBack(database, await expenseOf(database));
  await db.transaction(async (tx) => {
    const lost = (quantity: number, type: 1 | 2) => writeOff(tx, by, { item_id: 1, quantity, reason: 'Бой', type });
    await lost(5, 1);
    await lost(2, 2);
    await lost(-1, 1);
  });
}
