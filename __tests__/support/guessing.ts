import { attemptLimit, type Attempt, type AttemptLimit } from '@/lib/http/attempts';
import { attemptsInMemory } from '@/lib/http/attempts-in-memory';
import { CODE, ProblemError } from '@/lib/contract/problem';

export const RIGHT = 'right';

export interface Door {
  readonly limit: AttemptLimit;
  /** Lets time pass. */
  later(ms: number): Promise<unknown>;
}

/** Signs in with a guess: `in`, `wrong`, or the seconds to wait. */
export async function tryIn({ limit }: Door, guess: string, attempt: Attempt): Promise<string> {
  try {
    await limit.count(attempt);
  } catch (error) {
    if (error instanceof ProblemError && error.code === CODE.tooManyAttempts)
      return String(error.translation.args?.['seconds']);
    throw error;
  }
  if (guess !== RIGHT) return 'wrong';
  await limit.forgive(attempt);
  return 'in';
}

export function inMemory(): Door {
  let now = 1_800_000_000_000;
  const later = (ms: number) => Promise.resolve((now += ms));
  return { limit: attemptLimit(attemptsInMemory(() => now)), later };
}
