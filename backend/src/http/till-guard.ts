import type { FastifyRequest } from 'fastify';
import type { AttemptLimit } from '@/lib/http/attempts';
import { bearsToken } from '@/lib/http/bearer';
import { refusal } from '@/lib/contract/refusals';

/**
 * Admits the till by its bearer token. Wrong tokens are counted by address; the right one always passes: guests of the
 * venue's network, or everybody behind a proxy, share the till's address and must not lock it out.
 * @throws ProblemError 4 for a wrong token, 6 after too many of them, 1010 when the venue has set none
 */
export const tillGuard =
  (token: string | undefined, limit: AttemptLimit) =>
  async ({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): Promise<void> => {
    if (token === undefined) throw refusal('noTill');
    if (bearsToken(headers.authorization, token)) return;
    await limit.countToken(ip);
    throw refusal('wrongTillToken');
  };
