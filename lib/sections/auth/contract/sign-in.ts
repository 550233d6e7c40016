import { z } from '#zod';
import { endpointsOf } from '@/lib/contract/endpoint';
import { Preferences } from '@/lib/sections/settings/contract/preferences';

const { call } = endpointsOf();

/** Code of an authenticator app, or a recovery code, as typed. */
export const SecondFactorCode = z.string().trim().min(6).max(32);

/** Body fields of a sign-in. */
export const credentials = {
  login: z.string().min(1).max(64),
  password: z.string().min(1).max(128),
  code: SecondFactorCode.optional(),
};

/**
 * Sign-in call of the browser. The BFF picks the server and keeps the admin API's cookie to itself. `preferences` are
 * the account's choices.
 */
export const signIn = call({
  id: 'bff.signIn',
  path: '/api/auth/login',
  body: z.object({ ...credentials, server: z.string().max(64) }),
  reply: z.object({ landing: z.string(), preferences: Preferences.optional() }),
  access: 'public',
});

export const signOut = call({
  id: 'bff.signOut',
  path: '/api/auth/logout',
  body: z.object({}),
  reply: z.object({}),
  access: 'signed-in',
});

/** Whether the browser is signed in already. A link from another site arrives without the SameSite=Strict cookie. */
export const whoIsHere = call({
  id: 'bff.whoIsHere',
  path: '/api/auth/session',
  reply: z.object({ landing: z.string().nullable() }),
  access: 'public',
});
