import type { RefusalKey } from '@/lib/contract/refusals';
import { holds, isAdmin, type Person, type SpecialLogins } from './permissions';
import { holdsAllOf, isSelf, mayGiveLogin, mayGiveRole } from './staff-rights';

/** An account as the rules see it. `role` is the name of its role; an unknown name counts as Administrators. */
export interface StaffAccount extends Person {
  readonly role: string;
  readonly active?: 0 | 1;
}

/** Fields that an edit gives. Card and discount need nothing but the right to edit the account. */
interface StaffChanges {
  readonly login?: string | undefined;
  readonly name?: string | undefined;
  readonly employee_id?: number | null | undefined;
  readonly permissions?: string | undefined;
  readonly role?: string | undefined;
  readonly active?: 0 | 1 | undefined;
  readonly password?: string | undefined;
  readonly card_number?: string | undefined;
  readonly discount?: number | undefined;
}

/** The first refusal that applies; all have code 3. */
const firstOf = <const Key extends RefusalKey>(checks: readonly (readonly [refused: boolean, reason: Key])[]) =>
  checks.find(([refused]) => refused)?.[1] ?? null;

/** Why the editor may not set the account's password; null if they may. One's own needs the old one. */
export const passwordRefusal = (editor: Person, account: StaffAccount, special: SpecialLogins) =>
  firstOf([
    [isSelf(editor, account), 'ownPasswordNeedsOld'],
    [!mayGiveRole(editor, account.role), 'passwordNotYours'],
    [!holdsAllOf(editor, account, special), 'accountHoldsMore'],
  ]);

/** Why the editor may not add this account; null if they may. */
export const createRefusal = (editor: Person, account: StaffAccount, special: SpecialLogins) =>
  firstOf([
    [!holds(editor, 'UsersEdit'), 'noPrivilege'],
    [!mayGiveLogin(editor, account.login, special), 'loginReserved'],
    [!mayGiveRole(editor, account.role), 'roleNotYours'],
    [!holdsAllOf(editor, account, special), 'rightNotHeld'],
  ]);

/** Why the editor may not remove the account, or take its card and rights; null if they may. */
export const removeRefusal = (editor: Person, account: Person, special: SpecialLogins) =>
  firstOf([
    [!holds(editor, 'UsersEdit'), 'noPrivilege'],
    [isSelf(editor, account), 'ownAccountStays'],
    [isAdmin(account, special), 'adminStays'],
    [!holdsAllOf(editor, account, special), 'accountHoldsMore'],
  ]);

/**
 * Why the editor may not make these changes; null if they may. No changes asks whether the account may be edited at
 * all. Fields with their present value are no change.
 */
export function editRefusal(editor: Person, account: StaffAccount, changes: StaffChanges, special: SpecialLogins) {
  const { password, ...fields } = changes;
  if (!holds(editor, 'UsersEdit')) {
    const more = Object.values(fields).some((value) => value !== undefined);
    return more ? 'noPrivilege' : passwordRefusal(editor, account, special);
  }
  const changed = (field: 'login' | 'role' | 'permissions' | 'active'): boolean =>
    fields[field] !== undefined && fields[field] !== account[field];
  const standingChanges = changed('role') || changed('permissions') || changed('active');
  const { login = account.login, role = account.role, permissions = account.permissions } = fields;
  const after = { login, role, permissions };
  const logins = changed('login') ? [account.login, login] : [];
  const roles = changed('role') ? [account.role, role] : [];
  return (
    firstOf([
      [isAdmin(account, special) && (standingChanges || changed('login')), 'adminStays'],
      [!holdsAllOf(editor, account, special), 'accountHoldsMore'],
      [isSelf(editor, account) && standingChanges, 'ownAccountStays'],
      [!logins.every((one) => mayGiveLogin(editor, one, special)), 'loginReserved'],
      [!roles.every((one) => mayGiveRole(editor, one)), 'roleNotYours'],
      [!holdsAllOf(editor, after, special), 'rightNotHeld'],
    ]) ?? (password === undefined ? null : passwordRefusal(editor, account, special))
  );
}
