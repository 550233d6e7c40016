import type { FastifyInstance } from 'fastify';
import type { AttemptLimit } from '@/lib/http/attempts';
import { LEGACY_ATTEMPTS, LegacyAttempt } from '@/lib/http/legacy-attempts';
import { bearsToken } from '@/lib/http/bearer';
import { refusal } from '@/lib/contract/refusals';
import { standInToken } from '@/lib/http/stand-in-token';
import { KNOWN_DEVICE, type KnownDevices } from '../../people/known-device';

/**
 * Counts sign-ins to legacy servers, which may not count attempts themselves, for all nodes. The app alone calls it, with
 * a token of their shared secret. After `forgive` the reply has the cookie of the known device.
 */
export function attemptRoutes(
  api: FastifyInstance,
  limit: AttemptLimit,
  devices: KnownDevices,
  secret: string | undefined,
): void {
  api.post(LEGACY_ATTEMPTS, { schema: { body: LegacyAttempt } }, async ({ headers, body, ip }) => {
    const token = secret === undefined ? undefined : standInToken(secret, LEGACY_ATTEMPTS);
    if (token === undefined || !bearsToken(headers.authorization, token)) throw refusal('wrongToken');
    const { step, server, login } = body as LegacyAttempt;
    // Nobody here knows the account's password: another one does not end what the device remembers.
    const account = { server, login, password_hash: '' };
    const device = devices.idOf(headers[KNOWN_DEVICE], account);
    await limit[step]({ server, login, address: ip, device });
    return step === 'forgive' ? { device: devices.remember(headers[KNOWN_DEVICE], account) } : {};
  });
}
