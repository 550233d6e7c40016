import { z } from 'zod';
import { endpointsOf } from '@/lib/contract/endpoint';
import { standInToken } from './stand-in-token';

const { ours } = endpointsOf();

/** A step of a sign-in to a legacy server (`AttemptLimit`). The reply of `forgive` has the cookie of the known device. */
export const countLegacyAttempt = ours({
  id: 'auth.countLegacyAttempt',
  path: '/api/legacy-attempts',
  body: z.object({
    step: z.enum(['count', 'takeBack', 'forgive']),
    server: z.string().min(1).max(32),
    login: z.string().min(1).max(64),
  }),
  reply: z.object({ device: z.string().optional() }),
  access: 'public',
});

/** Token of the app, the only caller of `countLegacyAttempt`. */
export const legacyAttemptToken = (secret: string): string => standInToken(secret, 'legacy attempts');
