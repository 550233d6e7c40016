import 'server-only';
import { checkLogin } from '@/lib/sections/auth/contract/auth';
import { refusal } from '@/lib/contract/refusals';
import { userRows } from '../contract/rows';
import { userSees } from '../contract/sees';
import { listRoles, listUsers } from '../contract/users';
import { userSeesOf } from './sees';
import { userRowsOf } from './rows';
import { isOwn } from '@/lib/bff/servers';
import { specialLogins } from '@/lib/bff/settings';
import { compose } from '@/lib/bff/compose';

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
