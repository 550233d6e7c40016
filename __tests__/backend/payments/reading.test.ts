import { sql } from 'drizzle-orm';
import { setAgentHalls } from '@/backend/src/sections/payments/halls';
import { listAgents, paymentsSummary, paymentStatement } from '@/lib/sections/payments/contract/payments';
import { BAR, DAIQUIRI, OTHER, SHOT, startPayday, DAY } from './payday';

const at = startPayday();

const sums = (kind: string) => ['paid', 'unpaid', 'overdue'].map((state) => [`${kind}_bonus_${state}_sum`, 0]);
const NOTHING = { ...Object.fromEntries([...sums('session'), ...sums('referral')]), halls: expect.any(Array) as [] };
/** Order lines: two dishes of 500 baht together, and three of 300 baht with a cashback of 45. */
const DAIQUIRIS = { menu_id: DAIQUIRI, quantity: 2 };
const BOTH = [DAIQUIRIS, { menu_id: SHOT, quantity: 3 }];

it('a session shows its percent, cashback and referral bonus, unpaid and then paid', async () => {
  const { lin, may } = await at.pair();
  const session = await at.seat([may]);
  await at.order(session, BOTH);
  const about = { session_id: session, place_name: expect.any(String) as string, check_total: 800, is_overdue: false };
  const earned = { bonus_from_percent: 80, bonus_from_promo: 45, bonus_from_referral: 0, bonus_total: 125 };
  const own = { ...about, agent_id: may, ...earned, referral_agent_id: null, referral_agent_name: null };
  expect((await at.rows(may)).payments).toEqual([{ ...own, registration_date: expect.any(Number) as number }]);
  const brought = { ...about, agent_id: lin, referral_agent_id: may, referral_agent_name: 'May' };
  const share = { bonus_from_percent: 0, bonus_from_promo: 0, bonus_from_referral: 12.5, bonus_total: 12.5 };
  expect(await at.rows(lin, { payment_type: 2 })).toMatchObject({ payments: [{ ...brought, ...share }], total: 1 });
  expect(await at.rows(lin)).toMatchObject({ payments: [], total: 0 });
  expect(await at.summary(may)).toEqual({ ...NOTHING, session_bonus_unpaid_sum: 125 });
  expect(await at.summary(lin)).toEqual({ ...NOTHING, referral_bonus_unpaid_sum: 12.5 });

  const { expense_id } = await at.settle(may);
  expect(await at.summary(may)).toEqual({ ...NOTHING, session_bonus_paid_sum: 125 });
  expect((await at.rows(may)).total).toBe(0);
  expect((await at.rows(may, { status: 2 })).payments).toMatchObject([own]);
  const record = { expense_id, cost: -125, payment_type: 1, user_name: 'admin', time: expect.any(Number) as number };
  expect(await at.history(may)).toEqual([record]);
  expect(await at.history(lin)).toEqual([]);
});

it('agents are listed with what is unpaid of each kind, and the hall that was counted', async () => {
  const { lin, may } = await at.pair();
  await at.order(await at.seat([may]));
  await at.order(await at.seat([lin, may], { place: OTHER }));
  const listed = async (body: { places: number[]; halls?: 'all' }) => {
    const { items, hall_name } = await at.boss(listAgents, { body });
    const owed = [lin, may].flatMap((id) => {
      const of = items.find(({ agent_id }) => agent_id === id);
      return [of?.session_bonus_unpaid_sum, of?.referral_bonus_unpaid_sum, of?.unpaid_sum];
    });
    return { owed, hall_name };
  };
  const hall_name = expect.any(String) as string;
  expect(await listed({ places: [BAR] })).toEqual({ owed: [0, 5, 5, 50, 0, 50], hall_name });
  const all = await listed({ places: [BAR], halls: 'all' });
  expect(all).toEqual({ owed: [25, 7.5, 32.5, 75, 0, 75], hall_name: null });
});

it('details have the positions as they were ordered, with both kinds of bonus', async () => {
  const { lin, may } = await at.pair();
  const session = await at.seat([may]);
  await at.order(session, BOTH);
  const taken = await at.order(session, [{ menu_id: SHOT, quantity: 1 }]);
  await at.cancel(taken.expense_id);
  await at.database.db.execute(sql`update menu_items set name = 'Другое', cashback = 99 where item_id = ${SHOT}`);
  const details = await at.details(session, may);
  const time = expect.any(Number) as number;
  expect(details).toMatchObject({ table: '7', number_of_participants: 3, bonus: 125, referral_bonus: 0 });
  expect(details.end_time).toBe(details.start_time + 1800);
  const none = { bonus_from_percent: 0, bonus_from_promo: 0, bonus: 0 };
  expect(details.orders).toMatchObject([
    { menu_id: DAIQUIRI, title: 'Дайкири', total: 500, bonus_from_percent: 50, bonus_from_promo: 0, bonus: 50 },
    { menu_id: SHOT, title: 'Шот', total: 300, bonus_from_percent: 30, bonus_from_promo: 45, bonus: 75 },
    { menu_id: SHOT, title: 'Шот', order_id: taken.order_number, total: 100, ...none, cancelled_time: time },
  ]);
  const orders = [{ bonus_from_percent: 0, bonus: 5 }, { bonus: 7.5 }, { bonus: 0 }];
  expect(await at.details(session, lin)).toMatchObject({ bonus: 0, referral_bonus: 12.5, orders });
  await at.database.db.execute(sql`update menu_items set name = 'Шот', cashback = 1500 where item_id = ${SHOT}`);
});

it('an order taken back leaves no unpaid session; one that was paid is owed by the agent', async () => {
  const lin = await at.hire();
  const [first, second] = [await at.seat([lin]), await at.seat([lin])];
  const before = await at.order(first);
  const after = await at.order(second);
  await at.cancel(before.expense_id);
  expect((await at.rows(lin)).payments).toMatchObject([{ session_id: second, bonus_total: 50, check_total: 500 }]);
  await at.settle(lin);
  await at.cancel(after.expense_id);
  expect((await at.rows(lin)).payments).toMatchObject([{ session_id: second, bonus_total: -50, check_total: 0 }]);
  expect((await at.rows(lin, { status: 2 })).payments).toMatchObject([{ session_id: second, bonus_total: 50 }]);
  expect(await at.summary(lin)).toMatchObject({ session_bonus_paid_sum: 50, session_bonus_unpaid_sum: -50 });
  expect((await at.agents()).find(({ agent_id }) => agent_id === lin)).toMatchObject({ unpaid_sum: -50 });
});

describe('what an agent is owed', () => {
  /** Unpaid 50 in the bar, 100 in the other hall. */
  async function owed() {
    const lin = await at.hire();
    await at.order(await at.seat([lin]));
    const there = await at.seat([lin], { place: OTHER });
    await at.order(there, [{ menu_id: DAIQUIRI, quantity: 4 }]);
    return { lin, there };
  }
  const all = { places: [BAR], halls: 'all' as const };
  const usual = { places: [BAR], halls: 'usual' as const };
  const place_name = expect.any(String) as string;
  const hall = (place_id: number, counted: boolean, unpaid_sum: number) => {
    return { place_id, place_name, counted, unpaid_sum };
  };

  it('stands by hall beside the hall that was asked for, and in all halls is what the statement says', async () => {
    const { lin, there } = await owed();
    const body = { agent_id: lin, places: [BAR] };
    const bar = await at.boss(paymentsSummary, { body });
    expect(bar).toMatchObject({ session_bonus_unpaid_sum: 50 });
    expect(bar.halls).toEqual([hall(BAR, true, 50), hall(OTHER, false, 100)]);
    const whole = await at.boss(paymentsSummary, { body: { ...body, ...all } });
    expect(whole.halls).toEqual([hall(BAR, true, 50), hall(OTHER, true, 100)]);
    expect(whole.session_bonus_unpaid_sum).toBe((await statement(lin)).totals.closing);
    expect((await at.rows(lin, all)).payments.map(({ session_id }) => session_id)).toContain(there);
    expect(await at.rows(lin, all)).toMatchObject({ total: 2, hall_name: null });
    expect(await at.rows(lin)).toMatchObject({ total: 1, hall_name: bar.halls?.[0]?.place_name });
    expect(await at.rows(lin, { places: [OTHER] })).toMatchObject({ total: 1, payments: [{ session_id: there }] });
    const { items } = await at.boss(listAgents, { body: all });
    expect(items.find(({ agent_id }) => agent_id === lin)).toMatchObject({ unpaid_sum: 150 });
  });

  it('is that of all halls in a new venue, and of the main bar in an older one, where nothing else is asked for', async () => {
    const { lin } = await owed();
    const sum = async () =>
      (await at.boss(paymentsSummary, { body: { agent_id: lin, ...usual } })).session_bonus_unpaid_sum;
    expect(await sum()).toBe(150);
    await setAgentHalls(at.database.db, { AGENT_HALLS: 'main' });
    expect(await sum()).toBe(50);
    await setAgentHalls(at.database.db, { AGENT_HALLS: undefined });
    expect(await sum()).toBe(50);
    await setAgentHalls(at.database.db, { AGENT_HALLS: 'all' });
    expect(await sum()).toBe(150);
  });
});

it('pages have the latest sessions first and the number of all', async () => {
  const lin = await at.hire();
  const sessions: number[] = [];
  for (const ago of [1, 3, 2]) {
    const session = await at.seat([lin], { ago });
    await at.order(session);
    sessions.push(session);
  }
  const page = async (number: number) => {
    const { payments, total } = await at.rows(lin, { page: number, count: 2 });
    return [payments.map(({ session_id }) => session_id), total];
  };
  expect(await page(1)).toEqual([[sessions[0], sessions[2]], 3]);
  expect(await page(2)).toEqual([[sessions[1]], 3]);
  expect(await page(3)).toEqual([[], 3]);
});

it('what has been unpaid for more than 30 days is overdue, less what was taken back', async () => {
  const lin = await at.hire();
  const [old, recent] = [await at.seat([lin], { ago: 31 }), await at.seat([lin], { ago: 29 })];
  await at.order(old, undefined, 31);
  await at.order(recent, undefined, 29);
  const { payments } = await at.rows(lin);
  expect(payments.filter(({ is_overdue }) => is_overdue).map(({ session_id }) => session_id)).toEqual([old]);
  expect(await at.summary(lin)).toMatchObject({ session_bonus_unpaid_sum: 100, session_bonus_overdue_sum: 50 });
  const second = await at.order(old, undefined, 31);
  expect(await at.summary(lin)).toMatchObject({ session_bonus_overdue_sum: 100 });
  await at.cancel(second.expense_id);
  expect(await at.summary(lin)).toMatchObject({ session_bonus_overdue_sum: 50 });
});

it('agents stand by name; who left stays while something is unpaid', async () => {
  const { lin, may } = await at.pair();
  const [anna, gone] = [await at.hire({ first_name: 'anna' }), await at.hire({ first_name: 'Gone', active: false })];
  const listed = async () => (await at.agents()).filter(({ agent_id }) => [lin, may, anna, gone].includes(agent_id));
  await at.order(await at.seat([may]));
  await at.database.db.execute(sql`update agents set active = false where agent_id in (${lin}, ${may})`);
  const names = async () => (await listed()).map(({ first_name, unpaid_sum }) => [first_name, unpaid_sum]);
  expect(await names()).toEqual(Object.entries({ anna: 0, Lin: 5, May: 50 }));
  await at.settle(may);
  expect(await names()).toEqual(Object.entries({ anna: 0, Lin: 5 }));
  // Agents who are owed something in another hall stay in the list too.
  await at.order(await at.seat([gone], { place: OTHER }));
  expect(await names()).toEqual(Object.entries({ anna: 0, Gone: 0, Lin: 5 }));
  const settings = { percent: 10, referral_percent: 10, language: 'ru', active: false, referred_by: null };
  expect((await listed())[2]).toMatchObject({ email: 'lin@example.com', ...settings });
});

it('unknown agents and sessions are code 2', async () => {
  const lin = await at.hire();
  for (const call of [at.summary(9999), at.rows(9999), at.history(9999), at.details(1, 9999), statement(9999)])
    expect(await at.refused(call)).toBe('2 noSuchAgent');
  expect(await at.refused(at.details(999_999, lin))).toBe('2 noSuchSession');
});

it('an agent who earned nothing has an empty statement and empty details', async () => {
  const nobody = await at.hire();
  expect(await statement(nobody)).toMatchObject({ items: [], total: 0, totals: { opening: 0, closing: 0 } });
  const details = await at.details(await at.seat([]), nobody);
  expect(details).toMatchObject({ bonus: 0, referral_bonus: 0, orders: [] });
});

const ALL = { period_id: 4, page: 1, count: 100 };
const statement = (agent_id: number, query: Partial<typeof ALL> & { start_time?: number; end_time?: number } = {}) =>
  at.boss(paymentStatement, { body: { ...ALL, agent_id, ...query } });
const PARTS = ['bonus_from_percent', 'bonus_from_promo', 'bonus_from_referral'] as const;
/** Kind, sums and what is owed of each line. */
const brief = ({ items }: Awaited<ReturnType<typeof statement>>) =>
  items.map((line) => [line.kind, line.payment_type, ...PARTS.map((part) => line[part]), line.amount, line.owed]);
const ago = (days: number) => Math.floor((Date.now() - days * DAY) / 1000);

/** May earned 125 ten days ago and 20 seven days ago elsewhere; the first was paid, then taken back. */
async function history() {
  const { lin, may } = await at.pair();
  const session = await at.seat([may], { ago: 10 });
  const first = await at.order(session, BOTH, 10);
  await at.settle(may);
  const elsewhere = await at.seat([may], { ago: 7, place: OTHER });
  await at.order(elsewhere, [{ menu_id: SHOT, quantity: 1 }], 7);
  await at.cancel(first.expense_id);
  return { lin, may, session, elsewhere };
}

it('has bonuses by order, payouts and bonuses taken back, with what is owed after each', async () => {
  const { lin, may, session, elsewhere } = await history();
  const whole = await statement(may);
  expect(brief(whole)).toEqual([
    ['earned', 1, 80, 45, 0, 125, 125],
    ['earned', 1, 10, 15, 0, 25, 150],
    ['paid', 1, null, null, null, -125, 25],
    ['taken_back', 1, -80, -45, 0, -125, -100],
  ]);
  expect(whole).toMatchObject({ first_name: 'May', total: 4 });
  expect(whole.totals).toEqual({ opening: 0, earned: 150, taken_back: -125, paid: -125, closing: -100 });
  expect(whole.items.map(({ session_id }) => session_id)).toEqual([session, elsewhere, null, session]);
  expect(whole.items.map((line) => line.percent)).toEqual([10, 10, null, 10]);
  expect(whole.items[1]).toMatchObject({ place_name: 'Караоке', referral_agent_id: null });

  const brought = await statement(lin);
  expect(brief(brought).slice(0, 2)).toEqual([
    ['earned', 2, 0, 0, 12.5, 12.5, 12.5],
    ['earned', 2, 0, 0, 2.5, 2.5, 15],
  ]);
  expect(brought.items[0]).toMatchObject({ referral_agent_id: may, referral_agent_name: 'May' });
  expect(brought.totals.closing).toBe(2.5);
});

it('opens with what was owed before the period, closes where the next one opens, and has pages', async () => {
  const { may } = await history();
  const early = await statement(may, { period_id: 5, start_time: ago(20), end_time: ago(8) });
  const late = await statement(may, { period_id: 5, start_time: ago(8), end_time: ago(-1) });
  expect(early.totals).toEqual({ opening: 0, earned: 125, taken_back: 0, paid: 0, closing: 125 });
  expect(late.totals).toEqual({ opening: 125, earned: 25, taken_back: -125, paid: -125, closing: -100 });
  expect(brief(early)).toEqual([['earned', 1, 80, 45, 0, 125, 125]]);
  expect(late.items.map(({ number, owed }) => `${number}: ${owed}`)).toEqual(['2: 150', '3: 25', '4: -100']);
  const second = await statement(may, { page: 2, count: 3 });
  expect([second.total, second.items.length, second.totals.closing]).toEqual([4, 1, -100]);
  expect((await statement(may)).totals.closing).toBe((await at.summary(may, [16, OTHER])).session_bonus_unpaid_sum);
});

it('has a file with the agent named', async () => {
  const { may } = await history();
  const file = await at.admin.fetch(`/api/export/agent-statement?format=csv&separator=comma&period_id=4&agent=${may}`);
  const [head, ...lines] = (await file.text()).replace(/^\uFEFF/, '').split(/\r?\n/);
  expect(head).toMatch(/^№,Время,Что произошло,Сессия,Заказ,/);
  expect(lines[0]).toMatch(/Бонус за сессию.*,80\.00,45\.00,,125\.00,125\.00$/);
  expect(lines[2]).toMatch(/Выплата за сессии.*,-125\.00,25\.00$/);
});
