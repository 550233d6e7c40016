import fc from 'fast-check';
import { readTable } from '@/backend/src/sections/orders/till/open-table';
import { faultsIn } from '@/__tests__/support/database';
import { times } from '@/__tests__/support/effort';
import { BAR, DAIQUIRI, LUNCH, SONG, type TillAnswer } from '@/__tests__/support/till';
import { tillBar } from './bar';
import { alwaysAwaited } from '@/__tests__/support/always';

const ROUNDS = times(3, 50);
const AT_ONCE = 20;
const { stack, db, till, cash } = tillBar();

const tableOf = (name: string) => ({ place_id: BAR, table: name });
const payment = (table: string, rest: object = {}) => cash(tableOf(table), rest);
const atOnce = <T>(one: (index: number) => Promise<T>, count = AT_ONCE) =>
  Promise.all(Array.from({ length: count }, (_, index) => one(index)));
const paid = (answers: readonly TillAnswer[]) => answers.filter(({ status }) => status === 200);

test(`a dish added during a payment is either in the order or still on the table, ${ROUNDS} times`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const table = `Busy ${round}`;
    await till.ask('add', { ...tableOf(table), menu_id: SONG, count: 1 });
    const answers = await atOnce((index) =>
      index % 7 === 3
        ? till.ask('pay', payment(table))
        : till.ask('add', { ...tableOf(table), menu_id: SONG, count: 1 }),
    );
    const added = 1 + paid(answers.filter((_, index) => index % 7 !== 3)).length;
    expect(added).toBe(AT_ONCE - 2);
    const sold = await stack().database.value`
      select coalesce(sum(quantity), 0)::float8 from order_lines join orders using (order_number)
      where "table" = ${table}`;
    const left = await db().transaction((tx) => readTable(tx, tableOf(table)));
    expect(sold + (left.counts.get(SONG) ?? 0)).toBe(added);
  }
});

test('payments at once, some of them refused, take numbers without a gap', async () => {
  const tableAt = (index: number) => tableOf(`Gap ${index}`);
  await atOnce((index) => till.ask('add', { ...tableAt(index), menu_id: SONG, count: 1 }));
  const answers = await atOnce((index) =>
    till.ask('pay', payment(tableAt(index).table, index % 3 === 0 ? { paid_type: 'mixed', card_part: 50.01 } : {})),
  );
  const numbers = paid(answers).map(({ json }) => Number(json['order_number']));
  const first = Math.min(...numbers);
  expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, index) => first + index));
  expect(numbers).toHaveLength(13);
});

// Every run books for good; each run checks only what it adds.
/** In satang, with the maximum discount of a 20 % card. */
const DISHES = new Map([
  [DAIQUIRI, { price: 23_000, percent: 10 }],
  [SONG, { price: 5000, percent: 20 }],
  [LUNCH, { price: 19_999, percent: 20 }],
]);
const CARDS = ['', '7000000020', '7000000100', 'unknown'] as const;

const dish = fc.constantFrom(...DISHES.keys());
const table = fc.constantFrom('A', 'B');
const count = fc.constantFrom(1, 2, 0.5, 0.333);
const clearing = { call: fc.constant('remove_all' as const), table, dish: fc.option(dish, { nil: undefined }) };
const bill = { paid_type: fc.constantFrom('cash', 'card', 'mixed'), card: fc.constantFrom(...CARDS) };
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ call: fc.constant('add' as const), table, dish, count }) },
  { weight: 2, arbitrary: fc.record({ call: fc.constant('remove' as const), table, dish, count }) },
  { weight: 1, arbitrary: fc.record(clearing) },
  { weight: 3, arbitrary: fc.record({ call: fc.constant('pay' as const), table, ...bill }) },
);

const thousandths = (value: number) => Math.round(value * 1000);
/** Sum that a table owes, computed independently of the product. */
function owed(on: ReadonlyMap<number, number>, card: string) {
  let [total, discount] = [0, 0];
  for (const [id, pieces] of on) {
    const { price = 0, percent = 0 } = DISHES.get(id) ?? {};
    const line = Math.round((price * pieces) / 1000);
    total += line;
    const off = card === '7000000100' ? 100 : card === '7000000020' ? percent : 0;
    discount += Math.round((line * off) / 100);
  }
  return { total, discount, paidsum: total - discount };
}

const books = async () =>
  (
    await stack().database.rows<Record<string, number>>`
      select count(*)::int as orders, coalesce(sum(paid_cash), 0)::int as cash, coalesce(sum(paid_card), 0)::int as card,
        coalesce(sum(total_price), 0)::int as total,
        (select balance from fund_balances where account = 'bank')::int as bank,
        (select balance from fund_balances where account = 'cashier')::int as cashier from orders`
  )[0]!;

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** Plays the steps, each sent twice, on tables of its own; returns what the till was told, in satang. */
async function play(steps: readonly Step[], evening: string) {
  const laid = { A: new Map<number, number>(), B: new Map<number, number>() };
  const told = { orders: 0, cash: 0, card: 0, total: 0 };
  for (const one of steps) {
    const on = laid[one.table];
    const where = { place_id: BAR, table: `${evening} ${one.table}` };
    const twice = async (path: string, body: object) => {
      const key = crypto.randomUUID();
      const first = await till.ask(path, body, key);
      const again = await till.ask(path, body, key);
      expect(again.status).toBe(first.status);
      if (first.status === 200) expect(again.json).toEqual(first.json);
      return first;
    };
    if (one.call === 'pay') {
      const due = owed(on, one.card);
      const part = one.paid_type === 'mixed' ? { card_part: Math.floor(due.paidsum / 2) / 100 } : {};
      const { paid_type, card } = one;
      const body = { ...where, cashier_id: stack().cashier, paid_type, discount_card: card, ...part };
      const { status, json } = await twice('pay', body);
      expect(status).toBe(on.size > 0 && card !== 'unknown' ? 200 : 404);
      if (status !== 200) continue;
      const satang = (name: string) => Math.round(Number(json[name]) * 100);
      const sums = [satang('total_price'), satang('discount'), satang('paidsum')];
      expect(sums).toEqual([due.total, due.discount, due.paidsum]);
      told.orders += 1;
      told.cash += satang('paid_cash');
      told.card += satang('paid_card');
      told.total += due.total;
      on.clear();
      continue;
    }
    const held = one.dish === undefined ? undefined : on.get(one.dish);
    const menu = one.dish === undefined ? {} : { menu_id: one.dish };
    const body = 'count' in one ? { ...where, ...menu, count: one.count } : { ...where, ...menu };
    const { status } = await twice(one.call, body);
    if (one.call === 'add') {
      expect(status).toBe(200);
      on.set(one.dish, (held ?? 0) + thousandths(one.count));
    } else if (one.call === 'remove') {
      const less = thousandths(one.count);
      expect(status).toBe(held === undefined ? 404 : held < less ? 400 : 200);
      if (status === 200 && held !== undefined) {
        if (held === less) on.delete(one.dish);
        else on.set(one.dish, held - less);
      }
    } else {
      expect(status).toBe((one.dish === undefined ? on.size : held) ? 200 : 404);
      if (one.dish === undefined) on.clear();
      else on.delete(one.dish);
    }
  }
  return told;
}

test('after any actions of a till, orders equal what it was told, and the books agree', async () => {
  let evening = 0;
  await alwaysAwaited(times(8, 25))(fc.array(step, { minLength: 3, maxLength: 25 }), async (steps) => {
    const before = await books();
    const told = await play(steps, `Evening ${(evening += 1)}`);
    const more = Object.entries({ ...told, cashier: told.cash, bank: told.card });
    expect(await books()).toEqual(Object.fromEntries(more.map(([name, sum]) => [name, before[name]! + sum])));
    expect(await faultsIn(stack().database)).toEqual([]);
  });
});
