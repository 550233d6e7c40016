import fc from 'fast-check';
import type { Database } from '@/backend/src/db/open';
import { seedReference } from '@/backend/src/db/reference';
import {
  deliveryPartners,
  discountCards,
  dishIngredients,
  expenses,
  menuItems,
  places,
  users,
} from '@/backend/src/db/schema';
import { removeExpense } from '@/backend/src/expenses/remove';
import { transferExpense } from '@/backend/src/expenses/transfer';
import { post } from '@/backend/src/funds/ledger';
import { importOrders } from '@/backend/src/import/orders/apply-orders';
import { readOrders } from '@/backend/src/import/orders/read-orders';
import { payOrders, type PaidOrder } from '@/backend/src/orders/pay';
import { setVenueClock } from '@/backend/src/orders/venue-clock';
import { MAX_PERMISSION } from '@/lib/domain/permissions';
import { readSettings, standingOf } from '@/lib/env';
import { fillStock } from '../../support/stock';

/** Clocks of this zone change on 30 March and 26 October 2025. */
export const ZONE = 'Europe/London';
export const PLACES = [16, 17] as const;
export const FIRST = Date.parse('2024-12-28T00:00:00Z') / 1000;
export const LAST = Date.parse('2026-01-05T00:00:00Z') / 1000;
const BEER = 21;
const SOUP = 22;
const SONG = 23;

/** Times of trade: near the ends of months, years and business days, and near clock changes. */
const moment = fc.oneof(
  fc.integer({ min: FIRST, max: LAST }),
  fc
    .tuple(
      fc.constantFrom('2024-12-31', '2025-01-01', '2025-02-01', '2025-03-30', '2025-10-26', '2025-11-01', '2026-01-01'),
      fc.constantFrom(0, 0.5, 1, 1.5, 2, 11, 11.99, 12, 12.5, 23.9),
    )
    .map(([date, hour]) => Math.floor(Date.parse(`${date}T00:00:00Z`) / 1000 + hour * 3600)),
);
const order = fc.record({
  time: moment,
  place_id: fc.constantFrom(...PLACES),
  cashier_id: fc.constantFrom(null, 1),
  discount_percent: fc.constantFrom(0, 0, 10, 100),
  lines: fc.array(fc.record({ menu_id: fc.constantFrom(BEER, SOUP, SONG), quantity: fc.constantFrom(1, 2, 5) }), {
    minLength: 1,
    maxLength: 4,
  }),
  card_id: fc.constantFrom(null, null, 1),
  discount_card: fc.constantFrom('', 'guest'),
  promo: fc.boolean(),
  delivery_partner: fc.constantFrom('', '', 'Grab'),
  fate: fc.constantFrom('stands', 'stands', 'stands', 'cancelled', 'by card'),
});
type Ordered = typeof order extends fc.Arbitrary<infer T> ? T : never;

const admin = { user_id: 1, login: 'admin', permissions: MAX_PERMISSION };
const standing = standingOf(readSettings({}));

async function openVenue(database: Database): Promise<void> {
  const { db } = database;
  await seedReference(db);
  await setVenueClock(db, ZONE);
  await db.insert(places).values({ place_id: 17, name: 'Караоке' });
  await db
    .insert(users)
    .values({ user_id: 1, login: 'admin', password_hash: '', permissions: MAX_PERMISSION, role_id: 1 });
  await db.insert(deliveryPartners).values({ partner_id: 1, name: 'Grab' });
  await db.insert(discountCards).values({ card_id: 1, card_number: '7', discount: 10 });
  await fillStock(database, [
    { item_id: 1, is_file: true, name: 'Кег', measure_id: 3, quantity: 1000, stock_price: 90_01, category_id: 16 },
    { item_id: 2, is_file: true, name: 'Свёкла', measure_id: 1, quantity: 500, stock_price: 33_33, category_id: 16 },
  ]);
  await db.insert(menuItems).values([
    { item_id: BEER, is_file: true, name: 'Чанг', type: 0, retail_price: 100_00, max_discount: 20 },
    { item_id: SOUP, is_file: true, name: 'Борщ', type: 1, retail_price: 149_99, max_discount: 20 },
    { item_id: SONG, is_file: true, name: 'Песня', type: 0, retail_price: 0 },
  ]);
  await db.insert(dishIngredients).values([
    { menu_id: BEER, item_id: 1, item_quantity: 0.5 },
    { menu_id: SOUP, item_id: 2, item_quantity: 0.123 },
    { menu_id: SOUP, item_id: 1, item_quantity: 0.05 },
  ]);
}

async function payOne({ db }: Database, { time, fate, ...rest }: Ordered): Promise<void> {
  const at = new Date(time * 1000);
  const paid: PaidOrder = { table: '7', opened_time: at, paid_time: at, cardShare: () => 0, ...rest };
  await db.transaction((tx) => payOrders(tx, [paid], ZONE));
  const row = (await db.select().from(expenses)).sort((a, b) => b.expense_id - a.expense_id)[0];
  if (!row) throw new Error('The order stands among no expenses');
  if (fate === 'cancelled')
    await db.transaction((tx) => removeExpense(tx, row.expense_id, { caller: admin, standing, zone: ZONE }));
  if (fate === 'by card' && row.cost !== 0) await db.transaction((tx) => transferExpense(tx, 1, row.expense_id, ZONE));
}

/** Books expenses for services, paid from the safe or by the owner; every third is taken back. */
async function spend({ db }: Database, times: readonly number[]): Promise<void> {
  for (const [index, time] of times.entries()) {
    const price = 1234 + index;
    const own = index % 2 === 1;
    await db.transaction((tx) =>
      post(tx, [
        {
          ...{ kind: 'service', description: '', user_id: 1, entry_time: new Date(time * 1000) },
          postings: [
            { account: own ? 'owner' : 'cashier', amount: -price },
            { account: 'expenses', amount: price },
          ],
          expenses: [{ flow: 'outcome', name: 'Лёд', category_id: index % 4 < 2 ? 16 : 48, cost: -price }],
        },
      ]),
    );
    const row = (await db.select().from(expenses)).sort((a, b) => b.expense_id - a.expense_id)[0];
    if (index % 3 === 0 && row)
      await db.transaction((tx) => removeExpense(tx, row.expense_id, { caller: admin, standing, zone: ZONE }));
  }
}

async function bringIn(database: Database, times: readonly number[]): Promise<void> {
  const rows = times.map((time, index) => {
    const shown = new Date(time * 1000).toISOString().slice(0, 16).replace('T', ' ');
    return `${index + 1},${shown},Чай,${index % 4 === 0 ? -1 : 2},49.99,cash`;
  });
  const text = ['order,date,item,quantity,price,payment', ...rows].join('\n');
  const now = LAST + 86_400;
  const file = readOrders(new TextEncoder().encode(text), null, { zone: ZONE, now, source: 'old till' });
  await importOrders(database, file, { dryRun: false, zone: ZONE });
}

/** A year of random trade at two places: payments, removals, transfers to the card, imports, expenses. */
export async function randomBooks(database: Database, seed: number): Promise<void> {
  await openVenue(database);
  const some = (count: number) => fc.sample(moment, { numRuns: count, seed });
  for (const paid of fc.sample(order, { numRuns: 60, seed })) await payOne(database, paid);
  await spend(database, some(12));
  await bringIn(database, some(20));
}
