import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { confirmPayment, type Confirmation } from '@/lib/sections/payments/contract/payments';
import { refusal } from '@/lib/contract/refusals';
import { toBaht } from '@/lib/domain/money';
import type { Settings } from '@/lib/env';
import type { Database, Transaction } from '../../db/open';
import { readRow } from '../../db/rows';
import type { payoutCodes } from '../../db/schema';
import { once } from '../../http/command';
import { route } from '../../http/route';
import { lockAgent } from './agent-settings';
import { bookPayout } from './book';
import { checkCode, issueCode, tokenOf } from './codes';
import { placesOf } from './halls';
import { choiceIn, unpaidOf } from './unpaid';

type CodeRecord = typeof payoutCodes.$inferSelect;

/** The payout that a code has confirmed already. */
const bookedBy = (tx: Transaction, code_id: number): Promise<Confirmation | undefined> =>
  readRow<Confirmation>(tx, 'amount')`
    select expense_id, amount::float8 from agent_payouts join expenses using (entry_id) where code_id = ${code_id}`;

/**
 * Pays what a checked code confirms; once, however often it is asked.
 * @throws ProblemError 5 when other bonuses are unpaid than when the code was sent. The database refuses a safe below
 * zero (code 11).
 */
async function payOut(tx: Transaction, code: CodeRecord): Promise<Confirmation> {
  const booked = await bookedBy(tx, code.code_id);
  if (booked) return booked;
  const { first_name } = await lockAgent(tx, code.agent_id);
  const choice = choiceIn(code);
  const { bonus_ids, amount, hash } = await unpaidOf(tx, choice);
  if (hash !== code.bonuses_hash)
    throw refusal('payoutChanged', undefined, { before: toBaht(code.amount), sum: toBaht(amount) });
  const payout = { ...choice, first_name, bonus_ids, amount, user_id: code.asked_by, code_id: code.code_id };
  const { expense_id } = await bookPayout(tx, payout);
  return { expense_id, amount: toBaht(amount) };
}

/** Sends a code, or pays with one. */
export function confirmRoute(app: FastifyInstance, { db }: Database, settings: Settings): void {
  const secret = settings.SESSION_SECRET ?? randomBytes(32).toString('hex');
  route(app, confirmPayment, async (call) => {
    const { body } = call.input;
    const { user_id } = call.caller;
    const { otp_token: token, otp_key: code } = body;
    const choice = choiceIn({ ...body, places: await placesOf(db, body) });
    if (token === undefined && code === undefined) {
      const issued = await once(db, confirmPayment, call, body, (tx) =>
        issueCode(tx, choice, { user_id, settings, secret }),
      );
      const { amount, sent_to, expires_time, mail_id } = issued;
      return { otp_token: tokenOf(secret, issued), amount, sent_to, expires_time, mail_id };
    }
    if (token === undefined || code === undefined)
      throw refusal('badInput', token === undefined ? 'otp_token' : 'otp_key');
    const checked = await checkCode({ db }, { user_id, choice, token, code });
    return once(db, confirmPayment, call, body, (tx) => payOut(tx, checked));
  });
}
