import { z } from '#zod';
import { endpointsOf } from '@/lib/contract/endpoint';
import { Id, UnixSeconds } from '@/lib/contract/primitives';

const { ours } = endpointsOf('settings');

/** A place where an account is signed in. `device` is the browser's own text; use is recorded every ten minutes. */
export const SignedInAt = z.object({
  session_id: Id,
  device: z.string(),
  address: z.string(),
  created_time: UnixSeconds,
  last_time: UnixSeconds,
  /** Whether the call came from here. */
  is_current: z.boolean(),
});
export type SignedInAt = z.infer<typeof SignedInAt>;

/** Where the caller is signed in, this place first, then by last use. */
export const listSessions = ours({
  id: 'users.sessions',
  path: '/api/v1/admin/users/sessions',
  reply: z.object({ items: z.array(SignedInAt) }),
  access: 'signed-in',
  reads: ['sessions'],
});

/**
 * Ends one of the caller's sessions, all but this one (`others`), or all (`everywhere`); it holds at their next
 * request. Code 2 for a session that is over or somebody else's, 1 unless exactly one field is given.
 */
export const endSession = ours({
  id: 'users.endSession',
  path: '/api/v1/admin/users/sessions/end',
  body: z.object({
    session_id: Id.optional(),
    others: z.literal(true).optional(),
    everywhere: z.literal(true).optional(),
  }),
  reply: z.object({}),
  access: 'signed-in',
  changes: ['sessions'],
});

/** Sessions of an account, by last use, and the time since which it has a second factor; null without one. */
export const userSessions = ours({
  id: 'users.sessionsOf',
  path: '/api/v1/admin/users/:id/sessions',
  params: z.object({ id: z.coerce.number<number>().pipe(Id) }),
  reply: z.object({ items: z.array(SignedInAt), factor_since: UnixSeconds.nullable() }),
  access: { flags: ['UsersEdit'] },
  reads: ['sessions', 'users'],
});

/**
 * Ends every session of an account. Code 2 for an unknown account, 3 for one that holds more than the caller
 * (docs/domain.md, section 4.4).
 */
export const signOutUser = ours({
  id: 'users.signOut',
  path: '/api/v1/admin/users/sign_out',
  body: z.object({ user_id: Id }),
  reply: z.object({}),
  access: { flags: ['UsersEdit'] },
  changes: ['sessions'],
});
