import 'server-only';
import { attemptLimit } from '@/lib/http/attempts';
import { attemptsInMemory } from '@/lib/http/attempts-in-memory';
import { CODE, ErrorReply, ProblemError } from '@/lib/contract/problem';
import type { LegacyServer } from '@/lib/env';
import { LEGACY_ATTEMPTS, LegacyAttemptReply, type LegacyAttempt } from '@/lib/http/legacy-attempts';
import { standInToken } from '@/lib/http/stand-in-token';
import { timeFor, type Haste } from '@/lib/bff/bounds';
import { exchange, ReplyTooLarge } from '@/lib/bff/exchange';
import { log } from '@/lib/bff/log';
import { ownUrl } from '@/lib/bff/servers';
import { settings } from '@/lib/bff/settings';

const PATIENCE_MS = 3_000;
/** Counts while our backend does not answer; knows no devices. */
const memory = attemptLimit(attemptsInMemory());

const REPLY_LIMIT = 64 * 1024;

export interface LegacySignIn extends Haste {
  readonly server: LegacyServer;
  readonly login: string;
  readonly address: string;
  /** Cookie by which our backend knows the browser again. */
  readonly known: string | undefined;
  readonly requestId: string;
}

/** @throws ProblemError 1002 when our backend does not answer, 1011 and 6 when it says so; errors otherwise */
async function ask(step: LegacyAttempt['step'], signIn: LegacySignIn): Promise<string | undefined> {
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
    timeoutMs: Math.min(PATIENCE_MS, timeFor(signIn)),
    replyLimit: REPLY_LIMIT,
  }).catch((cause: unknown) => {
    throw cause instanceof ReplyTooLarge ? cause : new ProblemError(CODE.unreachable, String(cause));
  });
  const json = JSON.parse(answer.body.toString('utf8')) as unknown;
  if (answer.status === 200) return LegacyAttemptReply.parse(json).device;
  const { code, error = '', key, args } = ErrorReply.parse(json);
  if (code !== CODE.tooManyAttempts && code !== CODE.unavailable) throw new Error(`Attempts are not counted: ${error}`);
  throw new ProblemError(code, error, undefined, { key, args });
}

const isAway = (error: unknown): boolean =>
  error instanceof ProblemError && (error.code === CODE.unreachable || error.code === CODE.unavailable);

/** A step at our backend, or in memory while it is away. Only a step before the attempt fails for any other reason. */
async function take(step: LegacyAttempt['step'], signIn: LegacySignIn): Promise<string | undefined> {
  try {
    return await ask(step, signIn);
  } catch (error) {
    if (step === 'count' && !isAway(error)) throw error;
    log.warn({ request_id: signIn.requestId, err: error }, 'attempts are counted in memory');
    const { server, login, address } = signIn;
    await memory[step]({ server: server.id, login, address });
    return undefined;
  }
}

/** A failure, no sign-in at this address, or a limit of the server's own: no password was judged. */
const judgedNothing = (status: number): boolean => status >= 500 || status === 404 || status === 429;

/**
 * Limits sign-ins to a legacy server, which may not count attempts itself; our backend counts for every node. Servers
 * refuse in many ways, so that every answer counts that opens no session, also a page or half a reply with 200: a server may
 * answer wrong passwords so. Silence and answers that judged nothing do not count.
 * `remembered` is the browser's new cookie of a known device.
 * @throws ProblemError 6 when the attempt has to wait, and what `attempt` throws
 */
export async function limitSignIn<T extends object>(
  signIn: LegacySignIn,
  attempt: (onAnswer: (status: number) => void) => Promise<T>,
): Promise<T & { remembered: string | undefined }> {
  await take('count', signIn);
  let status = 500;
  try {
    const result = await attempt((answered) => (status = answered));
    return { ...result, remembered: await take('forgive', signIn) };
  } catch (error) {
    // A silent server has used up the time of the request, which does not wait for this.
    if (judgedNothing(status)) void take('takeBack', { ...signIn, deadline: undefined });
    throw error;
  }
}
