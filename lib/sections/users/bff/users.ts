import 'server-only';
import { checkLogin } from '@/lib/sections/auth/contract/auth';
import { refusal } from '@/lib/contract/refusals';
import { isOwn } from '@/lib/bff/servers';
import { specialLogins } from '@/lib/bff/settings';
import { compose } from '@/lib/bff/compose';
import type { ReplyOf } from '@/lib/contract/endpoint';
import type { Person, SpecialLogins } from '@/lib/rights/permissions';
import { isSelf } from '@/lib/rights/staff-rights';
import { editRefusal, passwordRefusal, removeRefusal } from '@/lib/rights/staff-rules';
import { userRows, type UserRow } from '../contract/rows';
import { userSees } from '../contract/sees';
import { listRoles, listUsers, type User } from '../contract/users';
import { userSeesOf } from './sees';

/** Actions on an account that the server refuses to the reader. */
function refusedFor(reader: Person, user: User, role: string, special: SpecialLogins): UserRow['refused'] {
  const account = { ...user, role };
  const edit = (changes: Parameters<typeof editRefusal>[2]) => editRefusal(reader, account, changes, special);
  return {
    edit: edit({}),
    // Another login and another state: the rules ask whether they would change.
    login: edit({ login: '' }),
    standing: edit({ active: user.active === 1 ? 0 : 1 }),
    password: passwordRefusal(reader, account, special),
    remove: removeRefusal(reader, account, special),
  };
}

/** Accounts with the names of their roles and what the reader may not do with them. */
function userRowsOf(
  users: readonly User[],
  roles: ReplyOf<typeof listRoles>['items'],
  reader: Person,
  special: SpecialLogins,
): UserRow[] {
  const names = new Map(roles.map(({ role_id, role_name }) => [role_id, role_name]));
  return users.map((user) => {
    const role_name = names.get(user.category_id) ?? '';
    return {
      ...user,
      role_name,
      is_self: isSelf(reader, user),
      refused: refusedFor(reader, user, role_name, special),
    };
  });
}

export const userCalls = [
  compose(userRows, async ({ query }, call, context) => {
    const [{ items }, roles, reader] = await Promise.all([
      call(listUsers, { body: query }),
      call(listRoles, {}),
      call(checkLogin, {}),
    ]);
    const { login = context.login ?? '', permissions } = reader;
    return { rows: userRowsOf(items, roles.items, { login, permissions }, specialLogins()) };
  }),
  compose(userSees, async ({ params: { id }, query }, call, context) => {
    const { items } = await call(listUsers, { body: {} });
    const user = items.find(({ user_id }) => user_id === id);
    if (!user) throw refusal('noSuchUser', 'user_id');
    const { login, permissions } = user;
    const person = { login, permissions: query.permissions ?? permissions, off: context.person?.off };
    return userSeesOf(person, user.active === 1, specialLogins(), isOwn(context.server));
  }),
];
