import { createHash, randomInt } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { rememberChange } from '../db/history';
import type { Transaction } from '../db/open';
import { recoveryCodes } from '../db/schema';

const COUNT = 10;
const GROUPS = 5;

/** 20 random digits (66 bits): too many to guess even from the stored hash, and typed on a phone's number keys. */
const newCode = (): string =>
  Array.from({ length: GROUPS }, () => String(randomInt(10_000)).padStart(4, '0')).join('-');

/** SHA-256 of a code as its owner may type it, bound to the account. */
function hashOf(userId: number, typed: string): string {
  const code = typed.replace(/\D/g, '');
  return createHash('sha256').update(`${userId}:${code}`).digest('hex');
}

/** Number of an account's unused codes. */
export const codesLeft = (tx: Pick<Transaction, '$count'>, userId: number): Promise<number> =>
  tx.$count(recoveryCodes, and(eq(recoveryCodes.user_id, userId), isNull(recoveryCodes.used_at)));

/** Replaces an account's codes by ten new ones, and returns them: only their hashes are stored. */
export async function issueCodes(tx: Transaction, userId: number): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(userId, code) })));
  return codes;
}

/** Uses a code up. False when it is none of the account's, or was used before. */
export async function spendCode(tx: Transaction, userId: number, typed: string): Promise<boolean> {
  const own = and(eq(recoveryCodes.user_id, userId), eq(recoveryCodes.code_hash, hashOf(userId, typed)));
  const { rowCount } = await tx
    .update(recoveryCodes)
    .set({ used_at: sql`now()` })
    .where(and(own, isNull(recoveryCodes.used_at)));
  if (rowCount !== 1) return false;
  const after = await codesLeft(tx, userId);
  await rememberChange(tx, 'user', userId, userId, { field: 'recovery_codes', before: after + 1, after });
  return true;
}
