import { attemptLimit, type Attempt, type AttemptStore, type Counter } from '@/lib/http/attempts';
import { attemptsInMemory } from '@/lib/http/attempts-in-memory';
import { CODE, ProblemError } from '@/lib/contract/problem';

export const RIGHT = 'right';

export interface Door {
  readonly store: AttemptStore;
  /** Lets time pass. */
  later(ms: number): Promise<unknown>;
}

/** Signs in with a guess: `in`, `wrong`, or the seconds to wait. */
export async function tryIn({ store }: Door, guess: string, attempt: Attempt): Promise<string> {
  const limit = attemptLimit(store);
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

/** The store with other counters than those asked for. */
const counting = (store: AttemptStore, change: (counters: readonly Counter[]) => readonly Counter[]): AttemptStore => ({
  ...store,
  count: (counters) => store.count(change(counters)),
  takeBack: (counters) => store.takeBack(change(counters)),
});

export function inMemory(change: (counters: readonly Counter[]) => readonly Counter[] = (counters) => counters): Door {
  let now = 1_800_000_000_000;
  const later = (ms: number) => Promise.resolve((now += ms));
  return {
    store: counting(
      attemptsInMemory(() => now),
      change,
    ),
    later,
  };
}
