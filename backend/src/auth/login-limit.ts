import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { refusal } from '@/lib/contract/refusals';

const QUARTER_HOUR = 15 * 60;

/**
 * Failed sign-ins within a quarter of an hour: 5 for one login from one address, 30 from one address, 30 for one login.
 * The three limits together stop a guesser, while a mistyping colleague locks out nobody else.
 */
export function loginLimit(pool: Pool) {
  const limiter = (keyPrefix: string, points: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'login_attempts',
      tableCreated: true,
      clearExpiredByTimeout: true,
      keyPrefix,
      points,
      duration: QUARTER_HOUR,
    });
  const [pair, address, login] = [limiter('pair', 5), limiter('address', 30), limiter('login', 30)];
  const counters = (name: string, from: string) =>
    [
      [pair, `${name.toLowerCase().slice(0, 64)} ${from}`],
      [address, from],
      [login, name.toLowerCase().slice(0, 64)],
    ] as const;

  return {
    /**
     * Counts an attempt before checking its password, so that parallel attempts cannot slip through.
     * @throws ProblemError 6 when there were too many.
     */
    async count(name: string, from: string): Promise<void> {
      for (const [counter, key] of counters(name, from)) {
        await counter.consume(key).catch((limited: unknown) => {
          if (limited instanceof RateLimiterRes) throw refusal('tooManyAttempts');
          throw limited;
        });
      }
    },

    /** Removes a successful attempt from the counters. */
    async forgive(name: string, from: string): Promise<void> {
      const [own, ...shared] = counters(name, from);
      await own[0].delete(own[1]);
      for (const [counter, key] of shared) await counter.reward(key);
    },
  };
}

export type LoginLimit = ReturnType<typeof loginLimit>;
