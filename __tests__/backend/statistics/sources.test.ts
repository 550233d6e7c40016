import { sql, type SQL } from 'drizzle-orm';
import fc from 'fast-check';
import { keepLunchesCounted } from '@/backend/src/sections/statistics/count-lunches';
import { rebuildRollUps } from '@/backend/src/ledger/sales/rebuild-roll-ups';
import * as sources from '@/backend/src/ledger/sales/sources';
import { LUNCH_CATEGORY } from '@/lib/sections/statistics/rules/business-lunch';
import { businessDate, dayStart, toVenueClock, type Bounds } from '@/lib/domain/venue-time';
import { faultsIn, testDatabase } from '../../support/database';
import { times } from '../../support/effort';
import { FIRST, LAST, PLACES, pointAt, randomBooks, ZONE } from './books';
import { alwaysAwaited } from '../../support/always';

const database = testDatabase();
type Row = Readonly<Record<string, unknown>>;
let books: Record<'lines' | 'orders' | 'story' | 'expenses' | 'sessions', Row[]>;
let lunches: ReadonlySet<unknown>;

beforeAll(async () => {
  await randomBooks(database, 6);
  await keepLunchesCounted(database.db, { category_id: LUNCH_CATEGORY });
  const seconds = (time: string) => `extract(epoch from ${time})::float8 as time`;
  const read = async (text: string) => (await database.pool.query<Row>(text)).rows;
  books = {
    lines: await read(`select l.*, l.quantity::float8 as quantity, place_id, promo, ${seconds('paid_time')}
      from order_lines l join orders using (order_number) where cancelled_at is null`),
    orders: await read(`select *, ${seconds('paid_time')} from orders where cancelled_at is null`),
    story: await read(`select s.*, s.quantity::float8 as quantity, place_id, ${seconds('stock_story_time')}
      from stock_story s left join orders using (order_number)`),
    expenses: await read(`select *, ${seconds('expense_time')} from expenses where removed_at is null`),
    sessions: await read(`select *, ${seconds('start_time')} from guest_sessions`),
  };
  lunches = new Set((await read('select lunch_dishes() as menu_id')).map(({ menu_id }) => menu_id));
});

const num = (value: unknown) => Number(value ?? 0);
const hourOf = (time: number) => Number(toVenueClock(time, ZONE).slice(11, 13));
const pointOf = (time: number, bucket: sources.Division): number | null =>
  bucket === 'none' || bucket === 'clock' ? null : pointAt(time, bucket, ZONE);

/** Sums of rows by their other columns: `JSON of the key → sums`, exact; all-zero sums are left out. */
function summed(rows: readonly Row[], sums: readonly string[]): Record<string, number[]> {
  const found: Record<string, number[]> = {};
  for (const row of rows) {
    const about = Object.entries(row).filter(([name]) => !sums.includes(name));
    const key = JSON.stringify(about.sort());
    const before = found[key] ?? sums.map(() => 0);
    found[key] = sums.map((name, i) => Math.round(((before[i] ?? 0) + num(row[name])) * 1000) / 1000);
  }
  return found;
}
const ask = async (source: SQL, keys: readonly string[], sums: readonly string[]) => {
  const columns = [
    ...keys.map((key) => (key === 'point' ? 'extract(epoch from point)::float8 as point' : key)),
    ...sums.map((name) => `${name}::float8 as ${name}`),
  ];
  const { rows } = await database.db.execute<Row>(sql`select ${sql.raw(columns.join(', '))} from ${source} s`);
  return summed(rows, sums);
};

const noonOr = fc.record({ time: fc.integer({ min: FIRST - 86_400, max: LAST + 86_400 }), noon: fc.boolean() });
const asked = fc.record({
  from: fc.option(noonOr),
  to: fc.option(noonOr),
  // Null is the whole venue.
  placeId: fc.constantFrom(...PLACES, null),
  bucket: fc.constantFrom<sources.Division>('none', 'clock', 'hour', 'day', 'month'),
});
const boundsOf = (from: { time: number; noon: boolean } | null, to: typeof from): Bounds => {
  const at = (end: typeof from) => end && (end.noon ? dayStart(businessDate(end.time, ZONE), ZONE) : end.time);
  return { start: at(from), end: at(to) };
};
const SALES = 'lines quantity price discount paidsum cost promo_quantity promo_price'.split(' ');
const OF = 'paid_count paid_price paid_discount paid_cost free_count free_cost promo'.split(' ');
const PAID = [
  ...'orders bar_orders kitchen_orders total_price discount paidsum paid_cash paid_card promo_orders promo_paidsum'.split(
    ' ',
  ),
  ...['bar', 'kitchen'].flatMap((part) => OF.map((name) => `${part}_${name}`)),
];

const ofLines = (lines: readonly Row[], name: string, type: number, promo: boolean) => {
  const of = lines.filter((line) => line['type'] === type);
  const total = (column: string, free: boolean) =>
    of.reduce((sum, line) => sum + ((num(line['paidsum']) === 0) === free ? num(line[column]) : 0), 0);
  return {
    [`${name}_orders`]: of.length > 0 ? 1 : 0,
    [`${name}_paid_count`]: total('quantity', false),
    [`${name}_paid_price`]: total('paidsum', false),
    [`${name}_paid_discount`]: total('discount', false),
    [`${name}_paid_cost`]: total('cost', false),
    [`${name}_free_count`]: total('quantity', true),
    [`${name}_free_cost`]: total('cost', true),
    [`${name}_promo`]: promo ? total('paidsum', false) : 0,
  };
};
const guest = ({ total_price, discount, paidsum }: Row) => ({ total_price, discount, paidsum });
const paymentOf = ({ paid_cash, paid_card, ...row }: Row) => ({ orders: 1, ...guest(row), paid_cash, paid_card });

const movedBy = ({ item_id, kind, quantity, amount }: Row) => {
  return { item_id, kind, quantity, amount, moves: 1, bar_paidsum: 0, kitchen_paidsum: 0 };
};
/** Movements of the items that a line took. The last item gets the rest of the money. */
function takenBy({ ingredients, type, paidsum }: Row) {
  const used = ingredients as [number, number, number][];
  const cost = used.reduce((sum, [, , amount]) => sum + amount, 0);
  let [costs, given] = [0, 0];
  return used.map(([item_id, quantity, amount], index) => {
    costs += cost > 0 ? amount : 1;
    const upto = index === used.length - 1 ? num(paidsum) : Math.round((num(paidsum) * costs) / (cost || used.length));
    const [part, bar] = [upto - given, type === 0];
    given = upto;
    const paid = { bar_paidsum: bar ? part : 0, kitchen_paidsum: bar ? 0 : part };
    return { item_id, kind: 'order', quantity: -quantity, amount, moves: 1, ...paid };
  });
}

test('the test venue has data of every kind', () => {
  expect(books.orders.length).toBeGreaterThan(50);
  expect(books.orders.filter(({ paidsum }) => num(paidsum) < 0)).not.toEqual([]);
  expect(books.lines.filter(({ paidsum }) => num(paidsum) === 0)).not.toEqual([]);
  expect(books.lines.filter(({ menu_id }) => lunches.has(menu_id))).not.toEqual([]);
  expect(books.orders.filter(({ session_id }) => session_id !== null).length).toBeGreaterThan(20);
  expect(books.story.filter(({ kind }) => kind === 'order_undo')).not.toEqual([]);
  expect(new Set(books.orders.map(({ time }) => new Date(num(time) * 1000).getUTCFullYear())).size).toBe(3);
});

test('every source equals the books for any period, to the satang', async () => {
  await alwaysAwaited(times(40, 150))(asked, async ({ from, to, placeId, bucket }) => {
    const bounds = boundsOf(from, to);
    const of = { bounds, placeId, zone: ZONE };
    const inside = (row: Row) =>
      (bounds.start === null || num(row['time']) >= bounds.start) &&
      (bounds.end === null || num(row['time']) < bounds.end);
    const here = (row: Row) => inside(row) && (placeId === null || row['place_id'] === placeId);
    const hourly = bucket === 'clock' || bucket === 'hour';
    const axis = hourly ? ['point', 'hour'] : ['point'];
    const clock = (row: Row) => ({
      point: pointOf(num(row['time']), bucket),
      ...(hourly && { hour: hourOf(num(row['time'])) }),
    });

    const sold = books.lines.filter(here).map((row) => {
      const { menu_id, type, quantity, price, discount, paidsum, cost, promo } = row;
      const about = { ...clock(row), menu_id, type, free: num(paidsum) === 0 };
      const promos = { promo_quantity: promo ? quantity : 0, promo_price: promo ? price : 0 };
      return { ...about, lines: 1, quantity, price, discount, paidsum, cost, ...promos };
    });
    expect(await ask(sources.salesIn(of, bucket), [...axis, 'menu_id', 'type', 'free'], SALES)).toEqual(
      summed(sold, SALES),
    );

    const paid = books.orders.filter(here).map((row) => {
      const { order_number, cashier_id, delivery_partner, promo, paidsum } = row;
      const lines = books.lines.filter((line) => line['order_number'] === order_number);
      return {
        ...clock(row),
        cashier_id: cashier_id ?? 0,
        delivery_partner,
        ...paymentOf(row),
        promo_orders: promo ? 1 : 0,
        promo_paidsum: promo ? paidsum : 0,
        ...ofLines(lines, 'bar', 0, promo === true),
        ...ofLines(lines, 'kitchen', 1, promo === true),
      };
    });
    const keys = [...axis, 'cashier_id', 'delivery_partner'];
    expect(await ask(sources.ordersIn(of, bucket), keys, PAID)).toEqual(summed(paid, PAID));

    const HOURS = ['orders', 'paidsum', 'lunch_orders', 'lunch_quantity', 'lunch_paidsum'];
    const traded = books.orders.filter(here).map((row) => {
      const own = books.lines.filter((line) => line['order_number'] === row['order_number']);
      const lunch = own.filter(({ menu_id }) => lunches.has(menu_id));
      const total = (column: string) => lunch.reduce((sum, line) => sum + num(line[column]), 0);
      const sold = { lunch_quantity: total('quantity'), lunch_paidsum: total('paidsum') };
      const lunch_orders = lunch.length > 0 ? 1 : 0;
      return { ...clock(row), orders: 1, paidsum: row['paidsum'], lunch_orders, ...sold };
    });
    expect(await ask(sources.hoursIn(of, bucket), axis, HOURS)).toEqual(summed(traded, HOURS));

    const CARDS = ['orders', 'total_price', 'discount', 'paidsum', 'free_orders', 'free_price'];
    const cards = books.orders
      .filter((row) => here(row) && (row['card_id'] !== null || row['discount_card'] !== ''))
      .map((row) => {
        const isFree = num(row['discount_percent']) === 100;
        const card = { card_id: row['card_id'] ?? 0, discount_card: row['discount_card'], orders: 1 };
        const free = { free_orders: isFree ? 1 : 0, free_price: isFree ? row['total_price'] : 0 };
        return { ...card, ...guest(row), ...free };
      });
    expect(await ask(sources.cardsIn(of), ['card_id', 'discount_card'], CARDS)).toEqual(summed(cards, CARDS));

    const STARTED = ['sessions', 'revenue'];
    const started = books.sessions.filter(here).map(({ session_id, forced, time }) => ({
      ...clock({ time }),
      forced,
      sessions: 1,
      revenue: books.orders
        .filter((row) => row['session_id'] === session_id)
        .reduce((sum, { paidsum }) => sum + num(paidsum), 0),
    }));
    const ofSessions = await ask(sources.sessionsIn(of, bucket), [...axis, 'forced'], STARTED);
    expect(ofSessions).toEqual(summed(started, STARTED));

    const MOVES = ['quantity', 'amount', 'moves', 'bar_paidsum', 'kitchen_paidsum'];
    const division = bucket === 'clock' ? 'none' : bucket;
    const pointed = (row: Row) => ({ point: pointOf(num(row['time']), division) });
    const moves = [
      ...books.story
        .filter((row) => inside(row) && row['order_number'] === null)
        .map((row) => ({ ...pointed(row), ...movedBy(row) })),
      ...books.lines.filter(here).flatMap((row) => takenBy(row).map((taken) => ({ ...pointed(row), ...taken }))),
    ];
    // Orders taken back leave rows of zeros.
    const some = sql`(select * from ${sources.stockIn(of, division)} s where moves <> 0)`;
    expect(await ask(some, ['point', 'item_id', 'kind'], MOVES)).toEqual(summed(moves, MOVES));

    const SPENT = ['cost', 'count'];
    const spent = books.expenses.filter(inside).map(({ category_id, flow, paidtype, cost }) => ({
      category_id: category_id ?? 0,
      flow,
      funded: paidtype !== 'others',
      cost,
      count: 1,
    }));
    expect(await ask(sources.expensesIn(of), ['category_id', 'flow', 'funded'], SPENT)).toEqual(summed(spent, SPENT));
  });
});

test.each([0, 1])('payments at any moment are those of its standing orders, of cashier %d', async (cashierId) => {
  const SUMS = ['orders', 'total_price', 'discount', 'paidsum', 'paid_cash', 'paid_card'];
  const nothing = { '[]': SUMS.map(() => 0) };
  const rows = await database.rows<{ time: number }>`
    select distinct extract(epoch from paid_time)::float8 as time from orders`;
  for (const { time } of rows) {
    const there = books.orders.filter(
      (row) => row['time'] === time && (cashierId === 0 || row['cashier_id'] === cashierId),
    );
    const paid = there.map(paymentOf);
    const source = sources.paymentsIn({ bounds: { start: time, end: time + 1 }, zone: ZONE }, cashierId);
    expect({ ...nothing, ...(await ask(source, [], SUMS)) }).toEqual({ ...nothing, ...summed(paid, SUMS) });
  }
});

test('roll-ups equal the books in every grain; a rebuild changes nothing', async () => {
  expect(await faultsIn(database)).toEqual([]);
  const rebuilt = await database.db.transaction((tx) => rebuildRollUps(tx, ZONE));
  expect(rebuilt).toEqual({ orders: books.orders.length, differed: false });
});
