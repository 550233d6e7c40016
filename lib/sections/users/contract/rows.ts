import { z } from '#zod';
import { endpointsOf } from '@/lib/contract/endpoint';
import { STAFF } from '@/lib/contract/access';
import type { RefusalKey } from '@/lib/contract/refusals';
import { Id } from '@/lib/contract/primitives';
import { User } from './users';

const { call } = endpointsOf('settings');

/** Key of the refusal that the reader would get; null if the action is allowed. */
const Refused = z.string().max(60).nullable() as z.ZodType<RefusalKey | null>;

/**
 * An account with the name of its role, which is empty for a role that the server does not list, and what its reader may
 * not do: edit it at all, change its login, change its role, rights or state, set its password, remove it.
 */
export const UserRow = User.extend({
  role_name: z.string(),
  is_self: z.boolean(),
  refused: z.object({ edit: Refused, login: Refused, standing: Refused, password: Refused, remove: Refused }),
});
export type UserRow = z.infer<typeof UserRow>;

/** Accounts with their roles, as the screen lists them. */
export const userRows = call({
  id: 'bff.userRows',
  path: '/api/users/rows',
  query: z.object({ role_id: z.coerce.number<number>().pipe(Id).optional() }),
  reply: z.object({ rows: z.array(UserRow) }),
  access: STAFF,
  reads: ['users'],
});
