import type { FastifyRequest } from 'fastify';
import { bearsToken } from '@/lib/bearer';
import { refusal } from '@/lib/contract/refusals';

/** Lets the till pass by its bearer token. @throws ProblemError 4 for a wrong one, 1010 where the venue has set none */
export const tillGuard =
  (token: string | undefined) =>
  (request: Pick<FastifyRequest, 'headers'>): void => {
    if (token === undefined) throw refusal('noTill');
    if (!bearsToken(request.headers.authorization, token)) throw refusal('wrongTillToken');
  };
