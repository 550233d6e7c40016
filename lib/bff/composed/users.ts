import 'server-only';
import { checkLogin } from '../../contract/auth';
import { userRows } from '../../contract/user-rows';
import { listRoles, listUsers } from '../../contract/users';
import { userRowsOf } from '../reshape/users';
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
];
