import { userRows, type UserRow } from '../contract/rows';
import { listRoles } from '../contract/users';
import { arrangedBy, WHOLE } from '@/lib/lists/arranged';
import { idFilter } from '@/lib/lists/filters';
import { differencesFromRole, rightsText, roleText } from './rights-text';
import { columnsIn, defineList } from '@/lib/lists/list';

const columns = columnsIn<UserRow>('exports.users', {
  login: { kind: 'text', width: 120, sortable: true },
  name: { kind: 'text', fileOnly: true },
  category_id: { kind: 'text', label: 'exports.users.role', width: 130, sortable: true, value: roleText },
  permissions: { kind: 'text', width: 280, minWidth: 200, value: rightsText },
  active: {
    kind: 'text',
    label: 'exports.users.status',
    width: 110,
    sortable: true,
    value: ({ active }, words) => words(active === 1 ? 'exports.users.active' : 'exports.users.inactive'),
  },
  registration_date: { kind: 'time', width: 132, sortable: true },
  last_seen: { kind: 'time', oursOnly: true, width: 132, sortable: true },
  card_number: { kind: 'text', width: 120 },
  discount: {
    kind: 'percent',
    width: 90,
    value: ({ card_number, discount }) => (card_number === null ? undefined : discount),
  },
  differences: { kind: 'count', fileOnly: true, value: differencesFromRole },
});

const filters = { role_id: idFilter };

/** Accounts of the venue, by login. */
export const usersList = defineList<typeof userRows, UserRow, typeof filters>({
  id: 'users',
  section: 'settings',
  path: '/settings/users',
  title: 'exports.users.title',
  endpoint: userRows,
  filters,
  ...WHOLE,
  sort: { key: 'login', direction: 'asc' },
  columns,
  input: ({ filters: { role_id } }) => ({ query: role_id === 0 ? {} : { role_id } }),
  rows: ({ rows }) => rows,
  total: ({ rows }) => rows.length,
  arranged: arrangedBy(columns),
  keyOf: ({ user_id }) => user_id,
  narrowed: async ({ role_id }, words, read) => {
    if (role_id === 0) return [];
    const { items } = await read(listRoles, {});
    const role_name = items.find((role) => role.role_id === role_id)?.role_name ?? '';
    return [words('exports.users.ofRole', { role: roleText({ role_name, category_id: role_id }, words) })];
  },
});
