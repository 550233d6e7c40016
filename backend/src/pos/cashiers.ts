import { and, asc, desc, eq } from 'drizzle-orm';
import { refusal } from '@/lib/contract/refusals';
import { holds } from '@/lib/domain/permissions';
import type { Database } from '../db/open';
import { users } from '../db/schema';

/** Users who may sit at the till: active, with CashierLogin; cashiers by role first. */
export async function cashiers(db: Pick<Database['db'], 'select'>): Promise<{ user_id: number; user_name: string }[]> {
  const rows = await db
    .select()
    .from(users)
    .where(eq(users.active, true))
    .orderBy(desc(users.role_id), asc(users.user_id));
  return rows
    .filter((user) => holds(user, 'CashierLogin'))
    .map(({ user_id, login }) => ({ user_id, user_name: login }));
}

/** @throws ProblemError 2 for a user who may not sit at the till */
export async function requireCashier(db: Pick<Database['db'], 'select'>, userId: number): Promise<void> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.user_id, userId), eq(users.active, true)));
  if (!user || !holds(user, 'CashierLogin')) throw refusal('noSuchCashier', 'cashier_id');
}
