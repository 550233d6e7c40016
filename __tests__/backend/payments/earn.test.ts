import fc from 'fast-check';
import { agents, guestSessions, menuItems, sessionAgents } from '@/backend/src/db/schema';
import { payOrder } from '@/backend/src/sections/orders/pay';
import { bonusesOf, type SeatedAgent } from '@/tools/sample/trade/bonuses';
import { BAR, openTill, SONG, tillStack } from '../../support/till';
import { alwaysAwaited } from '../../support/always';

const stack = tillStack();

type Sum = 'from_percent' | 'from_promo' | 'from_referral';
type Row = Readonly<Record<'line' | 'agent_id' | 'percent' | Sum, number> & { referral_agent_id: number | null }>;

/** Bonuses of an order as they were written. */
const written = (orderNumber: number): Promise<Row[]> =>
  stack.database.rows`
    select line, agent_id, referral_agent_id, percent::float8, from_percent::float8,
      from_promo::float8, from_referral::float8
    from agent_bonuses where order_number = ${orderNumber}`;

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
  await alwaysAwaited(60)(
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
      const { order_number: number } = await db.transaction((tx) => payOrder(tx, paid, 'Asia/Bangkok'));
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
  );
});

test('an order of a table without a session, and of a session without agents, earns nothing', async () => {
  const till = openTill();
  const count = () => stack.database.value`select count(*)::int from agent_bonuses`;
  const before = await count();
  for (const table of ['8', '9']) {
    const at = { place_id: BAR, table };
    if (table === '9') await till.ask('session/start', { ...at, participants: 2, agents: [] });
    await till.add(at, SONG);
    expect(await till.told('pay', { ...at, cashier_id: stack.cashier, paid_type: 'cash' })).toBe('done');
  }
  expect(await count()).toBe(before);
});
