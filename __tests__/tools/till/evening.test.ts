import { sql } from 'drizzle-orm';
import type { Setup } from '@/tools/till/party';
import { planEvening } from '@/tools/till/plan';
import { playEvening } from '@/tools/till/evening';
import { readArguments } from '@/tools/till/arguments';
import { times } from '../../support/effort';
import { faultsIn } from '../../support/database';
import { openTill, tillStack, TOKEN } from '../../support/till';

const stack = tillStack();

const ORDERS = times(30, 60);
const CARDS = ['7000000020', '7000000100', '7000000001', 'nobody knows'];
const till = () => ({ address: 'http://localhost:3000', token: TOKEN, fetch: stack.browser().fetch });

/** A network that loses every fifth answer and every seventh call. */
function badNetwork(): typeof fetch {
  const { fetch } = stack.browser();
  let calls = 0;
  return async (input, init) => {
    calls += 1;
    if (calls % 7 === 0) throw new TypeError('fetch failed');
    const response = await fetch(input, init);
    return calls % 5 === 0 ? Response.json({ code: 1002, message: 'gone' }, { status: 503 }) : response;
  };
}

async function books() {
  const { rows } = await stack.database.db.execute<Record<string, number>>(sql`
    select count(*)::int as orders, sum(total_price)::int as total_price, sum(discount)::int as discount,
      sum(paidsum)::int as paidsum, sum(paid_cash)::int as paid_cash, sum(paid_card)::int as paid_card,
      (select sum(cost)::int from expenses where removed_at is null) as expenses,
      (select balance from fund_balances where account = 'cashier')::int as cashier,
      (select balance from fund_balances where account = 'bank')::int as bank,
      (select count(*)::int from guest_sessions) as sessions,
      count(*) filter (where delivery_partner <> '')::int as delivered,
      count(*) filter (where card_id is not null)::int as with_card from orders`);
  return rows[0];
}

const sum = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((a, b) => a + b, 0);

test('over a bad network nothing is booked twice: the till’s results agree with the books, to the satang', async () => {
  const evening = { ...till(), fetch: badNetwork(), seed: 9, orders: ORDERS, leaveOpen: 2, cards: CARDS };
  const told = await playEvening(evening);
  expect(told).toMatchObject({ orders: ORDERS, differing: [], contradictions: [] });
  const { discount, paidsum, paid_cash, paid_card } = told;
  const satang = (baht: number) => Math.round(baht * 100);
  expect(await books()).toEqual({
    orders: ORDERS,
    sessions: told.sessions,
    delivered: sum(told.delivery),
    with_card: sum(told.cards),
    total_price: satang(told.total_price),
    discount: satang(discount),
    paidsum: satang(paidsum),
    expenses: satang(paidsum),
    paid_cash: satang(paid_cash),
    cashier: satang(paid_cash),
    paid_card: satang(paid_card),
    bank: satang(paid_card),
  });
  expect(told.silent).toBeGreaterThan(20);
  // Lost connections, lost answers and refused cards are all part of an evening.
  for (const happened of [told.lost, told.resent, told.sessions, sum(told.delivery), sum(told.cards)])
    expect(happened).toBeGreaterThan(0);
  expect(new Set(told.refused.map(({ field }) => field))).toEqual(new Set(['discount_card']));
  expect(told.open_tables).toHaveLength(2);
  const { json } = await openTill().ask('tables');
  const laid = (json['tables'] as { table: string; items: unknown[] }[]).filter(({ items }) => items.length > 0);
  expect(new Set(laid.map(({ table }) => table))).toEqual(new Set(told.open_tables.map(({ table }) => table)));
  expect(await faultsIn(stack.database)).toEqual([]);
});

test('a wrong token, and a silent venue, end the evening with one sentence', async () => {
  const wrong = playEvening({ ...till(), token: 'no such token at all', seed: 1, orders: 1 });
  await expect(wrong).rejects.toThrow('The venue refuses the till: The token is not the till');
  const silent = playEvening({ address: 'http://127.0.0.1:1', token: TOKEN, seed: 1, orders: 1, patienceMs: 100 });
  await expect(silent).rejects.toThrow('http://127.0.0.1:1 does not answer.');
});

const SETUP: Setup = {
  places: [{ place_id: 16, name: 'Bar' }],
  cashiers: [{ user_id: 1, user_name: 'kassa1' }],
  partners: [],
  agents: [],
  dishes: [{ menu_id: 1, name: 'Tea', retail_price: 60, max_discount: 0 }],
};

test('equal seeds make equal evenings, other seeds others; occupied tables stay free', () => {
  const evening = (seed: number, taken?: Set<string>) => planEvening(SETUP, { seed, orders: 20 }, taken);
  expect(evening(1)).toEqual(evening(1));
  expect(evening(2)).not.toEqual(evening(1));
  const taken = new Set(Array.from({ length: 17 }, (_, index) => `16 ${index + 1}`));
  expect(new Set(evening(1, taken).map(({ table }) => table))).toEqual(new Set(['18']));
  expect(evening(1, taken).filter(({ what }) => what === 'pay')).toHaveLength(20);
  const minutes = planEvening(SETUP, { seed: 1, minutes: 60 });
  expect(Math.max(...minutes.filter(({ what }) => what === 'add').map(({ at }) => at))).toBeLessThan(60 + 80);
});

test('a wrong command line is explained', () => {
  expect(readArguments(['--orders', '5', '--speed', 'max'])).toMatchObject({ orders: 5, speed: Infinity, seed: 1 });
  expect(() => readArguments(['--orders', '5', '--minutes', '9'])).toThrow('Either --minutes or --orders');
  expect(() => readArguments(['--speed', 'fast'])).toThrow('--speed must be a number');
  expect(() => readArguments(['--address', 'venue'])).toThrow('--address');
  expect(() => readArguments(['--frobnicate'])).toThrow('--frobnicate');
});
