import { z } from '#zod';
import { SecondFactorCode } from './sign-in';
import { endpointsOf } from '@/lib/contract/endpoint';
import { Id, UnixSeconds } from '@/lib/contract/primitives';

const { ours } = endpointsOf('settings');

const own = { access: 'signed-in', beforeSecondFactor: true, changes: ['secondFactor', 'sessions'] } as const;
const password = z.string().min(1).max(128);
/** Ten codes, each accepted once in place of the app's; they are not shown again. */
const recovery_codes = z.array(z.string());

/** The caller's second factor, and whether the venue requires one of them. */
export const ownSecondFactor = ours({
  id: 'users.secondFactor',
  path: '/api/v1/admin/users/second_factor',
  reply: z.object({
    /** When it was confirmed; null without a second factor. */
    since: UnixSeconds.nullable(),
    recovery_codes_left: z.int(),
    required: z.boolean(),
  }),
  access: 'signed-in',
  beforeSecondFactor: true,
  reads: ['secondFactor'],
});

/**
 * A new secret for the caller's authenticator app, as text and as a QR code (`data:` address of an SVG). It counts
 * once `confirmSecondFactor` has seen a code, within an hour. Code 1 for a wrong password, 5 while a factor is on.
 */
export const beginSecondFactor = ours({
  id: 'users.secondFactorBegin',
  path: '/api/v1/admin/users/second_factor/begin',
  body: z.object({ password }),
  reply: z.object({ secret: z.string(), qr: z.string() }),
  ...own,
});

/** Turns the second factor on with a first code, and ends the caller's other sessions. */
export const confirmSecondFactor = ours({
  id: 'users.secondFactorConfirm',
  path: '/api/v1/admin/users/second_factor/confirm',
  body: z.object({ code: SecondFactorCode }),
  reply: z.object({ recovery_codes }),
  ...own,
});

/** New recovery codes; the old ones no longer hold. */
export const renewRecoveryCodes = ours({
  id: 'users.secondFactorCodes',
  path: '/api/v1/admin/users/second_factor/recovery_codes',
  body: z.object({ password, code: SecondFactorCode }),
  reply: z.object({ recovery_codes }),
  ...own,
});

/** Turns the caller's second factor off. */
export const turnOffSecondFactor = ours({
  id: 'users.secondFactorOff',
  path: '/api/v1/admin/users/second_factor/off',
  body: z.object({ password, code: SecondFactorCode }),
  reply: z.object({}),
  ...own,
});

/**
 * Removes the second factor of an account whose owner lost phone and codes, and ends its sessions. Code 2 for an
 * unknown account, 3 for one's own and for one that holds more than the caller, 5 when there is none.
 */
export const resetSecondFactor = ours({
  id: 'users.secondFactorReset',
  path: '/api/v1/admin/users/second_factor/reset',
  body: z.object({ user_id: Id }),
  reply: z.object({}),
  access: { flags: ['UsersEdit'] },
  changes: ['sessions', 'users'],
});
