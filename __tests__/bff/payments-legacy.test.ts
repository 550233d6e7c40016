import { call, send } from '@/lib/api/call';
import {
  agentDues,
  confirmPayment,
  listAgents,
  listPayments,
  paymentDetails,
  paymentHistory,
  paymentsSummary,
} from '@/lib/sections/payments/contract/payments';
import { paymentsList } from '@/lib/sections/payments/lists/payments';
import { valueOf, type Words } from '@/lib/lists/list';
import { answers, legacyBrowser } from '../support/legacy';

const V1 = '/api/v1/admin/payments';
const V2 = '/api/v2/admin/payments';
const browserOf = legacyBrowser();
const OF = { agent_id: 7, places: [16] };

const AGENT = { agent_id: 7, id: 7, user_id: 31, first_name: 'Нок', email: 'nok@example.com', photo_url: null };
/** Sums of an agent who is owed nothing. */
const NO_SESSIONS = { session_bonus_paid_sum: 0, session_bonus_unpaid_sum: 0 };
const NOTHING = { ...NO_SESSIONS, referral_bonus_paid_sum: 0, referral_bonus_unpaid_sum: 0 };
const BONUSES = { bonus_from_percent: 0, bonus_from_promo: 0, bonus_from_referral: 12.5, bonus_total: 12.5 };
const SOLD = { place_name: 'Бар', registration_date: 1_790_000_000, check_total: 1_200 };
const ROW = { ...SOLD, ...BONUSES, session_id: 501, agent_id: 7, referral_agent_id: 9 };

it('lists agents, sums, sessions, details and payouts of a server that knows the fields of the wire only', async () => {
  const { fetch } = browserOf();
  const summary = { ...NOTHING, session_bonus_paid_sum: 100, referral_bonus_unpaid_sum: 12.5 };
  const bonuses = { bonus_from_percent: 35, bonus_from_promo: 0, bonus: 35 };
  const order = { ...bonuses, menu_id: 3, title: 'Mojito', order_id: 9, total: 350 };
  const times = { start_time: 1_790_000_000, end_time: 1_790_003_600 };
  const session = { place: 'Бар', table: '4', number_of_participants: 2, bonus: 35, referral_bonus: 0 };
  const details = { ...session, ...times, orders: [order] };
  const listed = { ...OF, payment_type: 2, status: 0, page: 1, count: 10 } as const;
  answers(`${V1}/agents`, { items: [AGENT] }, { places: [16] });
  answers(`${V1}/summary`, summary, OF);
  answers(`${V1}/details`, details, { session_id: 501, agent_id: 7 });
  answers(`${V2}/list`, { payments: [ROW], total: 1 }, listed);
  answers(`${V2}/history`, { records: [{ expense_id: 4, cost: -100, time: 1_790_000_000 }] }, { agent_id: 7 });
  expect((await call(listAgents, { body: { places: [16] } }, fetch)).items).toMatchObject([
    { agent_id: 7, first_name: 'Нок', photo_url: null },
  ]);
  expect(await call(paymentsSummary, { body: OF }, fetch)).toEqual(summary);
  expect((await call(listPayments, { body: listed }, fetch)).payments).toEqual([ROW]);
  expect(await call(paymentDetails, { body: { session_id: 501, agent_id: 7 } }, fetch)).toEqual(details);
  expect((await call(paymentHistory, { body: { agent_id: 7 } }, fetch)).records).toEqual([
    { expense_id: 4, cost: -100, time: 1_790_000_000 },
  ]);
  const earner = paymentsList.columns.find(({ key }) => key === 'referral_agent');
  const words = ((_key: string, { number }: { number: string }) => `№ ${number}`) as unknown as Words;
  expect(earner && valueOf(earner, ROW, words)).toBe('№ 9');
});

it('asks for a code and pays with the bodies of the wire, and tells the code of a refusal', async () => {
  const { fetch } = browserOf();
  const asked = { ...OF, payment_type: 1 } as const;
  const paid = { ...asked, force: true, otp_token: 'token', otp_key: '123456' };
  answers(`${V2}/confirm`, { otp_token: 'token' }, asked);
  answers(`${V2}/confirm`, { code: 11 }, paid);
  answers(`${V2}/confirm`, {}, paid);
  expect(await send(confirmPayment, { body: asked }, fetch, 'key-of-asking')).toEqual({ otp_token: 'token' });
  await expect(send(confirmPayment, { body: paid }, fetch, 'key-of-paying-1')).rejects.toMatchObject({
    problem: { code: 11 },
  });
  expect(await send(confirmPayment, { body: paid }, fetch, 'key-of-paying-2')).toEqual({});
});

it('tells what each agent is owed with the summaries of a server that lists names alone', async () => {
  const { fetch } = browserOf();
  const other = { ...AGENT, agent_id: 8, id: 8, first_name: 'Аня' };
  const sums = { session_bonus_unpaid_sum: 240, referral_bonus_unpaid_sum: 12.5 };
  answers(`${V1}/agents`, { items: [AGENT, other] }, { places: [16] });
  answers(`${V1}/summary`, { ...NOTHING, ...sums }, OF);
  answers(`${V1}/summary`, { ...NOTHING, session_bonus_unpaid_sum: -5 }, { ...OF, agent_id: 8 });
  const { items } = await call(agentDues, { body: { places: [16], halls: 'usual' } }, fetch);
  expect(items).toMatchObject([
    { agent_id: 7, first_name: 'Нок', ...sums },
    { agent_id: 8, first_name: 'Аня', session_bonus_unpaid_sum: -5, referral_bonus_unpaid_sum: 0 },
  ]);
});

it('asks for the places of the wire, whatever halls the screen shows', async () => {
  const { fetch } = browserOf();
  const asked = { ...OF, payment_type: 1 } as const;
  const summary = { ...NOTHING, session_bonus_unpaid_sum: 1 };
  answers(`${V1}/summary`, summary, OF);
  expect(await call(paymentsSummary, { body: { ...OF, halls: 'usual' } }, fetch)).toEqual(summary);
  const every = { ...OF, places: [16, 17, 18] };
  answers(`${V1}/summary`, summary, every);
  expect(await call(paymentsSummary, { body: { ...OF, halls: 'all' } }, fetch)).toEqual(summary);
  answers(`${V2}/confirm`, { otp_token: 'token' }, { ...every, payment_type: 1 });
  const body = { ...asked, halls: 'all' as const };
  expect(await send(confirmPayment, { body }, fetch, 'key-of-asking-all')).toEqual({ otp_token: 'token' });
});
