import { asc, desc, eq } from 'drizzle-orm';
import type { Queries, Transaction } from '@/backend/src/db/open';
import { users } from '@/backend/src/db/schema';
import { ownerThen } from '@/backend/src/ledger/sales/card-owner';
import { refusal } from '@/lib/contract/refusals';
import { holds } from '@/lib/rights/permissions';
import { findRow } from '@/backend/src/db/rows';

/** Users who may sit at the till: active, with CashierLogin; cashiers by role first. */
export async function cashiers(db: Queries): Promise<{ user_id: number; user_name: string }[]> {
  const rows = await db
    .select()
    .from(users)
    .where(eq(users.active, true))
    .orderBy(desc(users.role_id), asc(users.user_id));
  return rows
    .filter((user) => holds(user, 'CashierLogin'))
    .map(({ user_id, login }) => ({ user_id, user_name: login }));
}

/** @throws ProblemError 2 for a user who might not sit at the till at that time; a till may send a payment later */
export async function requireCashier(tx: Transaction, userId: number, time: Date): Promise<void> {
  const user = await findRow(tx, users, eq(users.user_id, userId));
  if (user?.active && holds(user, 'CashierLogin')) return;
  const then = user && (await ownerThen(tx, user, time));
  if (!then?.active || !holds(then, 'CashierLogin')) throw refusal('noSuchCashier', 'cashier_id');
}
