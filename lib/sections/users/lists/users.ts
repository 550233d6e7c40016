import { userRows, type UserRow } from '../contract/rows';
import { listRoles } from '../contract/users';
import { arrangedBy } from '@/lib/lists/arranged';
import { idFilter } from '@/lib/lists/filters';
import { differencesFromRole, rightsText, roleText } from './rights-text';
import { defineList, type ListColumn } from '@/lib/lists/list';
import { columnsIn } from '@/lib/lists/columns-in';

const column = columnsIn('exports.users');

/** The reply has every account: it is one page. */
const WHOLE = 1_000_000;

const columns: readonly ListColumn<UserRow>[] = [
  column('login', 'text', { width: 120, sortable: true }),
  column('name', 'text', { fileOnly: true }),
  { key: 'category_id', kind: 'text', label: 'exports.users.role', width: 130, sortable: true, value: roleText },
  column('permissions', 'text', { width: 280, minWidth: 200, value: rightsText }),
  {
    key: 'active',
    kind: 'text',
    label: 'exports.users.status',
    width: 110,
    sortable: true,
    value: ({ active }, words) => words(active === 1 ? 'exports.users.active' : 'exports.users.inactive'),
  },
  column('registration_date', 'time', { width: 132, sortable: true }),
  column('last_seen', 'time', { oursOnly: true, width: 132, sortable: true }),
  column('card_number', 'text', { width: 120 }),
  column('discount', 'percent', {
    width: 90,
    value: ({ card_number, discount }) => (card_number === null ? undefined : discount),
  }),
  column('differences', 'count', { fileOnly: true, value: differencesFromRole }),
];

const filters = { role_id: idFilter };

/** Accounts of the venue, by login. */
export const usersList = defineList<typeof userRows, UserRow, typeof filters>({
  id: 'users',
  section: 'settings',
  path: '/settings/users',
  title: 'exports.users.title',
  endpoint: userRows,
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
