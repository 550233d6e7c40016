import fc from 'fast-check';
import { toSatang } from '@/lib/domain/money';
import { faultsIn } from '../../support/database';
import { times } from '../../support/effort';
import { startPayday, type Payday, BAR, DAIQUIRI, OTHER, SHOT } from './payday';

const ROUNDS = times(3, 15);

const at = startPayday();

/** Runs a race over 50 unpaid baht of an agent a few times. It returns what was paid; the safe and the sums agree. */
async function rounds(race: (agent: number, expense: number) => Promise<number>): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const agent = await at.hire();
    const { expense_id } = await at.order(await at.seat([agent]));
    const before = await at.safe();
    const paid = await race(agent, expense_id);
    expect((await at.summary(agent)).session_bonus_paid_sum).toBe(paid);
    expect(before - (await at.safe())).toBe(paid);
    expect((await at.history(agent)).map(({ cost }) => -cost)).toEqual(paid ? [paid] : []);
  }
}

it('two people who pay the same at once pay once; the other is told that the sum has changed', () =>
  rounds(async (agent) => {
    const first = await at.codeFor(agent);
    await at.wait(agent, 61);
    const second = await at.codeFor(agent, {}, at.deputy);
    const told = await at.outcomes(at.confirm(first.body), at.confirm(second.body, at.deputy));
    expect(told).toEqual([null, '5 payoutChanged']);
    return 50;
  }));

it('a payout while its order is taken back is refused, or the agent owes it', () =>
  rounds(async (agent, expense) => {
    const { body } = await at.codeFor(agent);
    const [paid, cancelled] = await Promise.all([at.refused(at.confirm(body)), at.refused(at.cancel(expense))]);
    expect(cancelled).toBeNull();
    expect([null, '5 payoutChanged']).toContain(paid);
    expect((await at.summary(agent)).session_bonus_unpaid_sum).toBe(paid === null ? -50 : 0);
    return paid === null ? 50 : 0;
  }));

it('a payout while another order is paid pays what the code was sent for, or nothing', () =>
  rounds(async (agent) => {
    const { body } = await at.codeFor(agent);
    const session = await at.seat([agent]);
    const [paid] = await Promise.all([at.refused(at.confirm(body)), at.order(session)]);
    expect([null, '5 payoutChanged']).toContain(paid);
    expect((await at.summary(agent)).session_bonus_unpaid_sum).toBe(paid === null ? 50 : 100);
    return paid === null ? 50 : 0;
  }));

/** Lines of one dialog: agents with 50 unpaid baht each, and their codes. */
async function several(count: number) {
  const agents = await Promise.all(Array.from({ length: count }, () => at.hire()));
  for (const agent of agents) await at.order(await at.seat([agent]));
  return { agents, codes: await Promise.all(agents.map((agent) => at.codeFor(agent))) };
}
const unpaid = (agents: readonly number[]) =>
  Promise.all(agents.map(async (agent) => (await at.summary(agent)).session_bonus_unpaid_sum));

it('several agents at once: each is paid by the own code, in any order, whatever becomes of the others', async () => {
  const { agents, codes } = await several(4);
  const [first, second, third, fourth] = codes.map(({ body }) => body);
  const before = await at.safe();
  const told = await Promise.all([
    at.refused(at.confirm(fourth!)),
    // The code of another line.
    at.refused(at.confirm({ ...third!, otp_key: first!.otp_key === third!.otp_key ? '' : first!.otp_key })),
    at.refused(at.confirm(second!)),
    // A lost reply, repeated at once.
    at.refused(at.confirm(first!)),
    at.refused(at.confirm(first!)),
  ]);
  expect(told).toEqual([null, '1 wrongCode', null, null, null]);
  expect(await unpaid(agents)).toEqual([0, 0, 50, 0]);
  expect(before - (await at.safe())).toBe(150);
  expect(await at.refused(at.confirm(third!))).toBeNull();
  for (const { body } of codes) expect(await at.confirm(body)).toMatchObject({ amount: 50 });
  expect(before - (await at.safe())).toBe(200);
});

it('several agents at once from a safe that holds enough for two: two are paid, the third later by the same code', async () => {
  const { agents, codes } = await several(3);
  const service = await at.serve((await at.balances()).safe - 120_00);
  const told = await at.outcomes(...codes.map(({ body }) => at.confirm(body)));
  expect(told).toEqual(['11 balanceTooLow', null, null].toSorted((a, b) => (a ?? '').localeCompare(b ?? '')));
  expect((await unpaid(agents)).toSorted((a, b) => a - b)).toEqual([0, 0, 50]);
  await at.cancel(service.expense_id);
  for (const { body } of codes) expect(await at.confirm(body)).toMatchObject({ amount: 50 });
  expect(await unpaid(agents)).toEqual([0, 0, 0]);
});

it('several agents who are asked at once: who was sent five codes gets none, the others do', async () => {
  const { agents } = await several(3);
  for (let nth = 1; nth < 5; nth += 1) {
    await at.wait(agents[1]!, 61);
    await at.askFor(agents[1]!);
  }
  for (const agent of agents) await at.wait(agent, 61);
  const told = await Promise.all(agents.map((agent) => at.refused(at.askFor(agent))));
  expect(told).toEqual([null, '6 manyCodes', null]);
});

it('the right code among wrong ones sent at once is taken only within five tries', () =>
  rounds(async (agent) => {
    const { body } = await at.codeFor(agent);
    const guess = (nth: number) => String((Number(body.otp_key) + nth) % 1_000_000).padStart(6, '0');
    const calls = Array.from({ length: 12 }, (_, nth) => at.refused(at.confirm({ ...body, otp_key: guess(nth + 1) })));
    const right = at.refused(at.confirm(body));
    const told = await Promise.all(calls);
    expect(told.filter((one) => one === '1 wrongCode').length).toBeLessThanOrEqual(4);
    expect([null, '1 codeUsedUp']).toContain(await right);
    return (await right) === null ? 50 : 0;
  }));

const order = fc.record({
  kind: fc.constant('order' as const),
  seats: fc.integer({ min: 1, max: 3 }),
  place: fc.constantFrom(BAR, BAR, OTHER),
  dish: fc.constantFrom(DAIQUIRI, SHOT),
  pieces: fc.integer({ min: 1, max: 7 }),
});
const cancel = fc.record({ kind: fc.constant('cancel' as const), nth: fc.nat(9) });
const payment = fc.record({
  kind: fc.constant('pay' as const),
  who: fc.nat(1),
  type: fc.constantFrom(1 as const, 2 as const),
  chosen: fc.boolean(),
  between: fc.boolean(),
});
const step = fc.oneof(
  { weight: 4, arbitrary: order },
  { weight: 2, arbitrary: cancel },
  { weight: 3, arbitrary: payment },
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const PAY = { kind: 'pay', who: 0, type: 1, chosen: false, between: false } as const;
const DRINKS = { kind: 'order', seats: 3, place: BAR, dish: SHOT, pieces: 3 } as const;
/** An evening with everything in it. */
const EVENING: Step[] = [
  PAY,
  DRINKS,
  { ...PAY, between: true },
  PAY,
  DRINKS,
  { ...PAY, chosen: true },
  { kind: 'cancel', nth: 0 } as const,
  { kind: 'cancel', nth: 1 } as const,
  PAY,
];

interface Evening {
  readonly agents: readonly [number, number];
  readonly orders: { readonly expense_id: number; cancelled: boolean }[];
  paid: number;
}

/** Situations that the steps have reached. */
const reached = new Set<string>();

async function pay(evening: Evening, { who, type, chosen, between }: Extract<Step, { kind: 'pay' }>): Promise<void> {
  const agent = evening.agents[who] ?? 0;
  const { payments } = await at.rows(agent, { payment_type: type });
  const [one] = payments;
  const { session_id, referral_agent_id = null } = one ?? {};
  const sessions = chosen && session_id !== undefined ? [{ session_id, referral_agent_id }] : undefined;
  await at.wait(agent, 61);
  const body = { payment_type: type, ...(sessions && { sessions }) };
  const due = payments.reduce((sum, { bonus_total }) => sum + toSatang(bonus_total), 0);
  const asked = await at.codeFor(agent, body).catch((error: unknown) => error);
  if (asked instanceof Error) {
    expect(await at.refused(Promise.reject(asked))).toBe('1 nothingUnpaid');
    if (!sessions) expect(due).toBeLessThanOrEqual(0);
    reached.add('nothing to pay');
    return;
  }
  const { asked: sent, body: confirmed } = asked as Awaited<ReturnType<Payday['codeFor']>>;
  if (!sessions) expect(toSatang(sent.amount ?? 0)).toBe(due);
  if (between) await take(evening, { kind: 'order', seats: 3, place: BAR, dish: SHOT, pieces: 1 });
  const refused = await at.refused(at.confirm(confirmed));
  if (refused !== null) {
    expect([refused, between]).toEqual(['5 payoutChanged', true]);
    reached.add('changed');
    return;
  }
  evening.paid += toSatang(sent.amount ?? 0);
  reached.add(sessions ? 'chosen' : 'all');
}

async function take(evening: Evening, one: Step): Promise<void> {
  if (one.kind === 'pay') return pay(evening, one);
  if (one.kind === 'order') {
    const seated = evening.agents.filter((_, nth) => one.seats & (1 << nth));
    const session = await at.seat(seated, { place: one.place });
    const { expense_id } = await at.order(session, [{ menu_id: one.dish, quantity: one.pieces }]);
    evening.orders.push({ expense_id, cancelled: false });
    return;
  }
  const found = evening.orders[one.nth % Math.max(1, evening.orders.length)];
  if (!found || found.cancelled) return;
  await at.cancel(found.expense_id);
  found.cancelled = true;
}

/** Sums of an agent over both kinds and all places, in satang. */
async function sums(agent: number) {
  const all = await at.summary(agent, [BAR, OTHER]);
  const earned = await at.database.value`
    select coalesce(sum(amount), 0)::float8 from agent_bonuses where agent_id = ${agent}`;
  const unpaid = toSatang(all.session_bonus_unpaid_sum) + toSatang(all.referral_bonus_unpaid_sum);
  if (unpaid < 0) reached.add('owed');
  const paid = toSatang(all.session_bonus_paid_sum) + toSatang(all.referral_bonus_paid_sum);
  return { unpaid, earned, paid };
}

it('earned = paid + unpaid, and the safe loses what was paid, after any orders, cancellations and payouts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16 }), async (steps) => {
      const { lin, may } = await at.pair();
      const evening: Evening = { agents: [lin, may], orders: [], paid: 0 };
      const before = await at.safe();
      for (const one of steps) await take(evening, one);
      let paid = 0;
      for (const agent of [lin, may]) {
        const { earned, paid: ofAgent, unpaid } = await sums(agent);
        expect(ofAgent + unpaid).toBe(earned);
        const history = (await at.history(agent)).reduce((sum, { cost }) => sum - toSatang(cost), 0);
        expect(history).toBe(ofAgent);
        for (const payment_type of [1, 2] as const) {
          const { payments } = await at.rows(agent, { payment_type, places: [BAR, OTHER], count: 1000 });
          const listed = payments.reduce((sum, { bonus_total }) => sum + toSatang(bonus_total), 0);
          const all = await at.summary(agent, [BAR, OTHER]);
          const unpaidSum = payment_type === 1 ? all.session_bonus_unpaid_sum : all.referral_bonus_unpaid_sum;
          expect(listed).toBe(toSatang(unpaidSum));
        }
        paid += ofAgent;
      }
      expect(paid).toBe(evening.paid);
      expect(toSatang(before) - toSatang(await at.safe())).toBe(paid);
      expect(await faultsIn(at.database)).toEqual([]);
      // All taken back: nothing is earned, and what was paid is owed.
      for (let nth = 0; nth < evening.orders.length; nth += 1) await take(evening, { kind: 'cancel', nth });
      for (const agent of [lin, may]) {
        const { earned, paid: ofAgent, unpaid } = await sums(agent);
        expect([earned, unpaid]).toEqual([0, 0 - ofAgent]);
      }
    }),
    { numRuns: times(5, 20), examples: [[EVENING]] },
  );
  // The steps reach what the rules are about.
  expect([...reached].toSorted()).toEqual(['all', 'changed', 'chosen', 'nothing to pay', 'owed']);
});
