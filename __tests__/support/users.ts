import { userRows, type UserRow } from '@/lib/sections/users/contract/rows';
import { createUser, deleteUser, editUser, listRoles } from '@/lib/sections/users/contract/users';
import { MAX_PERMISSION, ROLE_PRESETS } from '@/lib/rights/permissions';
import { on, serve } from './serve';

export const ROLES = [
  { role_id: 1, role_name: 'Administrators' },
  { role_id: 2, role_name: 'Managers' },
  { role_id: 3, role_name: 'Agents' },
  { role_id: 4, role_name: 'Cashiers' },
];

const FREE = { edit: null, login: null, standing: null, password: null, remove: null };

/** A row of the list; every change is allowed unless `rest` says otherwise. */
const PERMITTED = { active: 1, permissions: ROLE_PRESETS.Cashiers, category_id: 4, role_name: 'Cashiers' } as const;
const SEEN = { registration_date: 1_780_000_000, last_seen: 1_790_000_000, version: 1, is_self: false };
export const userRow = (user_id: number, login: string, rest: Partial<UserRow> = {}): UserRow => {
  return { user_id, login, ...PERMITTED, ...SEEN, card_number: '777', discount: 10, refused: FREE, ...rest };
};

const STAYS = { login: 'adminStays', standing: 'adminStays', remove: 'ownAccountStays' } as const;
const ADMIN = userRow(1, 'admin', {
  permissions: MAX_PERMISSION,
  category_id: 1,
  role_name: 'Administrators',
  is_self: true,
  last_seen: null,
  refused: { ...FREE, ...STAYS, password: 'ownPasswordNeedsOld' },
});

export const USERS = [
  ADMIN,
  userRow(2, 'boss', { permissions: ROLE_PRESETS.Managers, category_id: 2, role_name: 'Managers', active: 0 }),
  userRow(3, 'mei'),
  userRow(4, 'nok', { card_number: null, discount: 0 }),
] as const;

/** Accounts, and commands that succeed. */
export const serveUsers = (rows: readonly UserRow[] = USERS) =>
  serve(
    on(userRows, ({ query: { role_id } }) => ({
      rows: rows.filter(({ category_id }) => role_id === undefined || category_id === role_id),
    })),
    on(listRoles, { items: ROLES }),
    on(createUser, {}),
    on(editUser, {}),
    on(deleteUser, {}),
  );
