import 'server-only';
import { checkLogin } from '../../contract/auth';
import { refusal } from '../../contract/refusals';
import { userRows } from '../../contract/user-rows';
import { userSees } from '../../contract/user-sees';
import { listRoles, listUsers } from '../../contract/users';
import { userSeesOf } from '../reshape/user-sees';
import { userRowsOf } from '../reshape/users';
import { isOwn } from '../servers';
import { standing } from '../settings';
import { compose } from './compose';

export const userCalls = [
  compose(userRows, async ({ query }, call, context) => {
    const [{ items }, roles, reader] = await Promise.all([
      call(listUsers, { body: query }),
      call(listRoles, {}),
      call(checkLogin, {}),
    ]);
    const { login = context.login ?? '', permissions } = reader;
    return { rows: userRowsOf(items, roles.items, { login, permissions }, standing()) };
  }),
  compose(userSees, async ({ params: { id }, query }, call, context) => {
    const { items } = await call(listUsers, { body: {} });
    const user = items.find(({ user_id }) => user_id === id);
    if (!user) throw refusal('noSuchUser', 'user_id');
    const { login, permissions } = user;
    const person = { login, permissions: query.permissions ?? permissions, off: context.person?.off };
    return userSeesOf(person, user.active === 1, standing(), isOwn(context.server));
  }),
];
