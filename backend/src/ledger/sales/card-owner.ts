import type { CardOwner } from '@/lib/sections/cards/rules/cards';
import { valueThen } from '../../db/history';
import type { Transaction } from '../../db/open';
import type { users } from '../../db/schema';

/** An account as its cards depend on it. */
export const cardOwner = ({ permissions, active, removed_at }: typeof users.$inferSelect): CardOwner => ({
  permissions,
  active: active && removed_at === null,
});

/** An owner as of a moment: a till may send a payment later, when the account has changed already. */
export async function ownerThen(tx: Transaction, user: typeof users.$inferSelect, time: Date): Promise<CardOwner> {
  const now = cardOwner(user);
  const permissions = await valueThen(tx, 'user', user.user_id, 'permissions', time);
  const active = await valueThen(tx, 'user', user.user_id, 'active', time);
  const removed = user.removed_at !== null && user.removed_at <= time;
  return {
    permissions: typeof permissions === 'string' ? permissions : now.permissions,
    active: (active === undefined ? user.active : active === 1 || active === true) && !removed,
  };
}
