import type { FastifyRequest } from 'fastify';
import { bearsToken } from '@/lib/bearer';
import { refusal } from '@/lib/contract/refusals';

/** Admits the till by its bearer token. @throws ProblemError 4 for a wrong token, 1010 when the venue has set none. */
export const tillGuard =
  (token: string | undefined) =>
  (request: Pick<FastifyRequest, 'headers'>): void => {
    if (token === undefined) throw refusal('noTill');
    if (!bearsToken(request.headers.authorization, token)) throw refusal('wrongTillToken');
  };
