import type { ReplyOf } from '@/lib/contract/endpoint';
import type { listRoles } from '@/lib/sections/users/contract/users';
import { roleText } from '@/lib/sections/users/lists/rights-text';
import type { Words } from '@/lib/lists/list';

/** Names of the fields of an account. */
export const LABELS = {
  login: 'users.fields.login',
  name: 'users.fields.name',
  category_id: 'users.fields.role',
  active: 'exports.users.status',
  card_number: 'users.fields.card',
  discount: 'users.fields.discount',
  permissions: 'users.fields.permissions',
} as const;

/** Names of the fields in an account's history. */
const HISTORY_LABELS = {
  ...LABELS,
  password: 'users.fields.password',
  employee_name: 'users.fields.employee',
  qr_card: 'users.fields.qrCard',
  second_factor: 'users.fields.secondFactor',
  recovery_codes: 'users.fields.recoveryCodes',
  sessions: 'users.fields.sessions',
} as const;

const isInHistory = (name: string): name is keyof typeof HISTORY_LABELS => Object.hasOwn(HISTORY_LABELS, name);

/** Name of a field in the history; its wire name if this version does not know it. */
export const historyLabel = (field: string, words: Words): string =>
  isInHistory(field) ? words(HISTORY_LABELS[field]) : field;

type Roles = ReplyOf<typeof listRoles>['items'];

/** Value of a field of an account, as the wire has it, in words. */
export function valueText(field: string, value: unknown, roles: Roles, words: Words): string {
  if (field === 'category_id' && typeof value === 'number') {
    const role_name = roles.find(({ role_id }) => role_id === value)?.role_name ?? '';
    return roleText({ category_id: value, role_name }, words);
  }
  if (field === 'second_factor') return words(value === 1 ? 'users.fields.on' : 'users.fields.off');
  if (field === 'sessions' || field === 'recovery_codes') return String(value);
  if (field === 'active') return words(value === 1 ? 'exports.users.active' : 'exports.users.inactive');
  if (field === 'discount' && typeof value === 'number') return words('users.hints.percent', { value });
  return typeof value === 'string' && value !== '' ? value : words('users.nothing');
}
