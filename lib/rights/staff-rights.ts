import { FLAGS, LOGIN_LISTS, type Flag } from '@/lib/contract/access';
import { holds, isAdmin, isBrewer, type Person, type RoleName, type SpecialLogins } from './permissions';

/** All that a person may do: flags, access by login, and sections that are hidden from brewers or `localhost`. */
function rightsOf(person: Person, special: SpecialLogins): ReadonlySet<string> {
  if (isAdmin(person, special)) return new Set([...FLAGS, ...LOGIN_LISTS, 'admin', 'private sections', 'all sections']);
  const seesSections = holds(person, 'ProgramLogin');
  return new Set<string>([
    ...FLAGS.filter((flag) => holds(person, flag)),
    ...LOGIN_LISTS.filter((list) => special[list].includes(person.login)),
    ...(seesSections && person.login !== special.localhostLogin ? ['private sections'] : []),
    ...(seesSections && !isBrewer(person, special) ? ['all sections'] : []),
  ]);
}

/** Whether the editor has every right of the person: flags, lists of logins, visible sections. */
export function holdsAllOf(editor: Person, person: Person, special: SpecialLogins): boolean {
  const held = rightsOf(editor, special);
  return [...rightsOf(person, special)].every((right) => held.has(right));
}

const sameLogin = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Whether two people are one account. Logins ignore case. */
export const isSelf = (editor: Person, person: Person): boolean => sameLogin(editor.login, person.login);

const PASSWORD_FLAGS: Readonly<Record<RoleName, Flag>> = {
  Administrators: 'UsersEdit',
  Managers: 'ChangeManagerPassword',
  Agents: 'ChangeAgentPassword',
  Cashiers: 'ChangeCashierPassword',
};

/**
 * Whether the editor may give or take away a role. It needs the flag that sets the passwords of that role: otherwise a
 * change of role would be a way to set a password.
 */
export const mayGiveRole = (editor: Person, role: string): boolean =>
  holds(editor, (PASSWORD_FLAGS as Readonly<Record<string, Flag>>)[role] ?? 'UsersEdit');

/** Whether the editor may give an account this login: a login with special access needs the same access. */
export function mayGiveLogin(editor: Person, login: string, special: SpecialLogins): boolean {
  if (isAdmin(editor, special)) return true;
  const reserved = [special.adminLogin, special.localhostLogin].some((one) => sameLogin(one, login));
  const lists = LOGIN_LISTS.filter((list) => special[list].some((one) => sameLogin(one, login)));
  return !reserved && lists.every((list) => special[list].includes(editor.login));
}
