import { userRows, type UserRow } from '../contract/rows';
import { listRoles } from '../contract/users';
import { arrangedBy } from '@/lib/lists/arranged';
import { idFilter } from '@/lib/lists/filters';
import { differencesFromRole, rightsText, roleText } from './rights-text';
import { defineList, type ListColumn } from '@/lib/lists/list';

/** The reply has every account: it is one page. */
const WHOLE = 1_000_000;

const columns: readonly ListColumn<UserRow>[] = [
  { key: 'login', kind: 'text', label: 'exports.users.login', width: 120, sortable: true },
  { key: 'name', kind: 'text', label: 'exports.users.name', fileOnly: true },
  { key: 'category_id', kind: 'text', label: 'exports.users.role', width: 130, sortable: true, value: roleText },
  {
    key: 'permissions',
    kind: 'text',
    label: 'exports.users.permissions',
    width: 280,
    minWidth: 200,
    value: rightsText,
  },
  {
    key: 'active',
    kind: 'text',
    label: 'exports.users.status',
    width: 110,
    sortable: true,
    value: ({ active }, words) => words(active === 1 ? 'exports.users.active' : 'exports.users.inactive'),
  },
  { key: 'registration_date', kind: 'time', label: 'exports.users.registration_date', width: 132, sortable: true },
  { key: 'last_seen', kind: 'time', label: 'exports.users.last_seen', width: 132, sortable: true },
  { key: 'card_number', kind: 'text', label: 'exports.users.card_number', width: 120 },
  {
    key: 'discount',
    kind: 'percent',
    label: 'exports.users.discount',
    width: 90,
    value: ({ card_number, discount }) => (card_number === null ? undefined : discount),
  },
  { key: 'differences', kind: 'count', label: 'exports.users.differences', fileOnly: true, value: differencesFromRole },
];

const filters = { role_id: idFilter };

/** Accounts of the venue, by login. */
export const usersList = defineList<typeof userRows, UserRow, typeof filters>({
  id: 'users',
  section: 'settings',
  path: '/settings/users',
  title: 'exports.users.title',
  endpoint: userRows,
  period: false,
  filters,
  counts: [WHOLE],
  most: WHOLE,
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
