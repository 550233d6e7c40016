import { z } from '#zod';
import { endpointsOf } from '@/lib/contract/endpoint';
import { HistoryEntry } from '@/lib/contract/history';
import { Permissions, STAFF } from '@/lib/contract/access';
import { Bit, Id, UnixSeconds } from '@/lib/contract/primitives';

const { call, ours } = endpointsOf('settings');

const edit = { flags: ['UsersEdit'] } as const;
const reads = ['users'] as const;
/** Tags that a change of accounts changes. */
export const ACCOUNT_TAGS = ['users', 'cards', 'agents', 'payments', 'salary'] as const;

/** Login: 4 to 12 Latin letters and digits. */
export const Login = z.string().regex(/^[A-Za-z0-9]{4,12}$/);
/** New password: 6 to 16 Latin letters and digits. */
export const NewPassword = z.string().regex(/^[A-Za-z0-9]{6,16}$/);
/** Number of a card, as the till reads it. */
export const CardNumber = z.string().regex(/^\d{1,32}$/);
/** Name of the person who uses an account; may be empty. */
export const PersonName = z.string().trim().max(60);
/** Discounts of a card, in percent. */
export const DISCOUNTS = [0, 5, 10, 15, 20, 50] as const;
export const Discount = z.union(DISCOUNTS.map((percent) => z.literal(percent)));

/**
 * An account. `card_number` and `discount` are those of its active RFID card, `null` and 0 without one. `category_id` is
 * the role. Never a password. Ours, missing on a legacy server: `name` and the employee who owns the account (both
 * missing if there is none), `last_seen` (null before the first request) and `version`.
 */
export const User = z.object({
  user_id: Id,
  login: z.string(),
  name: z.string().optional(),
  employee_id: Id.optional(),
  employee_name: z.string().optional(),
  active: Bit,
  permissions: Permissions,
  card_number: z.string().nullable(),
  category_id: Id,
  discount: z.number(),
  registration_date: UnixSeconds,
  last_seen: UnixSeconds.nullable().optional(),
  version: z.int().optional(),
});
export type User = z.infer<typeof User>;

/**
 * Accounts by login; those of one role with `role_id`. Without UsersEdit only those whose password the caller may set
 * (docs/domain.md, section 4.4).
 */
export const listUsers = call({
  id: 'users.list',
  path: '/api/v1/admin/users/list',
  body: z.object({ role_id: Id.optional() }),
  reply: z.object({ items: z.array(User) }),
  access: STAFF,
  reads,
});

/** Roles: Administrators, Managers, Agents, Cashiers. */
export const listRoles = call({
  id: 'users.roles',
  path: '/api/v1/admin/users/roles',
  reply: z.object({ items: z.array(z.object({ role_id: Id, role_name: z.string() })) }),
  access: STAFF,
  reads: [],
});

/** Fields of a new account. */
const account = {
  login: Login,
  password: NewPassword,
  active: Bit,
  permissions: Permissions,
  card_number: CardNumber,
  category_id: Id,
  discount: Discount,
};
export const newAccount = z.object(account);
/** Ours: the name beside the login. */
const named = { name: PersonName.optional() };

/**
 * Adds an account with its card. Code 5 for a taken login, 20 for a card of somebody else: `reassign_card` then takes
 * the card, and its old owner loses it and their rights.
 */
export const createUser = call({
  id: 'users.create',
  path: '/api/v1/admin/users/create',
  body: z.object({ ...account, ...named, reassign_card: z.boolean().optional() }),
  reply: z.object({ user_id: Id.optional() }),
  access: edit,
  changes: ACCOUNT_TAGS,
});

/**
 * Changes the given fields of an account. Codes as in `createUser`; also 5 for an outdated `version` (ours), and for an
 * employee who has another account. `employee_id` (ours) needs the right to read the salary; null is nobody.
 * Without UsersEdit `password` is the only field that may be given.
 */
export const editUser = call({
  id: 'users.edit',
  path: '/api/v1/admin/users/edit',
  body: z
    .object(account)
    .partial()
    .extend({
      ...named,
      user_id: Id,
      employee_id: Id.nullable().optional(),
      reassign_card: z.boolean().optional(),
      version: z.int().optional(),
    }),
  reply: z.object({}),
  access: STAFF,
  changes: ACCOUNT_TAGS,
});

/** Removes an account and its cards; its sessions end. What it booked keeps its login. */
export const deleteUser = call({
  id: 'users.delete',
  path: '/api/v1/admin/users/delete',
  body: z.object({ user_id: Id }),
  reply: z.object({}),
  access: edit,
  changes: ACCOUNT_TAGS,
});

/** Changes of an account, latest first, never with a password. */
export const userHistory = ours({
  id: 'users.history',
  path: '/api/v1/admin/users/:id/history',
  params: z.object({ id: z.coerce.number<number>().pipe(Id) }),
  reply: z.object({ items: z.array(HistoryEntry) }),
  access: edit,
  reads,
});

/**
 * Sets the caller's own password and ends their other sessions. Code 1 at `old_password` when it is wrong; wrong
 * ones count as failed sign-ins (code 6).
 */
export const changeOwnPassword = ours({
  id: 'users.password',
  path: '/api/v1/admin/users/password',
  body: z.object({ old_password: z.string().min(1).max(128), password: NewPassword }),
  /** `device` is the renewed cookie by which the server knows the browser again; the browser gets it as a cookie only. */
  reply: z.object({ device: z.string().optional() }),
  keepsDevice: true,
  access: 'signed-in',
  changes: ['sessions'],
});
