import { faultsIn } from '../../support/database';
import { startPayday, type Payday } from './payday';
import { times } from '../../support/effort';

const ROUNDS = times(6, 15);

let at: Payday;
beforeAll(async () => {
  at = await startPayday();
});
afterAll(() => at.close());

/** Outcomes of calls sent at once, sorted: null for success, else code and key. */
const outcomes = async (...calls: Promise<unknown>[]) =>
  (await Promise.all(calls.map((one) => at.refused(one)))).toSorted((a, b) => (a ?? '').localeCompare(b ?? ''));

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
  expect(await faultsIn(at.database)).toEqual([]);
}

it('the same confirmation several times at once pays once and answers the same', () =>
  rounds(async (agent) => {
    const { body } = await at.codeFor(agent);
    const replies = await Promise.all(Array.from({ length: 5 }, () => at.confirm(body)));
    expect(new Set(replies.map(({ expense_id }) => expense_id)).size).toBe(1);
    return 50;
  }));

it('two people who pay the same at once pay once; the other is told that the sum has changed', () =>
  rounds(async (agent) => {
    const first = await at.codeFor(agent);
    await at.wait(agent, 61);
    const second = await at.codeFor(agent, {}, at.deputy);
    const told = await outcomes(at.confirm(first.body), at.confirm(second.body, at.deputy));
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

it('two people who ask at once: one code is sent', () =>
  rounds(async (agent) => {
    expect(await outcomes(at.askFor(agent), at.askFor(agent, {}, at.deputy))).toEqual([null, '6 codeTooSoon']);
    return 0;
  }));

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
