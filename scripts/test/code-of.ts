import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;

/**
 * Code of an authenticator app, `ahead` time steps from now. A code of the next step stays valid when a step ends during a
 * test; one of the last step does not.
 */
export const codeOf = (secret: string, ahead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead * STEP_MS });
