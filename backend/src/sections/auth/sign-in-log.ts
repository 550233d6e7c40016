import type { FastifyRequest } from 'fastify';
import { ProblemError } from '@/lib/contract/problem';

/** What a sign-in has proven besides the password. */
interface Proven {
  factor: boolean;
}

/**
 * Tells the log how a sign-in ends: account, address, and whether a second factor was proven. A login that nobody has is
 * not told: it may be a password in the wrong field.
 */
export async function noteSignIn<T>(
  { log, ip: address }: Pick<FastifyRequest, 'log' | 'ip'>,
  user_id: number | null,
  signIn: (proven: Proven) => Promise<T>,
): Promise<T> {
  const proven: Proven = { factor: false };
  try {
    const opened = await signIn(proven);
    log.info({ user_id, address, factor: proven.factor }, 'signed in');
    return opened;
  } catch (error) {
    const why = error instanceof ProblemError ? error.translation.key : 'unexpected error';
    // The password was right.
    if (why === 'secondFactorNeeded') log.info({ user_id, address, why }, 'the sign-in needs a code');
    else log.warn({ user_id, address, why }, 'not signed in');
    throw error;
  }
}
