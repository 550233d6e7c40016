import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { CODE, ProblemError } from '@/lib/contract/problem';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Lets the till pass by its bearer token. @throws ProblemError 4 for a wrong one, 1010 where the venue has set none */
export const tillGuard =
  (token: string | undefined) =>
  (request: Pick<FastifyRequest, 'headers'>): void => {
    if (token === undefined) throw new ProblemError(CODE.notSetUp, 'POS_TOKEN is not set');
    const [scheme, given = ''] = (request.headers.authorization ?? '').split(' ');
    if (scheme?.toLowerCase() !== 'bearer' || !timingSafeEqual(digest(given), digest(token)))
      throw new ProblemError(CODE.wrongLogin, "The token is not the till's");
  };
