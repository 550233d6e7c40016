import type { UserRow } from '../contract/rows';
import { createUser, editUser } from '../contract/users';
import { NO_PERMISSION } from '@/lib/rights/permissions';
import type { BodyOf } from '@/lib/forms/define';
import { defineForm } from '@/lib/forms/define';
import { custom, id, optionalText, text, type MessageKey, typed, value } from '@/lib/forms/field';

/** Delay of the checks after the last key press, in milliseconds. */
export const CHECK_AFTER = 100;

const errors = (key: MessageKey) => ({ invalid: key, tooLong: key });

const password = { errors: errors('users.errors.password'), secret: true };
const card = { errors: errors('users.errors.card') };

export const accountFields = {
  login: text('users.fields.login', { errors: errors('users.errors.login'), required: true }),
  name: optionalText('users.fields.name'),
  password: typed('users.fields.password', password),
  category_id: id('users.fields.role'),
  active: custom<0 | 1, boolean>('users.fields.active', {
    blank: () => true,
    show: (given) => given === 1,
    read: (draft) => (draft ? 1 : 0),
  }),
  card_number: typed('users.fields.card', card),
  discount: id('users.fields.discount', { start: 0 }),
  permissions: value('users.fields.permissions', NO_PERMISSION),
  /** Set by the question about a card of somebody else. */
  reassign_card: custom<true, boolean>('users.fields.card', {
    optional: true,
    view: true,
    blank: () => false,
    show: (given) => given,
    read: (draft) => draft || undefined,
  }),
};

const common = { offUntilValid: true, checkAfter: CHECK_AFTER } as const;

/** Form of a new account. */
export const newUserForm = defineForm(createUser, { ...common, fields: accountFields });

type UserBody = BodyOf<typeof editUser>;

/**
 * Form of an account. An empty password field keeps the current password. A card is required once there is one: it can be replaced here,
 * and taken away in the list of cards.
 */
export const userForm = defineForm(editUser, {
  ...common,
  fields: {
    ...accountFields,
    name: text('users.fields.name', { optional: true }),
    employee_id: value<number | null>('users.fields.employee', null, { optional: true }),
    password: typed('users.fields.newPassword', { ...password, optional: true }),
    card_number: typed('users.fields.card', { ...card, optional: true }),
  },
  values: ({ login, name = '', employee_id, category_id, active, card_number, discount, permissions }: UserRow) => ({
    login,
    name,
    employee_id: employee_id ?? null,
    category_id,
    active,
    discount,
    permissions,
    ...(card_number !== null && { card_number }),
  }),
  fixed: ({ user_id }): Partial<UserBody> => ({ user_id }),
  check: ({ card_number }, before) =>
    card_number === undefined && before.card_number !== null ? { card_number: { kind: 'required' } } : undefined,
  changesOnly: '',
  version: ({ version }) => version,
  offUntilChanged: true,
});

/** Form of a password alone, for those who may set it and nothing else. */
export const passwordForm = defineForm(editUser, {
  ...common,
  fields: { password: typed('users.fields.newPassword', password) },
  fixed: ({ user_id }: UserRow): Partial<UserBody> => ({ user_id }),
});

export type UserFields = typeof accountFields;
