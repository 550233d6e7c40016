import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { faultsIn } from '../../support/database';
import { BAR, DAIQUIRI, LUNCH, openTill, SONG, tillStack } from '../../support/till';
import { times } from '../../support/effort';

// Every run books for good; each run checks only what it adds.
let stack: Awaited<ReturnType<typeof tillStack>>;
beforeAll(async () => {
  stack = await tillStack();
});
afterAll(() => stack.close());

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
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ call: fc.constant('add' as const), table, dish, count }) },
  { weight: 2, arbitrary: fc.record({ call: fc.constant('remove' as const), table, dish, count }) },
  {
    weight: 1,
    arbitrary: fc.record({
      call: fc.constant('remove_all' as const),
      table,
      dish: fc.option(dish, { nil: undefined }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      ...{ call: fc.constant('pay' as const), table },
      ...{ paid_type: fc.constantFrom('cash', 'card', 'mixed'), card: fc.constantFrom(...CARDS) },
    }),
  },
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

const books = async () => {
  const { rows } = await stack.database.db.execute<
    Record<'orders' | 'cash' | 'card' | 'total' | 'bank' | 'cashier', number>
  >(sql`
    select count(*)::int as orders, coalesce(sum(paid_cash), 0)::int as cash, coalesce(sum(paid_card), 0)::int as card,
      coalesce(sum(total_price), 0)::int as total,
      (select balance from fund_balances where account = 'bank')::int as bank,
      (select balance from fund_balances where account = 'cashier')::int as cashier from orders`);
  return rows[0] ?? { orders: 0, cash: 0, card: 0, total: 0, bank: 0, cashier: 0 };
};

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** Plays the steps, each sent twice, on tables of its own; returns what the till was told, in satang. */
async function play(steps: readonly Step[], evening: string) {
  const till = openTill(stack);
  const laid = new Map<string, Map<number, number>>([
    ['A', new Map()],
    ['B', new Map()],
  ]);
  const told = { orders: 0, cash: 0, card: 0, total: 0 };
  for (const one of steps) {
    const on = laid.get(one.table) ?? new Map<number, number>();
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
      const body = { ...where, cashier_id: stack.cashier, paid_type, discount_card: card, ...part };
      const { status, json } = await twice('pay', body);
      expect(status).toBe(on.size > 0 && card !== 'unknown' ? 200 : 404);
      if (status !== 200) continue;
      const satang = (name: string) => Math.round(Number(json[name]) * 100);
      expect([satang('total_price'), satang('discount'), satang('paidsum')]).toEqual([
        due.total,
        due.discount,
        due.paidsum,
      ]);
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
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 25 }), async (steps) => {
      const before = await books();
      const told = await play(steps, `Evening ${(evening += 1)}`);
      const after = await books();
      expect(after).toEqual({
        ...{ orders: before.orders + told.orders, total: before.total + told.total },
        ...{ cash: before.cash + told.cash, card: before.card + told.card },
        ...{ cashier: before.cashier + told.cash, bank: before.bank + told.card },
      });
      expect(await faultsIn(stack.database)).toEqual([]);
    }),
    { numRuns: times(12, 25) },
  );
});
