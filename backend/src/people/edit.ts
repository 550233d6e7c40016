import { eq } from 'drizzle-orm';
import { refusal } from '@/lib/contract/refusals';
import type { SpecialLogins } from '@/lib/rights/permissions';
import { editRefusal } from '@/lib/rights/staff-rules';
import type { Transaction } from '../db/open';
import { differences, remember } from '../db/history';
import { requireRow } from '../db/rows';
import { roles, users } from '../db/schema';
import type { Caller } from '../http/route';
import { fieldsOf, findAccount, requireAccount, type Account } from './accounts';

/** A change of accounts: its transaction, and who makes it with their rights of this moment. */
export interface Edit {
  readonly tx: Transaction;
  readonly editor: Caller;
  readonly special: SpecialLogins;
}

/**
 * Begins a change. The caller's rights are read again: they may have changed since the call began.
 * @throws ProblemError 3 when the caller was disabled or removed.
 */
export async function editBy(tx: Transaction, caller: Caller, special: SpecialLogins): Promise<Edit> {
  const editor = await findAccount(tx, special, caller.user_id);
  if (!editor?.active) throw refusal('noPrivilege');
  return { tx, editor, special };
}

/** Name of a role. @throws ProblemError 1 for an unknown one. */
export async function roleNamed({ tx }: Edit, roleId: number): Promise<string> {
  return (await requireRow(tx, roles, eq(roles.role_id, roleId), ['noSuchRole', 'category_id'])).role_name;
}

/**
 * The account, locked against sign-ins until the transaction ends.
 * @throws ProblemError 2 for a removed one, 3 when it holds more than the editor.
 */
export async function requireRights({ tx, editor, special }: Edit, userId: number): Promise<Account> {
  await tx.select({ user_id: users.user_id }).from(users).where(eq(users.user_id, userId)).for('update');
  const account = await requireAccount(tx, special, userId);
  const reason = editRefusal(editor, account, {}, special);
  if (reason) throw refusal(reason);
  return account;
}

/** Writes `change` to an account, and records it in the history, with changes of its card made before. */
export async function changeAccount(
  { tx, editor, special }: Edit,
  before: Account,
  change?: Pick<Account, 'permissions'>,
): Promise<void> {
  const { user_id, version } = before;
  await tx
    .update(users)
    .set({ ...change, version: version + 1 })
    .where(eq(users.user_id, user_id));
  const changes = differences(fieldsOf(before), fieldsOf(await requireAccount(tx, special, user_id)));
  if (changes.length > 0)
    await remember(tx, 'user', editor.user_id, [{ record_id: user_id, action: 'changed', changes }]);
}
