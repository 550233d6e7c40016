import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { InputOf } from '@/lib/contract/endpoint';
import type { HistoryChange } from '@/lib/contract/history';
import { refusal } from '@/lib/contract/refusals';
import type { createUser, editUser } from '@/lib/sections/users/contract/users';
import { createRefusal, editRefusal, removeRefusal } from '@/lib/rights/staff-rules';
import { insertOne } from '../../db/insert-rows';
import { differences, remember, requireVersion } from '../../db/history';
import { users } from '../../db/schema';
import { fieldsOf, requireAccount } from '../../people/accounts';
import { roleNamed, type Edit } from '../../people/edit';
import { endSessions } from '../../people/sessions';
import { keepAgent } from './agent-of';
import { endCardsOf, putCard, type CardWish } from './cards';
import { giveEmployee } from './employee-of';

/** Entry of a changed password: never with a value. */
export const PASSWORD_CHANGE: HistoryChange = { field: 'password', before: null, after: null };

/** @throws ProblemError 5 when another account has the login. Removed accounts free theirs. */
async function refuseTaken({ tx }: Edit, login: string, userId: number): Promise<void> {
  const same = sql`lower(${users.login}) = lower(${login})`;
  const others = await tx.$count(users, and(same, isNull(users.removed_at), ne(users.user_id, userId)));
  if (others > 0) throw refusal('loginTaken', 'login');
}

const NEW = 0;

/** An account as it is added; `users.create` always gives it a card. */
type NewAccount = Omit<InputOf<typeof createUser>['body'], 'password' | keyof CardWish> & CardWish;

/**
 * Adds an account with its card and returns its id.
 * @throws ProblemError 3 for rights, role or login that the editor may not give, 5 for a taken login, and what `putCard`
 * throws.
 */
export async function addAccount(
  edit: Edit,
  { login, name = '', permissions, active, category_id, ...card }: NewAccount,
  password_hash: string,
): Promise<number> {
  const { tx, editor, special } = edit;
  const role = await roleNamed(edit, category_id);
  const reason = createRefusal(editor, { login, permissions, role }, special);
  if (reason) throw refusal(reason);
  await refuseTaken(edit, login, NEW);
  const values = { login, name, permissions, active: active === 1, role_id: category_id, password_hash };
  const { user_id } = await insertOne(tx, users, values);
  const account = await requireAccount(tx, special, user_id);
  await putCard(edit, account, card);
  const after = await requireAccount(tx, special, user_id);
  await keepAgent(edit, after);
  const changes = differences({}, fieldsOf(after));
  await remember(tx, 'user', editor.user_id, [{ record_id: after.user_id, action: 'created', changes }]);
  return after.user_id;
}

/**
 * Changes the given fields of an account. A new password, or being disabled, ends its sessions.
 * @throws ProblemError 2 for a removed account, 3 by the rules, 5 for a taken login or another `version`, and what
 * `putCard` throws.
 */
export async function editAccount(
  edit: Edit,
  { user_id, version, ...fields }: Omit<InputOf<typeof editUser>['body'], 'password'>,
  password_hash?: string,
): Promise<void> {
  const { tx, editor, special } = edit;
  const before = await requireAccount(tx, special, user_id);
  const { login, name, employee_id, permissions, active, category_id, reassign_card, ...card } = fields;
  const role = category_id === undefined ? undefined : await roleNamed(edit, category_id);
  const given = { login, name, employee_id, permissions, active, role, ...card, password: password_hash };
  const reason = editRefusal(editor, before, given, special);
  if (reason) throw refusal(reason);
  requireVersion(before, version);
  if (login !== undefined) await refuseTaken(edit, login, user_id);
  if (employee_id !== undefined && employee_id !== before.employee_id) await giveEmployee(edit, before, employee_id);
  await putCard(edit, before, { ...card, reassign_card });
  const held = fieldsOf(await requireAccount(tx, special, user_id));
  const after = {
    ...held,
    login: login ?? held.login,
    name: (name ?? held.name) || undefined,
    active: active ?? held.active,
    permissions: permissions ?? held.permissions,
    category_id: category_id ?? held.category_id,
  };
  const changes = [...differences(fieldsOf(before), after), ...(password_hash === undefined ? [] : [PASSWORD_CHANGE])];
  if (changes.length === 0) return;
  await tx
    .update(users)
    .set({
      login: after.login,
      name: after.name ?? '',
      active: after.active === 1,
      permissions: after.permissions,
      role_id: after.category_id,
      version: before.version + 1,
      ...(password_hash !== undefined && { password_hash }),
    })
    .where(eq(users.user_id, user_id));
  if (password_hash !== undefined || after.active === 0) await endSessions(tx, user_id);
  await keepAgent(edit, await requireAccount(tx, special, user_id), before);
  await remember(tx, 'user', editor.user_id, [{ record_id: user_id, action: 'changed', changes }]);
}

/**
 * Removes an account, its cards and its sessions; its login is free again.
 * @throws ProblemError 2 when it is removed already, 3 by the rules.
 */
export async function removeAccount(edit: Edit, userId: number): Promise<void> {
  const { tx, editor, special } = edit;
  const account = await requireAccount(tx, special, userId);
  const reason = removeRefusal(editor, account, special);
  if (reason) throw refusal(reason);
  await tx
    .update(users)
    .set({ removed_at: sql`now()`, active: false, password_hash: null, version: account.version + 1 })
    .where(eq(users.user_id, userId));
  await endCardsOf(edit, userId);
  await endSessions(tx, userId);
  await keepAgent(edit, { ...account, active: 0 });
  // A till's later report of an earlier payment asks the history whether the account was active then.
  const changes = differences(fieldsOf(account), { active: 0, card_number: null, discount: 0 });
  await remember(tx, 'user', editor.user_id, [{ record_id: userId, action: 'removed', changes }]);
}
