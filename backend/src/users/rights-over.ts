import { eq } from 'drizzle-orm';
import { refusal } from '@/lib/contract/refusals';
import { editRefusal } from '@/lib/rights/staff-rules';
import { users } from '../db/schema';
import { requireAccount, type Account } from './accounts';
import type { Edit } from './edit';

/**
 * The account, locked against sign-ins until the transaction ends.
 * @throws ProblemError 2 for a removed one, 3 when it holds more than the editor.
 */
export async function requireRights({ tx, editor, standing }: Edit, userId: number): Promise<Account> {
  await tx.select({ user_id: users.user_id }).from(users).where(eq(users.user_id, userId)).for('update');
  const account = await requireAccount(tx, standing, userId);
  const reason = editRefusal(editor, account, {}, standing);
  if (reason) throw refusal(reason);
  return account;
}
