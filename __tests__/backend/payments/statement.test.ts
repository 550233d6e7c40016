import { paymentStatement } from '@/lib/contract/payments';
import { DAIQUIRI, DAY, OTHER, SHOT, startPayday, type Payday } from './payday';

let at: Payday;
beforeAll(async () => {
  at = await startPayday();
});
afterAll(() => at.close());

const ALL = { period_id: 4, page: 1, count: 100 };
const statement = (agent_id: number, query: Partial<typeof ALL> & { start_time?: number; end_time?: number } = {}) =>
  at.boss(paymentStatement, { body: { ...ALL, agent_id, ...query } });
/** Kind, sums and what is owed of each line. */
const brief = ({ items }: Awaited<ReturnType<typeof statement>>) =>
  items.map(({ kind, payment_type, bonus_from_percent, bonus_from_promo, bonus_from_referral, amount, owed }) => [
    ...[kind, payment_type, bonus_from_percent, bonus_from_promo, bonus_from_referral, amount, owed],
  ]);
const ago = (days: number) => Math.floor((Date.now() - days * DAY) / 1000);

/** May earned 125 ten days ago and 20 seven days ago elsewhere; the first was paid, then taken back. */
async function history() {
  const { lin, may } = await at.pair();
  const session = await at.seat([may], { ago: 10 });
  const first = await at.order(
    session,
    [
      { menu_id: DAIQUIRI, quantity: 2 },
      { menu_id: SHOT, quantity: 3 },
    ],
    10,
  );
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
  expect(whole.items.map(({ session_id, percent }) => [session_id, percent])).toEqual([
    [session, 10],
    [elsewhere, 10],
    [null, null],
    [session, 10],
  ]);
  expect(whole.items[1]).toMatchObject({ place_name: 'Караоке', referral_agent_id: null });

  const brought = await statement(lin);
  expect(brief(brought).slice(0, 2)).toEqual([
    ['earned', 2, 0, 0, 12.5, 12.5, 12.5],
    ['earned', 2, 0, 0, 2.5, 2.5, 15],
  ]);
  expect(brought.items[0]).toMatchObject({ referral_agent_id: may, referral_agent_name: 'May' });
  expect(brought.totals.closing).toBe(2.5);
});

it('opens with what was owed before the period, and each period closes where the next one opens', async () => {
  const { may } = await history();
  const early = await statement(may, { period_id: 5, start_time: ago(20), end_time: ago(8) });
  const late = await statement(may, { period_id: 5, start_time: ago(8), end_time: ago(-1) });
  expect(early.totals).toEqual({ opening: 0, earned: 125, taken_back: 0, paid: 0, closing: 125 });
  expect(late.totals).toEqual({ opening: 125, earned: 25, taken_back: -125, paid: -125, closing: -100 });
  expect(brief(early)).toEqual([['earned', 1, 80, 45, 0, 125, 125]]);
  expect(late.items.map(({ number, owed }) => [number, owed])).toEqual([
    [2, 150],
    [3, 25],
    [4, -100],
  ]);
  expect((await statement(may)).totals.closing).toBe((await at.summary(may, [16, OTHER])).session_bonus_unpaid_sum);
});

it('has pages of one account', async () => {
  const { may } = await history();
  const second = await statement(may, { page: 2, count: 3 });
  expect(second.total).toBe(4);
  expect(brief(second)).toEqual([['taken_back', 1, -80, -45, 0, -125, -100]]);
  expect(second.totals.closing).toBe(-100);
});

it('is empty for an agent without sessions, and refused for an unknown one', async () => {
  const nobody = await at.hire();
  expect(await statement(nobody)).toMatchObject({ items: [], total: 0, totals: { opening: 0, closing: 0 } });
  expect(await at.refused(statement(9999))).toBe('2 noSuchAgent');
});

it('has a file with the agent named', async () => {
  const { may } = await history();
  const file = await at.admin.fetch(`/api/export/agent-statement?format=csv&separator=comma&period_id=4&agent=${may}`);
  const [head, ...lines] = (await file.text()).replace(/^\uFEFF/, '').split(/\r?\n/);
  expect(head).toMatch(/^№,Время,Что произошло,Сессия,Заказ,/);
  expect(lines[0]).toMatch(/Бонус за сессию.*,80\.00,45\.00,,125\.00,125\.00$/);
  expect(lines[2]).toMatch(/Выплата за сессии.*,-125\.00,25\.00$/);
});
