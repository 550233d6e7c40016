import { createHash, createHmac, randomInt } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { refusal } from '@/lib/contract/refusals';
import { toBaht } from '@/lib/domain/money';
import { CODE_SECONDS, MOST_CODES, MOST_TRIES, MOST_WRONG, RESEND_SECONDS } from '@/lib/sections/payments/rules';
import type { Settings } from '@/lib/env';
import type { Database, Transaction } from '../../db/open';
import { findRow, readOne, readRow } from '../../db/rows';
import { agentPayouts, payoutCodes } from '../../db/schema';
import { unixOf } from '../../db/time';
import { queueCodeMail } from '../../mail/outbox';
import { lockAgent } from './agent-settings';
import { choiceIn, unpaidOf, type Choice } from './unpaid';

type CodeRecord = typeof payoutCodes.$inferSelect;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const codeHash = (token: string, code: string): string => sha256(`${token} ${code}`);

/** Token of a code. It is computed, not stored, so that a repeated call can get the same reply. */
export const tokenOf = (secret: string, { code_id, issued }: Pick<IssuedCode, 'code_id' | 'issued'>): string =>
  createHmac('sha256', secret).update(`payout code ${code_id} ${issued}`).digest('base64url');

/** A code that was sent. `issued` is the time, in Unix milliseconds. */
interface IssuedCode {
  readonly code_id: number;
  readonly issued: number;
  readonly expires_time: number;
  readonly amount: number;
  readonly sent_to: string;
  readonly mail_id: number;
}

/** Checks that enough time has passed since the last code for the same bonuses. @throws ProblemError 6 if not */
async function requirePause(tx: Transaction, { agent_id, payment_type }: Choice, hash: string): Promise<void> {
  const { seconds } = await readOne<{ seconds: number }>(tx)`
    select coalesce(ceil(${RESEND_SECONDS} - extract(epoch from clock_timestamp() - max(created_at))), 0)::integer as seconds
    from payout_codes
    where agent_id = ${agent_id} and payment_type = ${payment_type} and bonuses_hash = ${hash}`;
  if (seconds > 0) throw refusal('codeTooSoon', undefined, { seconds });
}

/** Checks that the agent was sent fewer codes within an hour than there may be. @throws ProblemError 6 if not */
async function requireFewCodes(tx: Transaction, agent_id: number): Promise<void> {
  const row = await readRow<{ seconds: number }>(tx)`
    select ceil(3600 - extract(epoch from clock_timestamp() - created_at))::integer as seconds
    from payout_codes where agent_id = ${agent_id} and created_at > clock_timestamp() - interval '1 hour'
    order by created_at desc offset ${MOST_CODES - 1} limit 1`;
  const seconds = row?.seconds ?? 0;
  if (seconds > 0)
    throw refusal('manyCodes', undefined, { count: MOST_CODES, minutes: Math.ceil(seconds / 60), seconds });
}

/** Whether too many wrong codes were entered for the agent within an hour. The caller has locked the agent. */
async function isGuessed(tx: Transaction, agent_id: number): Promise<boolean> {
  const { wrong } = await readOne<{ wrong: number }>(tx)`
    select coalesce(sum(tries), 0)::integer as wrong
    from payout_codes where agent_id = ${agent_id} and expires_at > clock_timestamp() - interval '1 hour'`;
  return wrong >= MOST_WRONG;
}

interface Asking {
  readonly user_id: number;
  readonly settings: Settings;
  /** Key with which tokens are computed. */
  readonly secret: string;
}

/**
 * Issues a code for the unpaid bonuses of the choice and queues its mail.
 * @throws ProblemError 2 for an unknown agent; 1 when nothing is unpaid or the agent has no address; 6 less than a
 * minute after the last code, after five codes in an hour, and after too many wrong codes
 */
export async function issueCode(
  tx: Transaction,
  choice: Choice,
  { user_id, settings, secret }: Asking,
): Promise<IssuedCode> {
  const { first_name, email, language } = await lockAgent(tx, choice.agent_id);
  const { amount, hash } = await unpaidOf(tx, choice);
  if (amount <= 0) throw refusal('nothingUnpaid', undefined, { sum: toBaht(amount) });
  if (email === '' && settings.SMTP_URL !== undefined)
    throw refusal('agentHasNoEmail', 'agent_id', { name: first_name });
  if (await isGuessed(tx, choice.agent_id)) throw refusal('tooManyCodes');
  await requirePause(tx, choice, hash);
  await requireFewCodes(tx, choice.agent_id);
  const { code_id, issued } = await readOne<{ code_id: number; issued: number }>(tx)`
    select nextval('payout_codes_code_id_seq')::integer as code_id,
      floor(extract(epoch from clock_timestamp()) * 1000)::float8 as issued`;
  const expires_at = new Date(issued + CODE_SECONDS * 1000);
  const token = tokenOf(secret, { code_id, issued });
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await tx.insert(payoutCodes).values({
    ...choice,
    code_id,
    amount,
    bonuses_hash: hash,
    asked_by: user_id,
    token_hash: sha256(token),
    code_hash: codeHash(token, code),
    created_at: new Date(issued),
    expires_at,
  });
  const mail = { code_id, agent_id: choice.agent_id, address: email, first_name, language, code, amount };
  const mail_id = await queueCodeMail(tx, { ...mail, payment_type: choice.payment_type, expires_at }, settings);
  const expires_time = unixOf(expires_at);
  return { code_id, issued, amount: toBaht(amount), sent_to: email, expires_time, mail_id };
}

interface Attempt {
  readonly user_id: number;
  readonly choice: Choice;
  readonly token: string;
  readonly code: string;
}

type Refused = ReturnType<typeof refusal>;

const codeOfToken = (tx: Transaction, { token, user_id }: Attempt): Promise<CodeRecord | undefined> =>
  findRow(tx, payoutCodes, and(eq(payoutCodes.token_hash, sha256(token)), eq(payoutCodes.asked_by, user_id)));

/** Why a code can no longer be tried; undefined if it can. The caller has locked the agent. */
async function whyOver(tx: Transaction, { code_id, agent_id, tries }: CodeRecord): Promise<Refused | undefined> {
  if (tries >= MOST_TRIES) return refusal('codeUsedUp', 'otp_key');
  const row = await readRow<{ holds: boolean }>(tx)`
    select c.expires_at > clock_timestamp() and not exists (
      select from payout_codes n
      where n.agent_id = c.agent_id and n.payment_type = c.payment_type and n.asked_by = c.asked_by
        and n.code_id > c.code_id
    ) as holds
    from payout_codes c where c.code_id = ${code_id}`;
  if (!row?.holds) return refusal('codeTooOld', 'otp_key');
  return (await isGuessed(tx, agent_id)) ? refusal('tooManyCodes') : undefined;
}

/** Returns the code's record if the attempt is right, otherwise the refusal. A wrong code counts as a try. */
async function tried(tx: Transaction, attempt: Attempt): Promise<CodeRecord | Refused> {
  const found = await codeOfToken(tx, attempt);
  if (!found) return refusal('codeTooOld', 'otp_token');
  if (!isDeepStrictEqual(choiceIn(found), attempt.choice)) return refusal('codeOfOtherPayout', 'otp_token');
  const is_right = found.code_hash === codeHash(attempt.token, attempt.code);
  // A repeated call for a booked payout gets the same reply.
  if ((await tx.$count(agentPayouts, eq(agentPayouts.code_id, found.code_id))) > 0)
    return is_right ? found : refusal('codeTooOld', 'otp_token');
  // No lock is needed when no try is left.
  if (found.tries >= MOST_TRIES) return refusal('codeUsedUp', 'otp_key');
  await lockAgent(tx, found.agent_id);
  const now = (await codeOfToken(tx, attempt)) ?? found;
  const over = await whyOver(tx, now);
  if (over) return over;
  if (is_right) return now;
  const tries = now.tries + 1;
  await tx.update(payoutCodes).set({ tries }).where(eq(payoutCodes.code_id, now.code_id));
  return tries < MOST_TRIES
    ? refusal('wrongCode', 'otp_key', { count: MOST_TRIES - tries })
    : refusal('codeUsedUp', 'otp_key');
}

/**
 * Checks a code and counts a wrong one, in a transaction of its own, so that the count stays when the call is refused.
 * @throws ProblemError 1 for an unknown token, another user's token, another payout, and a code that is wrong, too old
 * or tried too often; 6 after too many wrong codes for the agent
 */
export async function checkCode({ db }: Pick<Database, 'db'>, attempt: Attempt): Promise<CodeRecord> {
  const result = await db.transaction((tx) => tried(tx, attempt));
  if (result instanceof Error) throw result;
  return result;
}
