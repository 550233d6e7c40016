import { z } from '#zod';
import { endpointsOf } from '@/lib/contract/endpoint';
import { Permissions } from '@/lib/contract/access';
import { Id, UnixSeconds } from '@/lib/contract/primitives';
import { credentials } from './sign-in';

const { call } = endpointsOf();

/** Ours: the session can do nothing but set up the second factor, which the venue requires of this account. */
const setUpFactor = z.literal(true).optional();

/** Ours: sections that the venue has switched off. */
const sections_off = z.array(z.string()).optional();

/** Ours: the venue starts on the overview. */
const start_on_overview = z.boolean().optional();

/**
 * The signed-in user, as the login call answers. Ours: `device` is the cookie by which the server knows the browser again
 * when it signs in.
 */
export const SignedInUser = z.object({
  login: z.string(),
  permissions: Permissions,
  user_id: Id.optional(),
  setUpFactor,
  sections_off,
  start_on_overview,
  device: z.string().optional().catch(undefined),
});
export type SignedInUser = z.infer<typeof SignedInUser>;

/**
 * Opens a session. Ours: `code` of the second factor. Without it an account that has one gets the refusal
 * `secondFactorNeeded`, with a wrong one `wrongFactorCode`; neither opens a session.
 */
export const login = call({
  id: 'auth.login',
  path: '/api/v1/auth/login',
  body: z.object({ ...credentials, time: UnixSeconds }),
  reply: SignedInUser,
  access: 'public',
});

export const logout = call({
  id: 'auth.logout',
  path: '/api/v1/auth/logout',
  body: z.object({}),
  reply: z.object({}),
  access: 'signed-in',
  beforeSecondFactor: true,
});

export const checkLogin = call({
  id: 'auth.check',
  path: '/api/v1/auth/check',
  reply: z.object({
    status: z.string().optional(),
    permissions: Permissions,
    login: z.string().optional(),
    /** Ours. */
    user_id: Id.optional(),
    setUpFactor,
    /** Ours: figures that open counts close to the user. */
    closed: z.array(z.string()).optional(),
    sections_off,
    start_on_overview,
  }),
  access: 'signed-in',
  beforeSecondFactor: true,
  reads: ['session'],
});
