import { sql } from 'drizzle-orm';
import type { CardOwner } from '@/lib/domain/card-rules';
import type { users } from '../db/schema';
import type { Transaction } from '../http/command';
import { cardOwner } from './list';

/** Value of an account's field at a moment, from the first change after it; undefined without one. */
async function valueThen(tx: Transaction, userId: number, field: string, time: Date): Promise<unknown> {
  const { rows } = await tx.execute<{ before: unknown }>(sql`
    select change -> 'before' as before from history, jsonb_array_elements(changes) change
    where entity = 'user' and record_id = ${userId}::int and history_time > ${time.toISOString()}::timestamptz
      and change ->> 'field' = ${field} order by history_id limit 1`);
  return rows[0]?.before;
}

/** An owner as of a moment: a till may send a payment later, when the account has changed already. */
export async function ownerThen(tx: Transaction, user: typeof users.$inferSelect, time: Date): Promise<CardOwner> {
  const now = cardOwner(user);
  const permissions = await valueThen(tx, user.user_id, 'permissions', time);
  const active = await valueThen(tx, user.user_id, 'active', time);
  const removed = user.removed_at !== null && user.removed_at <= time;
  return {
    permissions: typeof permissions === 'string' ? permissions : now.permissions,
    active: (active === undefined ? user.active : active === 1 || active === true) && !removed,
  };
}
