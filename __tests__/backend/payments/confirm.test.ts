import { issueCode } from '@/backend/src/sections/payments/codes';
import { choiceIn } from '@/backend/src/sections/payments/unpaid';
import { readSettings } from '@/lib/env';
import { BAR, DAIQUIRI, OTHER, SHOT, startPayday, type Payday } from './payday';

const at = startPayday();

/** Lin with 50 baht unpaid. */
async function lin() {
  const agent_id = await at.hire();
  const session = await at.seat([agent_id]);
  const order = await at.order(session);
  return { agent_id, session, order };
}
/** An agent as `lin` makes, and a code for them. */
async function sent() {
  const of = await lin();
  return { ...of, body: (await at.codeFor(of.agent_id)).body };
}
/** Pays what a code was sent for. Returns the sum. */
async function pay(...asked: Parameters<Payday['codeFor']>): Promise<number | undefined> {
  const { body } = await at.codeFor(...asked);
  return (await at.confirm(body)).amount;
}
const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a payout', () => {
  it('is confirmed by the code that was sent, and leaves the safe as an expense of the agent', async () => {
    const { agent_id } = await lin();
    const before = await at.safe();
    const { asked, body } = await at.codeFor(agent_id);
    expect(asked).toMatchObject({ amount: 50, sent_to: 'lin@example.com' });
    expect(asked.otp_token).toMatch(/^[\w-]{43}$/);
    expect((asked.expires_time ?? 0) - Date.now() / 1000).toBeGreaterThan(590);
    expect(body.otp_key).toMatch(/^\d{6}$/);
    expect(await at.safe()).toBe(before);
    const paid = await at.confirm(body);
    expect(paid).toEqual({ amount: 50, expense_id: expect.any(Number) as number });
    expect(await at.safe()).toBe(before - 50);
    expect(await at.summary(agent_id)).toMatchObject({ session_bonus_paid_sum: 50, session_bonus_unpaid_sum: 0 });
    const row = { flow: 'outcome', name: 'Lin', cost: -50, category_id: 1368 };
    expect(await at.row(paid.expense_id ?? 0)).toMatchObject(row);
    expect(await at.refused(at.cancel(paid.expense_id ?? 0))).toBe('1 undoneElsewhere');
    expect(await at.history(agent_id)).toMatchObject([{ expense_id: paid.expense_id, cost: -50, user_name: 'boss' }]);
  });

  it('stores neither token nor code outside the outbox', async () => {
    const { agent_id, body } = await sent();
    await at.confirm(body);
    const rows = await at.database.rows<{ text: string }>`
      select c::text as text from payout_codes c where agent_id = ${agent_id}
      union all select k::text from idempotency_keys k where k.created_at > now() - interval '1 minute'`;
    expect(rows.length).toBeGreaterThan(0);
    const stored = rows.map(({ text }) => text).join();
    expect(stored).not.toContain(body.otp_token);
    expect(stored).not.toMatch(new RegExp(`(?<!\\d)${body.otp_key}(?!\\d)`));
  });

  it('answers the same to the same token, and pays once', async () => {
    const { agent_id, body } = await sent();
    const paid = await at.confirm(body);
    const after = await at.safe();
    expect(await at.confirm(body)).toEqual(paid);
    await at.order(await at.seat([agent_id]));
    await at.wait(agent_id, 3600);
    expect(await at.confirm(body)).toEqual(paid);
    expect(await at.safe()).toBe(after);
    expect(await at.refused(at.confirm({ ...body, otp_key: wrong(body.otp_key) }))).toBe('1 codeTooOld');
    expect(await at.summary(agent_id)).toMatchObject({ session_bonus_paid_sum: 50, session_bonus_unpaid_sum: 50 });
  });

  it('of a place leaves the sessions of others unpaid', async () => {
    const { agent_id } = await lin();
    await at.order(await at.seat([agent_id], { place: OTHER }));
    const { body } = await at.codeFor(agent_id, { places: [OTHER, OTHER] });
    await at.confirm({ ...body, places: [OTHER] });
    expect(await at.summary(agent_id)).toMatchObject({ session_bonus_paid_sum: 0, session_bonus_unpaid_sum: 50 });
  });

  it('of all halls pays every one of them at once, by a code that is for all halls only', async () => {
    const { agent_id } = await lin();
    await at.order(await at.seat([agent_id], { place: OTHER }), [{ menu_id: DAIQUIRI, quantity: 4 }]);
    const { asked, body } = await at.codeFor(agent_id, { halls: 'all' });
    expect(asked.amount).toBe(150);
    const { halls: _, ...bar } = body;
    expect(await at.refused(at.confirm(bar))).toBe('1 codeOfOtherPayout');
    expect(await at.confirm(body)).toMatchObject({ amount: 150 });
  });

  it('deducts what the agent owes, and is refused while that is more', async () => {
    const { agent_id, order } = await lin();
    await at.settle(agent_id);
    await at.cancel(order.expense_id);
    expect(await at.refused(at.askFor(agent_id))).toBe('1 nothingUnpaid');
    await at.order(await at.seat([agent_id]), [{ menu_id: SHOT, quantity: 3 }]);
    expect(await pay(agent_id)).toBe(75 - 50);
    expect(await at.summary(agent_id)).toMatchObject({ session_bonus_paid_sum: 75, session_bonus_unpaid_sum: 0 });
  });

  it('from a safe that holds less is code 11, and the code still pays when the safe holds enough', async () => {
    const { agent_id, body } = await sent();
    const service = await at.serve((await at.balances()).safe - 49_99);
    for (let count = 0; count < 6; count += 1) expect(await at.refused(at.confirm(body))).toBe('11 balanceTooLow');
    expect(await at.summary(agent_id)).toMatchObject({ session_bonus_unpaid_sum: 50 });
    await at.cancel(service.expense_id);
    expect(await at.confirm(body)).toMatchObject({ amount: 50 });
  });
});

describe('chosen sessions', () => {
  const own = (...ids: number[]) => ids.map((session_id) => ({ session_id, referral_agent_id: null }));

  it('are paid, and the others stay unpaid', async () => {
    const { agent_id, session } = await lin();
    const other = await at.seat([agent_id]);
    await at.order(other, [{ menu_id: DAIQUIRI, quantity: 4 }]);
    expect(await pay(agent_id, { sessions: own(other) })).toBe(100);
    expect((await at.rows(agent_id)).payments.map(({ session_id }) => session_id)).toEqual([session]);
  });

  it('bring along those in which the agent owes', async () => {
    const { agent_id, order } = await lin();
    await at.settle(agent_id);
    await at.cancel(order.expense_id);
    const [chosen, other] = [await at.seat([agent_id]), await at.seat([agent_id])];
    await at.order(chosen, [{ menu_id: SHOT, quantity: 4 }]);
    await at.order(other);
    expect(await pay(agent_id, { sessions: own(chosen) })).toBe(50);
    expect(await at.summary(agent_id)).toMatchObject({ session_bonus_paid_sum: 100, session_bonus_unpaid_sum: 50 });
  });

  it('with a referral bonus are told apart by who earned it', async () => {
    const lin = await at.hire();
    const [may, kim] = [await at.hire({ referred_by: lin }), await at.hire({ referred_by: lin })];
    const session = await at.seat([may, kim]);
    await at.order(session);
    const sessions = [{ session_id: session, referral_agent_id: kim }];
    expect(await pay(lin, { payment_type: 2, sessions })).toBe(2.5);
    expect((await at.rows(lin, { payment_type: 2 })).payments).toMatchObject([{ referral_agent_id: may }]);
  });

  it('without anything unpaid are refused, whoever they belong to', async () => {
    const { agent_id, session } = await lin();
    const other = await lin();
    for (const sessions of [own(other.session), own(999_999), [{ session_id: session, referral_agent_id: agent_id }]])
      expect(await at.refused(at.askFor(agent_id, { sessions }))).toBe('1 nothingUnpaid');
    expect(await at.refused(at.askFor(await at.hire()))).toBe('1 nothingUnpaid');
    expect(await at.refused(at.askFor(9999))).toBe('2 noSuchAgent');
  });
});

describe('a code is refused', () => {
  it('for another agent, kind, place or choice, without counting as wrong', async () => {
    const { session, body } = await sent();
    const other = await lin();
    const sessions = [{ session_id: session, referral_agent_id: null }];
    const others = [{ agent_id: other.agent_id }, { payment_type: 2 as const }, { places: [BAR, OTHER] }, { sessions }];
    for (const change of [...others, ...others])
      expect(await at.refused(at.confirm({ ...body, ...change }))).toBe('1 codeOfOtherPayout');
    expect(await at.confirm(body)).toMatchObject({ amount: 50 });
  });

  it('of somebody else, for an unknown token, and without token or code', async () => {
    const { body } = await sent();
    const { otp_token, otp_key, ...rest } = body;
    expect(await at.refused(at.confirm(body, at.deputy))).toBe('1 codeTooOld');
    expect(await at.refused(at.confirm({ ...body, otp_token: `${otp_token}x` }))).toBe('1 codeTooOld');
    expect(await at.refused(at.confirm({ ...rest, otp_token }))).toBe('1 badInput');
    expect(await at.refused(at.confirm({ ...rest, otp_key }))).toBe('1 badInput');
  });

  it('after ten minutes', async () => {
    const { agent_id, body } = await sent();
    await at.wait(agent_id, 595);
    expect(await at.refused(at.confirm({ ...body, otp_key: wrong(body.otp_key) }))).toBe('1 wrongCode');
    await at.wait(agent_id, 6);
    expect(await at.refused(at.confirm(body))).toBe('1 codeTooOld');
  });

  it('when the same person asked for a newer one; that of another person still holds', async () => {
    const { agent_id } = await lin();
    const first = await at.codeFor(agent_id);
    await at.wait(agent_id, 61);
    const second = await at.codeFor(agent_id, {}, at.deputy);
    await at.wait(agent_id, 61);
    const third = await at.codeFor(agent_id);
    expect(await at.refused(at.confirm(first.body))).toBe('1 codeTooOld');
    expect(await at.refused(at.confirm({ ...third.body, otp_key: wrong(third.body.otp_key) }))).toBe('1 wrongCode');
    expect(await at.confirm(second.body, at.deputy)).toMatchObject({ amount: 50 });
    expect(await at.refused(at.confirm(third.body))).toBe('5 payoutChanged');
  });

  it('when the unpaid sum has changed since, which says both sums', async () => {
    const { agent_id, order, body } = await sent();
    await at.order(await at.seat([agent_id]));
    const refused = await at.confirm(body).catch((error: unknown) => error);
    expect(refused).toMatchObject({ problem: { code: 5, key: 'payoutChanged', args: { before: 50, sum: 100 } } });
    await at.cancel(order.expense_id);
    // The same sum of other bonuses is not what the agent has agreed to.
    expect(await at.refused(at.confirm(body))).toBe('5 payoutChanged');
  });

  it('after five wrong ones, also when it is right', async () => {
    const { agent_id, body } = await sent();
    const guess = { ...body, otp_key: wrong(body.otp_key) };
    for (let left = 4; left > 0; left -= 1)
      await expect(at.confirm(guess)).rejects.toMatchObject({
        problem: { code: 1, key: 'wrongCode', args: { count: left } },
      });
    expect(await at.refused(at.confirm(guess))).toBe('1 codeUsedUp');
    expect(await at.refused(at.confirm(body))).toBe('1 codeUsedUp');
    await at.wait(agent_id, 61);
    expect(await pay(agent_id)).toBe(50);
  });

  it('to who asks after fifteen wrong ones within an hour, over all codes and kinds of an agent', async () => {
    const { lin, may } = await at.pair();
    await at.order(await at.seat([lin, may]));
    for (const payment_type of [1, 2, 1] as const) {
      const { body } = await at.codeFor(lin, { payment_type });
      for (let count = 0; count < 5; count += 1)
        await at.refused(at.confirm({ ...body, otp_key: wrong(body.otp_key) }));
      await at.wait(lin, 61);
    }
    expect(await at.refused(at.askFor(lin, { payment_type: 2 }))).toBe('6 tooManyCodes');
    expect(await at.refused(at.askFor(may))).toBeNull();
    await at.wait(lin, 3600 + 600 - 183 + 10);
    expect(await at.refused(at.askFor(lin, { payment_type: 2 }))).toBeNull();
  });
});

describe('codes are sent', () => {
  it('once a minute for an agent and kind, whoever asks', async () => {
    const { lin, may } = await at.pair();
    await at.order(await at.seat([lin, may]));
    await at.askFor(lin);
    const refused = await at.askFor(lin, {}, at.deputy).catch((error: unknown) => error);
    expect(refused).toMatchObject({ problem: { code: 6, key: 'codeTooSoon' } });
    const { seconds } = (refused as { problem: { args: { seconds: number } } }).problem.args;
    expect(Math.abs(seconds - 55)).toBeLessThanOrEqual(5);
    expect(await at.refused(at.askFor(lin, { payment_type: 2 }))).toBeNull();
    expect(await at.refused(at.askFor(may))).toBeNull();
    await at.wait(lin, 61);
    expect(await at.refused(at.askFor(lin, {}, at.deputy))).toBeNull();
  });

  it('five times an hour for an agent, over both kinds and whoever asks; then in as long as the first is an hour old', async () => {
    const { lin, may } = await at.pair();
    await at.order(await at.seat([lin, may]));
    const kinds = [1, 2, 1, 2, 1] as const;
    for (const [nth, payment_type] of kinds.entries()) {
      await at.askFor(lin, { payment_type }, nth === 2 ? at.deputy : at.boss);
      await at.wait(lin, 300);
    }
    const refused = await at.askFor(lin, { payment_type: 2 }).catch((error: unknown) => error);
    expect(refused).toMatchObject({ problem: { code: 6, key: 'manyCodes', args: { count: 5, minutes: 35 } } });
    expect(await at.refused(at.askFor(may))).toBeNull();
    await at.wait(lin, 3600 - 1500);
    expect(await at.refused(at.askFor(lin, { payment_type: 2 }))).toBeNull();
    expect(await at.refused(at.askFor(lin))).toBe('6 manyCodes');
  });

  it('to an address: without one they are refused when there is a mail server', async () => {
    const agent_id = await at.hire({ email: '' });
    await at.order(await at.seat([agent_id]));
    const choice = choiceIn({ agent_id, payment_type: 1, places: [BAR] });
    const settings = { ...readSettings(process.env), SMTP_URL: 'smtp://mail.example.com' };
    const issue = (url: string | undefined) =>
      at.book((tx) => issueCode(tx, choice, { user_id: 1, settings: { ...settings, SMTP_URL: url }, secret: 's' }));
    await expect(issue(settings.SMTP_URL)).rejects.toMatchObject({ code: 1, translation: { key: 'agentHasNoEmail' } });
    expect(await issue(undefined)).toMatchObject({ amount: 50, sent_to: '' });
  });

  it('with their mail in one transaction', async () => {
    const { agent_id } = await lin();
    const { pool } = at.database;
    await pool.query(`alter table mail_outbox add constraint broken check (agent_id <> ${agent_id})`);
    expect(await at.refused(at.askFor(agent_id))).toBe('1008 internal');
    await pool.query('alter table mail_outbox drop constraint broken');
    expect(await at.database.value`select count(*)::int from payout_codes where agent_id = ${agent_id}`).toBe(0);
    expect(await at.refused(at.askFor(agent_id))).toBeNull();
  });
});
