import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { refusal } from '@/lib/contract/refusals';

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

/**
 * Wrong codes of the second factor: 5 in a quarter of an hour for an account from one place, 20 in an hour for an account
 * from all places. A guesser who knows the password has three right codes in a million, so about one chance in 700 a day.
 */
export function codeLimit(pool: Pool) {
  const limiter = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterPostgres({
      ...{ storeClient: pool, storeType: 'pool', tableName: 'login_attempts', tableCreated: true },
      ...{ clearExpiredByTimeout: true, keyPrefix, points, duration },
    });
  const [place, account] = [limiter('code', 5, QUARTER_HOUR), limiter('codes', 20, HOUR)];

  return {
    /**
     * Counts an attempt before its code is checked, so that parallel attempts cannot slip through.
     * @throws ProblemError 6 when there were too many.
     */
    async count(userId: number, from: string): Promise<void> {
      try {
        await place.consume(`${userId} ${from}`);
        await account.consume(String(userId));
      } catch (limited) {
        throw limited instanceof RateLimiterRes ? refusal('tooManyAttempts') : limited;
      }
    },

    /** Removes a successful attempt from the counters. */
    async forgive(userId: number, from: string): Promise<void> {
      await place.delete(`${userId} ${from}`);
      await account.reward(String(userId));
    },
  };
}

export type CodeLimit = ReturnType<typeof codeLimit>;
