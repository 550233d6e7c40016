import { eq } from 'drizzle-orm';
import { agents, pendingOperations, stockStory } from '@/backend/src/db/schema';
import { send } from '@/lib/api/call';
import { deleteUser, editUser } from '@/lib/sections/users/contract/users';
import { NO_PERMISSION } from '@/lib/rights/permissions';
import { stockItemOf } from '@/__tests__/support/stock';
import { DAIQUIRI, LUNCH, SONG } from '@/__tests__/support/till';
import { held } from '../../money/money';
import { userId } from '../venue';
import { tillBar } from './bar';

const { stack, db, admin, till, cash, shown, orderOf, expenseOf, linesOf } = tillBar();
const ago = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;

test('the setup has places, cashiers, partners, agents, and dishes on sale', async () => {
  const { json } = await till.ask('setup');
  expect(json).toMatchObject({
    places: [{ place_id: 16 }],
    partners: [{ name: 'Grab' }],
    agents: [{ agent_id: 1, first_name: 'May' }, { agent_id: 2 }],
    cashiers: [{ user_name: 'admin' }, { user_id: stack().cashier, user_name: 'kassa1' }],
    dishes: [
      { menu_id: DAIQUIRI, name: 'Дайкири', retail_price: 230, max_discount: 10 },
      { menu_id: SONG, retail_price: 50 },
    ],
  });
});

describe('a table', () => {
  it('opens, changes and clears', async () => {
    const at = till.fresh();
    expect(await till.told('open', at)).toBe('done');
    expect(await shown(at)).toBeUndefined();
    expect(await till.add(at, DAIQUIRI, 3)).toBe('done');
    expect(await till.add(at, SONG, 0.5)).toBe('done');
    expect(await till.told('open', at)).toBe('5 table');
    expect(await till.told('remove', { ...at, menu_id: DAIQUIRI, count: 1 })).toBe('done');
    expect((await shown(at))?.items).toEqual([
      { menu_id: DAIQUIRI, name: 'Дайкири', count: 2, price: 230 },
      { menu_id: SONG, name: 'Песня', count: 0.5, price: 50 },
    ]);
    expect(await till.told('remove_all', { ...at, menu_id: DAIQUIRI })).toBe('done');
    expect((await shown(at))?.items).toHaveLength(1);
    expect(await till.told('remove_all', at)).toBe('done');
    expect(await shown(at)).toBeUndefined();
    expect(await till.told('open', at)).toBe('done');
  });

  it('accepts a sold dish that went off sale, but no folder, removed dish or unknown id', async () => {
    const at = till.fresh();
    expect(await till.add(at, LUNCH)).toBe('done');
    expect(await till.add(at, 13)).toBe('2 menu_id');
    expect(await till.add(at, 13, 1, { time: ago(3600) })).toBe('done');
    expect(await till.add(at, 14)).toBe('2 menu_id');
    expect(await till.add(at, 999)).toBe('2 menu_id');
    expect(await till.told('add', { ...at, place_id: 99, menu_id: SONG, count: 1 })).toBe('2 place_id');
  });

  it('returns no more than is on it, and takes thousandths up to ten thousand', async () => {
    const at = till.fresh();
    await till.add(at, SONG, 2);
    expect(await till.told('remove', { ...at, menu_id: SONG, count: 3 })).toBe('1 count');
    expect(await till.told('remove', { ...at, menu_id: DAIQUIRI, count: 1 })).toBe('2 menu_id');
    expect(await till.told('remove_all', { ...at, menu_id: DAIQUIRI })).toBe('2 menu_id');
    expect(await till.told('remove_all', till.fresh())).toBe('2 table');
    for (const count of [0, -1, 1.2345, 10_001]) expect(await till.add(at, SONG, count)).toBe('1 count');
    expect((await shown(at))?.items).toMatchObject([{ count: 2 }]);
  });

  it('continues in the order of arrival, whatever the till’s clock says', async () => {
    const at = till.fresh();
    await till.add(at, SONG, 1, { time: ago(60) });
    expect(await till.told('remove', { ...at, menu_id: SONG, count: 1, time: ago(3600) })).toBe('done');
    await till.add(at, SONG, 1, { time: ago(1800) });
    expect((await shown(at))?.items).toMatchObject([{ count: 1 }]);
  });
});

describe('paying', () => {
  it('brings order, money, expense and stock together, and clears the table', async () => {
    const at = till.fresh();
    await till.add(at, DAIQUIRI, 2);
    await till.add(at, SONG, 1);
    await till.told('remove_all', { ...at, menu_id: SONG });
    await till.add(at, SONG, 3);
    const rum = await stockItemOf(stack().database, 1);
    const { json } = await till.ask('pay', cash(at, { paid_type: 'mixed', card_part: 200 }));
    expect(json).toMatchObject({ total_price: 610, discount: 0, paidsum: 610, paid_cash: 410, paid_card: 200 });
    const number = json['order_number'];
    expect(await orderOf(number)).toMatchObject({ ...at, cashier_id: stack().cashier, discount_card: '' });
    expect((await linesOf(number)).map(({ cost, ingredients }) => [cost, ingredients])).toEqual([
      [11_040, [[1, 0.12, 11_040]]],
      [0, []],
    ]);
    expect(await expenseOf(number)).toMatchObject({ cost: 61_000, paidtype: 'mixed', flow: 'income' });
    const after = await stockItemOf(stack().database, 1);
    expect(after.quantity).toBeCloseTo(rum.quantity - 0.12, 3);
    expect(await shown(at)).toBeUndefined();
    expect(await db().$count(pendingOperations, eq(pendingOperations.table, at.table))).toBe(0);
    expect(await till.told('pay', cash(at))).toBe('2 table');
  });

  it('refuses an unknown cashier, an unknown partner, and invalid card parts', async () => {
    const at = till.fresh();
    await till.add(at, SONG);
    const before = await held(stack());
    expect(await till.told('pay', { ...cash(at), cashier_id: 9999 })).toBe('2 cashier_id');
    const cashier_id = await userId(stack().database, 'stranger');
    expect(await till.told('pay', cash(at, { cashier_id }))).toBe('2 cashier_id');
    expect(await till.told('pay', cash(at, { delivery_partner: 'Pigeon' }))).toBe('2 delivery_partner');
    expect(await till.told('pay', cash(at, { card_part: 1 }))).toBe('1 card_part');
    expect(await till.told('pay', cash(at, { paid_type: 'mixed' }))).toBe('1 card_part');
    expect(await till.told('pay', cash(at, { paid_type: 'mixed', card_part: 50.01 }))).toBe('1 card_part');
    expect(await till.told('pay', cash(at, { paid_type: 'barter' }))).toBe('1 paid_type');
    expect(await held(stack())).toEqual(before);
    expect((await shown(at))?.items).toMatchObject([{ count: 1 }]);
  });

  it('applies a card as far as each dish allows; one of 100 % pays for everything', async () => {
    const [some, all] = [till.fresh(), till.fresh()];
    for (const at of [some, all]) {
      await till.add(at, DAIQUIRI);
      await till.add(at, SONG);
    }
    const { json } = await till.ask('pay', cash(some, { discount_card: '7000000020', delivery_partner: 'GRAB' }));
    expect(json).toMatchObject({ total_price: 280, discount: 33, paidsum: 247, paid_cash: 247 });
    const card = { card_id: 1, discount_card: '7000000020', discount_percent: 20, promo: false };
    expect(await orderOf(json['order_number'])).toMatchObject({ ...card, delivery_partner: 'Grab' });
    const free = (await till.ask('pay', cash(all, { paid_type: 'card', discount_card: '7000000100' }))).json;
    expect(free).toMatchObject({ total_price: 280, discount: 280, paidsum: 0, paid_cash: 0, paid_card: 0 });
    expect(await orderOf(free['order_number'])).toMatchObject({ card_id: 2, promo: true, discount_percent: 100 });
    expect(await expenseOf(free['order_number'])).toMatchObject({ cost: 0, paidtype: 'others', fund: null });
  });

  it('refuses a card that expired or was taken back, unless it was good at that time; 0 is no card', async () => {
    const at = till.fresh();
    await till.add(at, SONG);
    expect(await till.told('pay', cash(at, { discount_card: '7000000001' }))).toBe('1 discount_card');
    expect(await till.told('pay', cash(at, { discount_card: '7000000002' }))).toBe('1 discount_card');
    expect(await till.told('pay', cash(at, { discount_card: '123' }))).toBe('2 discount_card');
    expect(await till.told('pay', cash(at, { discount_card: '7000000002', time: ago(3600) }))).toBe('done');
    const next = till.fresh();
    await till.add(next, SONG);
    expect((await till.ask('pay', cash(next, { discount_card: '0' }))).json).toMatchObject({ discount: 0 });
  });

  it('dates a queued payment by the till’s time, and books it now', async () => {
    const at = till.fresh();
    const [opened, paid] = [ago(5 * 3600), ago(4 * 3600)];
    await till.add(at, DAIQUIRI, 1, { time: opened });
    const began = Date.now();
    const { json } = await till.ask('pay', cash(at, { time: paid }));
    const order = await orderOf(json['order_number']);
    expect([order?.opened_time, order?.paid_time]).toEqual([new Date(opened * 1000), new Date(paid * 1000)]);
    const number = Number(json['order_number']);
    const row = await expenseOf(number);
    const [story] = await db().select().from(stockStory).where(eq(stockStory.order_number, number));
    for (const time of [row?.expense_time, story?.stock_story_time])
      expect(time?.getTime()).toBeGreaterThanOrEqual(began - 1000);
  });

  it('counts every unpaid position, however old; the order opens with the first one on an empty table', async () => {
    const at = till.fresh();
    const old = ago(2 * 24 * 3600);
    await till.add(at, SONG, 1, { time: old - 600 });
    await till.told('remove_all', { ...at, time: old - 300 });
    await till.add(at, SONG, 1, { time: old });
    await till.add(at, SONG, 1);
    const { json } = await till.ask('pay', cash(at));
    expect(json['total_price']).toBe(100);
    expect((await orderOf(json['order_number']))?.opened_time).toEqual(new Date(old * 1000));
  });

  it.each([
    ['yet to come', -3600],
    ['longer ago than keys are kept', 8 * 24 * 3600],
  ])('is refused for a time %s', async (_when, seconds) => {
    const at = till.fresh();
    await till.add(at, SONG);
    expect(await till.told('pay', cash(at, { time: ago(seconds) }))).toBe('1 time');
    expect(await till.add(at, SONG, 1, { time: ago(seconds) })).toBe('1 time');
  });
});

describe('guests in a session', () => {
  it('sit with agents who come and go; their order records it, even when they left before it was paid', async () => {
    const at = till.fresh();
    const began = ago(0);
    const start = { ...at, participants: 4, agents: [1], forced: true, time: began - 3600 };
    const { session_id } = (await till.ask('session/start', start)).json;
    expect(await till.told('session/start', { ...start, time: began - 10 })).toBe('5 table');
    expect(await till.told('open', at)).toBe('5 table');
    expect(await shown(at)).toMatchObject({ session_id, items: [] });
    const agent = (rest: object) => till.told('session/agent', { session_id, ...rest });
    expect(await agent({ agent_id: 1, joins: true })).toBe('5 agent_id');
    expect(await agent({ agent_id: 2, joins: false })).toBe('2 agent_id');
    expect(await agent({ agent_id: 2, joins: true, time: began - 3000 })).toBe('done');
    expect(await agent({ agent_id: 2, joins: false, time: began - 2400 })).toBe('done');
    // Ten minutes before, ten minutes now.
    expect(await agent({ agent_id: 2, joins: true, time: began - 1200 })).toBe('done');
    expect(await agent({ agent_id: 3, joins: true })).toBe('2 agents');
    await till.add(at, SONG);
    expect((await till.ask('session/end', { session_id, time: began - 600 })).json).toMatchObject({ duration: 3000 });
    const rows = await stack().database.rows`
      select agent_id, participants, forced, sum(extract(epoch from stay.end_time - stay.start_time))::int as seconds
      from session_agents stay join guest_sessions using (session_id) where session_id = ${session_id}
      group by agent_id, participants, forced order by agent_id`;
    expect(rows.flatMap((row) => Object.values(row))).toEqual([1, 4, true, 3000, 2, 4, true, 1200]);
    expect(await till.told('session/end', { session_id })).toBe('5 session_id');
    expect(await agent({ agent_id: 1, joins: true })).toBe('5 session_id');
  });

  it('belong to the order of their table', async () => {
    const at = till.fresh();
    const { session_id } = (await till.ask('session/start', { ...at, participants: 2, agents: [] })).json;
    await till.add(at, SONG);
    const { json } = await till.ask('pay', cash(at));
    expect((await orderOf(json['order_number']))?.session_id).toBe(session_id);
    await till.add(at, SONG);
    await till.ask('session/end', { session_id });
    const second = (await till.ask('pay', cash(at))).json;
    expect((await orderOf(second['order_number']))?.session_id).toBe(session_id);
  });

  it('are refused with an unknown agent, place or session', async () => {
    const at = till.fresh();
    expect(await till.told('session/start', { ...at, participants: 2, agents: [1, 77] })).toBe('2 agents');
    expect(await till.told('session/start', { ...at, participants: 0, agents: [] })).toBe('1 participants');
    expect(await till.told('session/start', { ...at, place_id: 99, participants: 1, agents: [] })).toBe('2 place_id');
    expect(await till.told('session/end', { session_id: 4711 })).toBe('2 session_id');
    expect(await till.told('session/agent', { session_id: 4711, agent_id: 1, joins: true })).toBe('2 session_id');
  });
});

test('a change is refused without a key, and with a short one', async () => {
  const at = till.fresh();
  await till.add(at, SONG);
  expect(await till.told('add', { ...at, menu_id: SONG, count: 1 }, null)).toBe('1');
  for (const key of [null, 'short']) expect(await till.told('pay', cash(at), key)).toBe('1');
  expect((await shown(at))?.items).toMatchObject([{ count: 1 }]);
});

test('a till that sends late is asked about its own time: the cashier was there then, whatever happened since', async () => {
  const told = ago(60);
  const user_id = stack().cashier;
  const [first, second, third, fourth] = [till.fresh(), till.fresh(), till.fresh(), till.fresh()];
  for (const at of [first, second, third, fourth]) await till.add(at, SONG, 1, { time: told - 10 });

  await send(editUser, { body: { user_id, permissions: NO_PERMISSION } }, admin.fetch, 'key-of-no-rights');
  expect(await till.told('pay', cash(first))).toBe('2 cashier_id');
  expect(await till.told('pay', cash(first, { time: told }))).toBe('done');
  await send(editUser, { body: { user_id, active: 0 } }, admin.fetch, 'key-of-disabled');
  expect(await till.told('pay', cash(second, { time: told }))).toBe('done');
  await send(deleteUser, { body: { user_id } }, admin.fetch, 'key-of-removal');
  expect(await till.told('pay', cash(third))).toBe('2 cashier_id');
  expect(await till.told('pay', cash(third, { time: told }))).toBe('done');
  expect(await till.told('pay', cash(fourth, { cashier_id: 1, time: told }))).toBe('done');
});

test('an agent whose account is disabled or removed is not offered to the till; one without an account is', async () => {
  const offered = async () =>
    ((await till.ask('setup')).json['agents'] as { agent_id: number }[]).map((agent) => agent.agent_id);
  const user_id = await stack().addUser('agentmay', NO_PERMISSION);
  await db().update(agents).set({ user_id }).where(eq(agents.agent_id, 1));
  expect(await offered()).toEqual([1, 2]);
  for (const active of [0, 1] as const) {
    await send(editUser, { body: { user_id, active } }, admin.fetch, `key-of-may-${active}`);
    expect(await offered()).toEqual(active ? [1, 2] : [2]);
  }
  await send(deleteUser, { body: { user_id } }, admin.fetch, 'key-of-may-gone');
  expect(await offered()).toEqual([2]);
});
