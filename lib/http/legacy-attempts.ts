import { z } from 'zod';

/** Address at our backend that counts sign-ins to legacy servers; also names the token of its callers. */
export const LEGACY_ATTEMPTS = '/legacy-attempts';

/** A step of a sign-in to a legacy server (`AttemptLimit`). */
export const LegacyAttempt = z.object({
  step: z.enum(['count', 'takeBack', 'forgive']),
  server: z.string().min(1).max(32),
  login: z.string().min(1).max(64),
});
export type LegacyAttempt = z.infer<typeof LegacyAttempt>;

export const LegacyAttemptReply = z.object({ device: z.string().optional() });
