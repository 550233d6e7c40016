import type { FastifyRequest } from 'fastify';
import { bearsToken } from '@/lib/http/bearer';
import { refusal } from '@/lib/contract/refusals';
import { OPERATION, standInToken } from '@/lib/http/stand-in-token';

/**
 * Admits programs of this machine that know the venue's secret, by a token derived from it. It throws ProblemError 4 for a
 * wrong token, and for any while the venue has no secret.
 */
export const internalCall = (secret: string | undefined) => ({
  onRequest: ({ headers }: FastifyRequest, _reply: unknown, next: () => void): void => {
    if (secret === undefined || !bearsToken(headers.authorization, standInToken(secret, OPERATION)))
      throw refusal('wrongToken');
    next();
  },
});
