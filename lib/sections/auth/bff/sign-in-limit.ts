import 'server-only';
import { attemptLimit } from '@/lib/http/attempts';
import { attemptsInMemory } from '@/lib/http/attempts-in-memory';
import { isAway, ProblemError } from '@/lib/contract/problem';
import { countLegacyAttempt, legacyAttemptToken } from '@/lib/http/legacy-attempts';
import { log } from '@/lib/bff/log';
import { ownServer } from '@/lib/bff/servers';
import { settings } from '@/lib/bff/settings';
import { callUpstream, type UpstreamContext } from '@/lib/bff/upstream';

const PATIENCE_MS = 3_000;
/** Counts while our backend does not answer; knows no devices. */
const memory = attemptLimit(attemptsInMemory());

/** A sign-in to a legacy server. `knownDevice` is the browser's cookie, for our backend alone. */
export interface LegacySignIn extends UpstreamContext {
  readonly login: string;
}

type Step = 'count' | 'takeBack' | 'forgive';

/**
 * A step at our backend, or in memory while it is away. Only a step before the attempt fails for any other reason.
 * Returns the browser's new cookie of a known device.
 */
async function take(step: Step, signIn: LegacySignIn): Promise<string | undefined> {
  const { server, login, address = '', requestId, deadline = Infinity } = signIn;
  try {
    const context = {
      ...signIn,
      server: ownServer(),
      authorization: `Bearer ${legacyAttemptToken(settings().SESSION_SECRET ?? '')}`,
      deadline: Math.min(deadline, performance.now() + PATIENCE_MS),
    };
    const { reply } = await callUpstream(countLegacyAttempt, { body: { step, server: server.id, login } }, context);
    return reply.device;
  } catch (error) {
    if (step === 'count' && !(error instanceof ProblemError && isAway(error.code))) throw error;
    log.warn({ request_id: requestId, err: error }, 'attempts are counted in memory');
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
