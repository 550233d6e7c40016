import { z } from '#zod';
import { defineEndpoint } from './endpoint';
import { Id, UnixSeconds } from './primitives';

/** A place where the caller is signed in. `device` is the browser's own text; use is recorded every ten minutes. */
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

/** Ours: where the caller is signed in, this place first, then by last use. */
export const listSessions = defineEndpoint({
  id: 'users.sessions',
  method: 'GET',
  path: '/api/v1/admin/users/sessions',
  reply: z.object({ items: z.array(SignedInAt) }),
  access: 'signed-in',
  reads: ['sessions'],
});

/**
 * Ours: ends one of the caller's sessions, or with `others` all but this one; it holds at their next request. Code 2 for
 * a session that is over or somebody else's, 1 for both fields or none.
 */
export const endSession = defineEndpoint({
  id: 'users.endSession',
  method: 'POST',
  path: '/api/v1/admin/users/sessions/end',
  body: z.object({ session_id: Id.optional(), others: z.literal(true).optional() }),
  reply: z.object({}),
  access: 'signed-in',
  changes: ['sessions'],
});
