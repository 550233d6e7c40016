import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { agents, guestSessions, menuItems, sessionAgents } from '@/backend/src/db/schema';
import { payOrders } from '@/backend/src/sections/orders/pay';
import { bonusesOf, type SeatedAgent } from '@/tools/sample/trade/bonuses';
import { signedIn } from '../../support/ask';
import { deleteExpense } from '@/lib/sections/expenses/contract';
import { BAR, openTill, SONG, tillStack } from '../../support/till';

const stack = tillStack();

type Sum = 'from_percent' | 'from_promo' | 'from_referral';
type Row = Readonly<Record<'line' | 'agent_id' | 'percent' | Sum, number> & { referral_agent_id: number | null }>;

/** Bonuses of an order as they were written. */
const written = (orderNumber: number, reversing = false): Promise<Row[]> =>
  stack.database.rows`
    select line, agent_id, referral_agent_id, percent::float8, from_percent::float8,
      from_promo::float8, from_referral::float8
    from agent_bonuses where order_number = ${orderNumber} and (reverses is not null) = ${reversing}
    order by line, payment_type, agent_id, referral_agent_id`;

/** Rows as text, in any order. */
const texts = (rows: readonly Row[]) => rows.map((row) => Object.entries(row).toSorted().join()).toSorted();

let [nextAgent, nextDish, nextTable] = [100, 1000, 0];

const percent = fc.oneof(
  fc.constantFrom(0, 10, 100, 0.5, 33.33),
  fc.integer({ min: 0, max: 10_000 }).map((n) => n / 100),
);
const agentArbitrary = fc.record({ percent, brought: fc.boolean(), referral_percent: percent });
const dishArbitrary = fc.record({
  price: fc.integer({ min: 0, max: 500_000 }),
  cashback: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 50_000 })),
  quantity: fc.constantFrom(1, 2, 0.5, 0.333, 7),
});

test('SQL writes what the rule in TypeScript computes', async () => {
  const { db } = stack.database;
  await fc.assert(
    fc.asyncProperty(
      fc.array(agentArbitrary, { maxLength: 4 }),
      fc.array(dishArbitrary, { minLength: 1, maxLength: 4 }),
      fc.constantFrom(0, 10, 100),
      async (people, dishes, discount_percent) => {
        const seated: SeatedAgent[] = people.map(({ percent, brought, referral_percent }) => {
          const [agent_id, referrer] = [(nextAgent += 2), nextAgent - 1];
          return { agent_id, percent, ...(brought && { referrer: { agent_id: referrer, referral_percent } }) };
        });
        const menu = dishes.map((dish) => ({ ...dish, item_id: (nextDish += 1) }));
        const rest = { is_file: true, name: 'Блюдо', max_discount: 10 };
        await db
          .insert(menuItems)
          .values(menu.map(({ item_id, price, cashback }) => ({ ...rest, item_id, cashback, retail_price: price })));
        for (const { agent_id, percent, referrer } of seated) {
          if (referrer) await db.insert(agents).values({ first_name: 'Привёл', ...referrer });
          const values = { agent_id, first_name: 'Агент', percent, referred_by: referrer?.agent_id ?? null };
          await db.insert(agents).values(values);
        }
        const time = new Date();
        const table = `P${(nextTable += 1)}`;
        const [session] = await db.insert(guestSessions).values({ place_id: BAR, table, start_time: time }).returning();
        const { session_id } = session!;
        // Agents come one after another, not in the order of their numbers.
        const came = seated.toReversed();
        for (const [at, { agent_id }] of came.entries()) {
          const start_time = new Date(time.getTime() + at * 1000);
          await db.insert(sessionAgents).values({ session_id, agent_id, start_time });
        }
        const about = { place_id: BAR, table, opened_time: time, paid_time: time, cashier_id: stack.cashier };
        const lines = menu.map(({ item_id, quantity }) => ({ menu_id: item_id, quantity }));
        const paid = { ...about, session_id, discount_percent, cardShare: () => 0, lines };
        const [number = 0] = await db.transaction((tx) => payOrders(tx, [paid], 'Asia/Bangkok'));
        const rates = seated.flatMap(({ agent_id, percent, referrer }) => [
          [agent_id, percent] as const,
          [referrer?.agent_id, referrer?.referral_percent] as const,
        ]);
        const rateOf = new Map(rates);
        const expected = menu.flatMap(({ price, cashback, quantity }, at) => {
          const full = Math.round(price * quantity);
          const paidsum = full - Math.round((full * discount_percent) / 100);
          return bonusesOf({ paidsum, cashback: Math.round(cashback * quantity) }, came).map((bonus) => ({
            line: at + 1,
            percent: rateOf.get(bonus.agent_id) ?? -1,
            ...bonus,
          }));
        });
        expect(texts(await written(number))).toEqual(texts(expected));
      },
    ),
    { numRuns: 60 },
  );
});

describe('an evening', () => {
  const at = { place_id: BAR, table: '7' };
  const unpaid = (agentId: number) => stack.database.value`
    select coalesce(sum(amount), 0)::int from unpaid_bonuses where agent_id = ${agentId}`;

  test('earns by the example of the documentation, at the rates of the payment, and loses it when taken back', async () => {
    const { db } = stack.database;
    const till = openTill();
    // May (10 %) and Ploy (12 %), who brought May, sit together. Cocktail: 300 ฿, cashback 20 ฿. Song: 50 ฿.
    const cocktail = { item_id: 20, is_file: true, name: 'Коктейль', max_discount: 10 };
    await db.insert(menuItems).values({ ...cocktail, retail_price: 300_00, cashback: 20_00 });
    await db.execute(sql`update agents set referred_by = 2 where agent_id = 1`);
    await db.execute(sql`update agents set percent = 12 where agent_id = 2`);
    const { json } = await till.ask('session/start', { ...at, participants: 4, agents: [1], forced: true });
    const session_id = Number(json['session_id']);
    expect(await stack.database.value`select forced from guest_sessions where session_id = ${session_id}`).toBe(true);
    expect(await till.told('session/agent', { session_id, agent_id: 2, joins: true })).toBe('done');
    await till.ask('add', { ...at, menu_id: 20, count: 2 });
    await till.ask('add', { ...at, menu_id: SONG, count: 1 });
    // A card of 20 %: 540 ฿ for the cocktails, which allow 10 %, and 40 ฿ for the song.
    const payment = { cashier_id: stack.cashier, paid_type: 'cash', discount_card: '7000000020' };
    const order = await till.ask('pay', { ...at, ...payment });
    const number = Number(order.json['order_number']);
    const none = { referral_agent_id: null, from_percent: 0, from_promo: 0, from_referral: 0 };
    expect(await written(number)).toEqual([
      { ...none, line: 1, agent_id: 1, percent: 10, from_percent: 27_00, from_promo: 20_00 },
      { ...none, line: 1, agent_id: 2, percent: 12, from_percent: 32_40, from_promo: 20_00 },
      { ...none, line: 1, agent_id: 2, percent: 10, referral_agent_id: 1, from_referral: 4_70 },
      { ...none, line: 2, agent_id: 1, percent: 10, from_percent: 2_00 },
      { ...none, line: 2, agent_id: 2, percent: 12, from_percent: 2_40 },
      { ...none, line: 2, agent_id: 2, percent: 10, referral_agent_id: 1, from_referral: 20 },
    ]);
    expect([await unpaid(1), await unpaid(2)]).toEqual([49_00, 54_80 + 4_90]);

    // Rates, prices and cashback of later do not touch it.
    await db.execute(sql`update agents set percent = 50, referral_percent = 50, referred_by = null where agent_id = 1`);
    await db.execute(sql`update menu_items set cashback = 0 where item_id = 20`);
    expect([await unpaid(1), await unpaid(2)]).toEqual([49_00, 59_70]);

    const expense_id = await stack.database.value`select expense_id from expenses where order_number = ${number}`;
    await signedIn()(deleteExpense, { body: { expense_id } });
    expect([await unpaid(1), await unpaid(2)]).toEqual([0, 0]);
    const sums = (all: readonly Row[]) => all.map((row) => row.from_percent + row.from_promo + row.from_referral);
    expect(sums(await written(number, true))).toEqual(sums(await written(number)).map((sum) => -sum));
  });

  test('an order of a table without a session, and of a session without agents, earns nothing', async () => {
    const till = openTill();
    const count = () => stack.database.value`select count(*)::int from agent_bonuses`;
    const before = await count();
    for (const table of ['8', '9']) {
      if (table === '9') await till.ask('session/start', { ...at, table, participants: 2, agents: [] });
      await till.ask('add', { ...at, table, menu_id: SONG, count: 1 });
      expect((await till.ask('pay', { ...at, table, cashier_id: stack.cashier, paid_type: 'cash' })).status).toBe(200);
    }
    expect(await count()).toBe(before);
  });
});
