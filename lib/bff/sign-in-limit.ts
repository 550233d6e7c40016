import 'server-only';
import { attemptLimit } from '../attempts';
import { attemptsInMemory } from '../attempts-in-memory';
import { CODE, ErrorReply, ProblemError } from '../contract/problem';
import type { LegacyServer } from '../env';
import { LEGACY_ATTEMPTS, LegacyAttemptReply, type LegacyAttempt } from '../legacy-attempts';
import { standInToken } from '../stand-in-token';
import { exchange } from './exchange';
import { log } from './log';
import { ownUrl } from './servers';
import { settings } from './settings';

const PATIENCE_MS = 3_000;
/** Counts while our backend does not answer; knows no devices. */
const memory = attemptLimit(attemptsInMemory());

const REPLY_LIMIT = 64 * 1024;

export interface LegacySignIn {
  readonly server: LegacyServer;
  readonly login: string;
  readonly address: string;
  /** Cookie by which our backend knows the browser again. */
  readonly known: string | undefined;
  readonly requestId: string;
}

/** One step at our backend. @throws ProblemError 6 when the attempt has to wait, and errors of the network */
async function ask(step: LegacyAttempt['step'], signIn: LegacySignIn): Promise<{ device?: string | undefined }> {
  const { server, login, address, known, requestId } = signIn;
  const { SESSION_SECRET } = settings();
  if (SESSION_SECRET === undefined) throw new Error('SESSION_SECRET is not set');
  const body: LegacyAttempt = { step, server: server.id, login };
  const answer = await exchange(new URL(LEGACY_ATTEMPTS, ownUrl()), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${standInToken(SESSION_SECRET, LEGACY_ATTEMPTS)}`,
      'x-request-id': requestId,
      'x-forwarded-for': address,
      ...(known !== undefined && { 'x-known-device': known }),
    },
    body: JSON.stringify(body),
    timeoutMs: PATIENCE_MS,
    replyLimit: REPLY_LIMIT,
  });
  const json = JSON.parse(answer.body.toString('utf8')) as unknown;
  if (answer.status === 200) return LegacyAttemptReply.parse(json);
  const { code, error = '', key, args } = ErrorReply.parse(json);
  if (code !== CODE.tooManyAttempts) throw new Error(`Attempts are not counted: ${error}`);
  throw new ProblemError(code, error, undefined, { key, args });
}

/** The same, in memory while our backend does not answer. */
async function take(step: LegacyAttempt['step'], signIn: LegacySignIn): Promise<string | undefined> {
  try {
    return (await ask(step, signIn)).device;
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    log.warn({ request_id: signIn.requestId, err: error }, 'attempts are counted in memory');
    await memory[step]({ server: signIn.server.id, login: signIn.login, address: signIn.address });
    return undefined;
  }
}

/** Whether the server has answered by itself: silence, failures and foreign formats have codes of the BFF. */
const isJudged = (error: unknown): boolean => error instanceof ProblemError && error.code < CODE.noJson;

/**
 * Limits sign-ins to a legacy server, which may not count attempts itself; our backend counts for every node. Only a
 * refusal counts. `remembered` is the browser's new cookie of a known device.
 * @throws ProblemError 6 when the attempt has to wait, and what `attempt` throws
 */
export async function limitSignIn<T extends object>(
  signIn: LegacySignIn,
  attempt: () => Promise<T>,
): Promise<T & { remembered: string | undefined }> {
  await take('count', signIn);
  try {
    const result = await attempt();
    return { ...result, remembered: await take('forgive', signIn) };
  } catch (error) {
    if (!isJudged(error)) await take('takeBack', signIn);
    throw error;
  }
}
