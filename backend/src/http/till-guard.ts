import type { FastifyRequest } from 'fastify';
import { bearsToken } from '@/lib/bearer';
import { CODE, ProblemError } from '@/lib/contract/problem';

/** Lets the till pass by its bearer token. @throws ProblemError 4 for a wrong one, 1010 where the venue has set none */
export const tillGuard =
  (token: string | undefined) =>
  (request: Pick<FastifyRequest, 'headers'>): void => {
    if (token === undefined) throw new ProblemError(CODE.notSetUp, 'POS_TOKEN is not set');
    if (!bearsToken(request.headers.authorization, token))
      throw new ProblemError(CODE.wrongLogin, "The token is not the till's");
  };
