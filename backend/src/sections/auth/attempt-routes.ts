import type { FastifyInstance } from 'fastify';
import type { AttemptLimit } from '@/lib/http/attempts';
import { bearsToken } from '@/lib/http/bearer';
import { countLegacyAttempt, legacyAttemptToken } from '@/lib/http/legacy-attempts';
import { refusal } from '@/lib/contract/refusals';
import { route } from '../../http/route';
import { KNOWN_DEVICE, type KnownDevices } from '../../people/known-device';

/** Counts sign-ins to legacy servers, which may not count attempts themselves, for all nodes. */
export function attemptRoutes(
  api: FastifyInstance,
  limit: AttemptLimit,
  devices: KnownDevices,
  secret: string | undefined,
): void {
  route(api, countLegacyAttempt, async ({ input: { body }, request: { headers, ip: address } }) => {
    if (secret === undefined || !bearsToken(headers.authorization, legacyAttemptToken(secret)))
      throw refusal('wrongToken');
    const { step, server, login } = body;
    // Nobody here knows the account's password: another one does not end what the device remembers.
    const account = { server, login, password_hash: '' };
    await limit[step]({ server, login, address, device: devices.idOf(headers[KNOWN_DEVICE], account) });
    return step === 'forgive' ? { device: devices.remember(headers[KNOWN_DEVICE], account) } : {};
  });
}
