import fc from 'fast-check';
import type { Database } from '@/backend/src/db/open';
import { isHourRange, TRADE_HOURS } from '@/lib/domain/hour-range';
import { LUNCH_CATEGORY } from '@/lib/sections/statistics/rules/business-lunch';
import type { Period } from '@/lib/contract/period';
import { faultsIn, testDatabase } from '@/__tests__/support/database';
import { FIRST, LAST, moveInMenu, PLACES, randomBooks, ZONE } from '../books';
import { byHand, type Asked, type Books, type ByHand } from './by-hand';
import { directly } from './direct';
import { times } from '@/__tests__/support/effort';

/** Seeds of venues. */
const SEEDS = [1, 2, 3, 4].slice(0, times(1, 4));
const NOW = LAST + 3600;

async function readBooks({ pool }: Database): Promise<Books> {
  const read = async <R extends object>(text: string) => (await pool.query<R>(text)).rows;
  const seconds = (column: string) => `extract(epoch from ${column})::float8 as time`;
  const lines = await read<Books['orders'][number]['lines'][number] & { order_number: number }>(
    'select order_number, menu_id, quantity::float8, price::float8, paidsum::float8 from order_lines',
  );
  const orders = await read<Omit<Books['orders'][number], 'lines'> & { order_number: number }>(`
    select order_number, place_id, total_price::float8, paidsum::float8, discount_percent::float8, orders.promo, session_id,
      case when card_id is null then discount_card else card_number end as card, ${seconds('paid_time')}
    from orders left join discount_cards using (card_id) where cancelled_at is null`);
  const folders = await read<{ item_id: number; parent_id: number | null }>(
    'select item_id, parent_id from menu_items',
  );
  return {
    zone: ZONE,
    orders: orders.map((order) => ({
      ...order,
      lines: lines.filter(({ order_number }) => order_number === order.order_number),
    })),
    sessions: await read(`select session_id, place_id, forced, ${seconds('start_time')} from guest_sessions`),
    toSafe: await read(`select coalesce(login, '') as user_name, cost::float8, ${seconds('expense_time')}
      from expenses left join users using (user_id) where expenses.removed_at is null
        and kind in ('transfer_from_cashier_to_safe', 'day_close_to_safe')`),
    moves: await read(`select s.item_id, s.kind, s.quantity::float8, s.amount::float8, lost.kind as undone,
        extract(epoch from s.stock_story_time)::float8 as time
      from stock_story s left join stock_story lost on lost.stock_story_id = s.undoes
      where s.kind in ('write_off', 'shortfall', 'recharge', 'write_off_undo')`),
    folders: new Map(folders.map(({ item_id, parent_id }) => [item_id, parent_id])),
  };
}

const time = fc.integer({ min: FIRST - 86_400, max: LAST + 86_400 });
/** Custom periods of some hours to a year, also with open ends, and the presets at a moment of the year. */
const period: fc.Arbitrary<Period & { now: number }> = fc.oneof(
  fc
    .tuple(time, fc.constantFrom(5 * 3600, 86_400, 2 * 86_400, 9 * 86_400, 40 * 86_400, 130 * 86_400, 300 * 86_400))
    .map(([start_time, length]) => ({ period_id: 5, start_time, end_time: start_time + length, now: NOW })),
  fc.record({ period_id: fc.constant(5), end_time: time, now: fc.constant(NOW) }),
  fc.record({ period_id: fc.constantFrom(0, 1, 2, 3, 4), now: time }),
);
const hours = fc
  .tuple(fc.constantFrom(...TRADE_HOURS), fc.constantFrom(...TRADE_HOURS))
  .filter(([start, end]) => isHourRange(start, end))
  .map(([start_hour, end_hour]) => ({ start_hour, end_hour }));
const asked = fc.record({
  period,
  hours,
  place: fc.constantFrom(...PLACES, undefined),
  category_id: fc.constantFrom(LUNCH_CATEGORY, LUNCH_CATEGORY, 24, 25, 0, 4711),
});

type Part = keyof ByHand;
/** Filters of each report besides its period. Other filters do not limit it. */
const ASKS: Readonly<Record<Part, readonly ('hours' | 'place' | 'hall' | 'category')[]>> = {
  discount100: ['place'],
  cash2safe: [],
  buisnesslanch: ['hours', 'hall', 'category'],
  buisness_lanch_by_days: ['hours', 'hall', 'category'],
  orders_by_custom_hours: ['hours', 'place'],
  princess_promo_dishes: ['place'],
  dishes_lanch: ['hours', 'hall', 'category'],
  dishes_karaoke: ['hours', 'place'],
  princess_promo_sessions: ['place'],
  princess_promo_sessions_by_hours: ['place'],
  writeoff: [],
};
const PARTS = Object.keys(ASKS) as Part[];

function requestOf(
  part: Part,
  { period, hours, place, category_id }: typeof asked extends fc.Arbitrary<infer A> ? A : never,
) {
  const { now, ...when } = period;
  const asks = ASKS[part];
  // Reports of a section's place have its own one or the whole venue.
  const isHall = asks.includes('hall');
  const of = isHall ? (place === undefined ? undefined : 16) : asks.includes('place') ? place : undefined;
  const range = asks.includes('hours') ? hours : {};
  const folder = asks.includes('category') ? { category_id } : {};
  const where = isHall
    ? { hall: of === undefined ? 'venue' : '' }
    : asks.includes('place')
      ? { place_id: of ?? 0 }
      : {};
  const meant: Asked = { ...when, ...range, ...folder, place: of };
  return { now, meant, body: { ...when, ...range, ...folder, ...where, count: 1000 } };
}

const inOrder = (rows: readonly object[], names: readonly string[]) =>
  rows
    .map((row) => Object.fromEntries(names.map((name) => [name, (row as Record<string, unknown>)[name]])))
    .map((row) => JSON.stringify(row))
    .toSorted();

describe.each(SEEDS)('random books %d', (seed) => {
  const database = testDatabase();
  let books: Books;
  beforeAll(async () => {
    await randomBooks(database, seed);
    books = await readBooks(database);
  });

  test.each(PARTS)('%s equals its figures by hand for any period, hours, place and folder', async (part) => {
    let filled = 0;
    await fc.assert(
      fc.asyncProperty(asked, async (one) => {
        const { now, meant, body } = requestOf(part, one);
        const expected = byHand(books, meant, now)[part]();
        const { items } = await directly(database, ZONE, now)(part, body);
        const names = Object.keys(expected[0] ?? items[0] ?? {});
        filled += expected.length > 0 ? 1 : 0;
        expect(inOrder(items, names)).toEqual(inOrder(expected, names));
      }),
      { numRuns: times(30, 60), seed },
    );
    expect(filled).toBeGreaterThan(5);
  });

  test('the lunch is counted by the menu of now after each move', async () => {
    const moves = fc.record({ item_id: fc.constantFrom(21, 22, 24), into: fc.constantFrom(LUNCH_CATEGORY, 25, null) });
    await fc.assert(
      fc.asyncProperty(fc.array(moves, { minLength: 1, maxLength: 3 }), async (some) => {
        for (const move of some) await moveInMenu(database, move);
        const moved = await readBooks(database);
        const meant = { period_id: 4, category_id: LUNCH_CATEGORY };
        const { items } = await directly(database, ZONE, NOW)('buisnesslanch', { ...meant, hall: 'venue' });
        const expected = byHand(moved, meant, NOW).buisnesslanch();
        const names = ['hours', 'quantity', 'price', 'distinct_orders_quantity'];
        expect(inOrder(items, names)).toEqual(inOrder(expected, names));
        expect(await faultsIn(database)).toEqual([]);
      }),
      { numRuns: times(5, 15), seed },
    );
  });
});
