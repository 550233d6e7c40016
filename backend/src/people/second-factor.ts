import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { refusal } from '@/lib/contract/refusals';
import { rememberChange } from '../db/history';
import type { Queries, Transaction } from '../db/open';
import { recoveryCodes, secondFactors } from '../db/schema';
import { issueCodes, spendCode } from './recovery-codes';
import type { Sealing } from './sealing';

const PERIOD_MS = 30_000;
/** Codes of the steps before and after the present one count, for clocks that differ. */
const WINDOW = 1;
const SECRET_BYTES = 20;
/** How long a secret waits for its first code. */
const HOUR_MS = 3_600_000;

const appOf = (secret: string, label = ''): TOTP =>
  new TOTP({ secret: Secret.fromBase32(secret), label, digits: 6, period: PERIOD_MS / 1000, algorithm: 'SHA1' });

/** Time step of a code, counted from 1970; null for a wrong code. Compares in constant time. */
function stepOf(secret: string, code: string): number | null {
  const now = Date.now();
  const delta = appOf(secret).validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / PERIOD_MS) + delta;
}

/** The second factor of an account, or undefined; one that is not `confirmed_at` does not count yet. */
export const factorOf = async (tx: Queries, userId: number) =>
  (await tx.select().from(secondFactors).where(eq(secondFactors.user_id, userId)))[0];

/** Whether a second factor is on. */
export const hasFactor = async (tx: Queries, userId: number): Promise<boolean> =>
  ((await factorOf(tx, userId))?.confirmed_at ?? null) !== null;

/** Guesses of an account's codes, which are limited as those of passwords are. */
export const codesOf = (userId: number) => ({ login: String(userId), isCode: true }) as const;

const digitsIn = (typed: string): string | null => /^\d{6}$/.exec(typed.replace(/[\s-]/g, ''))?.[0] ?? null;

const rememberFactor = (tx: Transaction, userId: number, by: number | null, after: 0 | 1) =>
  rememberChange(tx, 'user', by, userId, { field: 'second_factor', before: 1 - after, after });

/**
 * Removes the factor and its recovery codes. `by` is null for the command line.
 * @throws ProblemError 5 when none is on.
 */
export async function removeFactor(tx: Transaction, userId: number, by: number | null): Promise<void> {
  if (!(await hasFactor(tx, userId))) throw refusal('secondFactorOff');
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId));
  await tx.delete(secondFactors).where(eq(secondFactors.user_id, userId));
  await rememberFactor(tx, userId, by, 0);
}

/** Second factors of accounts, with secrets sealed by `sealing`; `unreadable` is told of one that does not open. */
export function secondFactorStore(sealing: Sealing, unreadable: (userId: number) => void) {
  const secretOf = (sealed: string, userId: number): string => {
    const secret = sealing.open(sealed, userId);
    if (secret !== null) return secret;
    unreadable(userId);
    throw refusal('secondFactorUnreadable');
  };

  return {
    /**
     * Accepts a code of the app or a recovery code, each once: of parallel uses one succeeds. The transaction must be
     * undone when it is refused later.
     * @throws ProblemError 1 for a wrong or used code, 5 when the app's codes cannot be checked any more.
     */
    async accept(tx: Transaction, userId: number, typed: string): Promise<void> {
      const code = digitsIn(typed);
      if (code === null) {
        if (!(await spendCode(tx, userId, typed))) throw refusal('wrongFactorCode', 'code');
        return;
      }
      const factor = await factorOf(tx, userId);
      const step = factor ? stepOf(secretOf(factor.sealed_secret, userId), code) : null;
      if (step === null) throw refusal('wrongFactorCode', 'code');
      const unused = or(isNull(secondFactors.last_step), lt(secondFactors.last_step, step));
      const { rowCount } = await tx
        .update(secondFactors)
        .set({ last_step: step })
        .where(and(eq(secondFactors.user_id, userId), isNotNull(secondFactors.confirmed_at), unused));
      if (rowCount !== 1) throw refusal('wrongFactorCode', 'code');
    },

    /** Begins a factor with a new secret in place of an unconfirmed one. @throws ProblemError 5 while one is on. */
    async begin(tx: Transaction, userId: number): Promise<string> {
      if (await hasFactor(tx, userId)) throw refusal('secondFactorOn');
      const secret = new Secret({ size: SECRET_BYTES }).base32;
      const values = { sealed_secret: sealing.seal(secret, userId), created_at: sql`now()`, last_step: null };
      await tx
        .insert(secondFactors)
        .values({ user_id: userId, ...values })
        .onConflictDoUpdate({ target: secondFactors.user_id, set: values });
      return secret;
    },

    /**
     * Turns the factor on with a first code; returns the recovery codes.
     * @throws ProblemError 1 for a wrong code, 5 when nothing was begun within an hour or it is on already.
     */
    async confirm(tx: Transaction, userId: number, typed: string): Promise<string[]> {
      const factor = await factorOf(tx, userId);
      if (factor?.confirmed_at) throw refusal('secondFactorOn');

      if (!factor || Date.now() - factor.created_at.getTime() > HOUR_MS) throw refusal('secondFactorNotBegun');
      const last_step = stepOf(secretOf(factor.sealed_secret, userId), digitsIn(typed) ?? '');
      if (last_step === null) throw refusal('wrongFactorCode', 'code');
      await tx
        .update(secondFactors)
        .set({ confirmed_at: sql`now()`, last_step })
        .where(eq(secondFactors.user_id, userId));
      await rememberFactor(tx, userId, userId, 1);
      return issueCodes(tx, userId);
    },
  };
}

export type SecondFactorStore = ReturnType<typeof secondFactorStore>;

/** Address that an authenticator app reads from a QR code. */
export const addressForApp = (secret: string, login: string, venue: string): string => {
  const app = appOf(secret, login);
  app.issuer = venue;
  return app.toString();
};
