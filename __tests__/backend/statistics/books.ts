import { desc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import type { Database } from '@/backend/src/db/open';
import { seedReference } from '@/backend/src/db/reference';
import * as schema from '@/backend/src/db/schema';
import { setVenueClock } from '@/backend/src/ledger/sales/rebuild-roll-ups';
import { transferExpense } from '@/backend/src/sections/expenses/transfer';
import { post } from '@/backend/src/ledger/funds/ledger';
import { importOrders } from '@/backend/src/import/orders/apply-orders';
import { readOrders } from '@/backend/src/import/orders/read-orders';
import { payOrder } from '@/backend/src/sections/orders/pay';
import { book } from '@/backend/src/ledger/stock/ledger';
import { LUNCH_CATEGORY } from '@/lib/sections/statistics/rules/business-lunch';
import { businessDate, dayStart, fromVenueClock, toVenueClock } from '@/lib/domain/venue-time';
import { MAX_PERMISSION } from '@/lib/rights/permissions';
import { fillStock } from '../../support/stock';
import { expenseOf, paidAt, takeBack } from '../orders/venue';

/** Clocks of this zone change on 30 March and 26 October 2025. */
export const ZONE = 'Europe/London';
export const PLACES = [16, 17] as const;
export const FIRST = Date.parse('2024-12-28T00:00:00Z') / 1000;
export const LAST = Date.parse('2026-01-05T00:00:00Z') / 1000;
const BEER = 21;
const SOUP = 22;
const SONG = 23;
/** Folders of the menu; the inner one begins in the folder of the business lunch. */
const INNER = 24;
const OUTER = 25;
const SESSIONS = 15;

/** Start of the hour, day or month that contains a moment. */
export function pointAt(time: number, bucket: 'hour' | 'day' | 'month', zone: string): number {
  const date = businessDate(time, zone);
  if (bucket === 'month') return dayStart(`${date.slice(0, 7)}-01`, zone);
  return bucket === 'day' ? dayStart(date, zone) : fromVenueClock(`${toVenueClock(time, zone).slice(0, 13)}:00`, zone);
}

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
  session_id: fc.option(fc.integer({ min: 1, max: SESSIONS })),
  fate: fc.constantFrom('stands', 'stands', 'stands', 'cancelled', 'by card'),
});
const session = fc.record({ time: moment, place_id: fc.constantFrom(...PLACES), forced: fc.boolean() });
/** A dish or a folder, and where it goes. A folder never goes into itself. */
const menuMove = fc.oneof(
  fc.record({ item_id: fc.constantFrom(BEER, SOUP, SONG), into: fc.constantFrom(LUNCH_CATEGORY, INNER, OUTER, null) }),
  fc.record({ item_id: fc.constant(INNER), into: fc.constantFrom(LUNCH_CATEGORY, OUTER, null) }),
);
type Ordered = typeof order extends fc.Arbitrary<infer T> ? T : never;

async function openVenue(database: Database): Promise<void> {
  const { db } = database;
  await seedReference(db);
  await setVenueClock(db, ZONE);
  await db.insert(schema.places).values({ place_id: 17, name: 'Караоке' });
  const admin = { user_id: 1, login: 'admin', password_hash: '', permissions: MAX_PERMISSION, role_id: 1 };
  await db.insert(schema.users).values(admin);
  await db.insert(schema.deliveryPartners).values({ partner_id: 1, name: 'Grab' });
  await db.insert(schema.discountCards).values({ card_id: 1, card_number: '7', discount: 10 });
  await fillStock(database, [
    { item_id: 1, is_file: true, name: 'Кег', measure_id: 3, quantity: 1000, stock_price: 90_01, category_id: 16 },
    { item_id: 2, is_file: true, name: 'Свёкла', measure_id: 1, quantity: 500, stock_price: 33_33, category_id: 16 },
  ]);
  await db.insert(schema.menuItems).values([
    { item_id: LUNCH_CATEGORY, is_file: false, name: 'Ланч' },
    { item_id: OUTER, is_file: false, name: 'Прочее' },
  ]);
  await db
    .insert(schema.menuItems)
    .values({ item_id: INNER, parent_id: LUNCH_CATEGORY, is_file: false, name: 'Горячее' });
  await db.insert(schema.menuItems).values([
    { item_id: BEER, is_file: true, name: 'Чанг', type: 0, retail_price: 100_00, max_discount: 20 },
    { item_id: SOUP, parent_id: INNER, is_file: true, name: 'Борщ', type: 1, retail_price: 149_99, max_discount: 20 },
    { item_id: SONG, is_file: true, name: 'Песня', type: 0, retail_price: 0 },
  ]);
  await db.insert(schema.dishIngredients).values([
    { menu_id: BEER, item_id: 1, item_quantity: 0.5 },
    { menu_id: SOUP, item_id: 2, item_quantity: 0.123 },
    { menu_id: SOUP, item_id: 1, item_quantity: 0.05 },
  ]);
}

async function payOne(database: Database, { time, fate, ...rest }: Ordered): Promise<void> {
  await database.db.transaction((tx) => payOrder(tx, paidAt(new Date(time * 1000), rest), ZONE));
  const expense_id = await expenseOf(database);
  if (fate === 'cancelled') await takeBack(database, expense_id, ZONE);
  const [row] = await database.db.select().from(schema.expenses).where(eq(schema.expenses.expense_id, expense_id));
  if (fate === 'by card' && row?.cost !== 0)
    await database.db.transaction((tx) => transferExpense(tx, 1, expense_id, ZONE));
}

/** Books an entry with its expense. */
const bookEntry = ({ db }: Database, time: number, entry: Omit<Parameters<typeof post>[1][number], 'description'>) =>
  db.transaction((tx) => post(tx, [{ description: '', entry_time: new Date(time * 1000), ...entry }]));

/** Books expenses for services, paid from the safe or by the owner; every third is taken back. */
async function spend(database: Database, times: readonly number[]): Promise<void> {
  for (const [index, time] of times.entries()) {
    const price = 1234 + index;
    const own = index % 2 === 1;
    await bookEntry(database, time, {
      kind: 'service',
      user_id: 1,
      postings: [
        { account: own ? 'owner' : 'cashier', amount: -price },
        { account: 'expenses', amount: price },
      ],
      expenses: [{ flow: 'outcome', name: 'Лёд', category_id: index % 4 < 2 ? 16 : 48, cost: -price }],
    });
    if (index % 3 === 0) await takeBack(database, await expenseOf(database), ZONE);
  }
}

/** Imports rows of receipts: order, date, item, quantity, price, payment. */
export async function importRows(database: Database, zone: string, now: number, rows: readonly string[]) {
  const text = ['order,date,item,quantity,price,payment', ...rows].join('\n');
  const file = readOrders(new TextEncoder().encode(text), null, { zone, now, source: 'old till' });
  await importOrders(database, file, { dryRun: false, zone });
}

async function bringIn(database: Database, times: readonly number[]): Promise<void> {
  const rows = times.map((time, index) => {
    const shown = new Date(time * 1000).toISOString().slice(0, 16).replace('T', ' ');
    return `${index + 1},${shown},Чай,${index % 4 === 0 ? -1 : 2},49.99,cash`;
  });
  await importRows(database, ZONE, LAST + 86_400, rows);
}

/** Guests who sit down at these moments; whoever paid for a session did so at any time. */
const seat = ({ db }: Database, seated: readonly { time: number; place_id: number; forced: boolean }[]) =>
  db.insert(schema.guestSessions).values(
    seated.map(({ time, ...rest }, index) => {
      const start_time = new Date(time * 1000);
      return { ...rest, table: String(index), start_time, end_time: start_time };
    }),
  );

export const moveInMenu = ({ db }: Database, { item_id, into }: { item_id: number; into: number | null }) =>
  db.update(schema.menuItems).set({ parent_id: into }).where(eq(schema.menuItems.item_id, item_id));

/** Losses and finds; every third loss is taken back at the next moment. */
async function lose({ db }: Database, times: readonly number[]): Promise<void> {
  for (const [index, time] of times.entries()) {
    const kind = (['write_off', 'shortfall', 'recharge'] as const)[index % 3] ?? 'recharge';
    const item_id = 1 + (index % 2);
    const quantity = (kind === 'recharge' ? 1 : -1) * (0.25 + index);
    const at = (seconds: number) => ({ user_id: 1, stock_story_time: new Date(seconds * 1000) });
    await db.transaction((tx) => book(tx, [{ item_id, kind, quantity, ...at(time) }]));
    if (index % 3 !== 0) continue;
    const [lost] = await db.select().from(schema.stockStory).orderBy(desc(schema.stockStory.stock_story_id)).limit(1);
    if (!lost) throw new Error('A loss has no movement');
    const { amount, unit_price: price, stock_story_id: undoes } = lost;
    const back = { item_id, kind: 'write_off_undo', quantity: -quantity, amount, price, undoes } as const;
    await db.transaction((tx) => book(tx, [{ ...back, ...at(times[index + 1] ?? LAST) }]));
  }
}

/** Money moved to the safe, also by day closes and from the bank; every fourth is taken back. */
async function save(database: Database, times: readonly number[]): Promise<void> {
  const kinds = ['transfer_from_cashier_to_safe', 'day_close_to_safe', 'transfer_from_bank_to_safe', 'safe_deposit'];
  const sources = ['cashier', 'cashier', 'bank', 'owner'] as const;
  for (const [index, time] of times.entries()) {
    const [amount, which] = [1001 + index, index % 4];
    await bookEntry(database, time, {
      kind: kinds[which] ?? '',
      user_id: index % 3 === 0 ? null : 1,
      postings: [
        { account: sources[which] ?? 'owner', amount: -amount },
        { account: 'safe', amount },
      ],
      expenses: [{ flow: 'operation', name: '', cost: amount }],
    });
    if (index % 8 === 4) await takeBack(database, await expenseOf(database), ZONE);
  }
}

/**
 * A year of random trade at two places: guest sessions, payments while the menu moves, removals, transfers to the card,
 * imports, expenses, losses, money for the safe.
 */
export async function randomBooks(database: Database, seed: number): Promise<void> {
  await openVenue(database);
  const some = (count: number) => fc.sample(moment, { numRuns: count, seed });
  await seat(database, fc.sample(session, { numRuns: SESSIONS, seed }));
  const moves = fc.sample(menuMove, { numRuns: 12, seed });
  for (const [index, paid] of fc.sample(order, { numRuns: 60, seed }).entries()) {
    await payOne(database, paid);
    const move = moves[(index - 2) / 5];
    if (move) await moveInMenu(database, move);
  }
  await spend(database, some(12));
  await lose(database, some(12));
  await save(database, some(16));
  await bringIn(database, some(20));
}
