import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { brokeOff } from '@/lib/http/broke-off';
import { badInput, CODE, ProblemError, statusOf } from '@/lib/contract/problem';
import { refusal } from '@/lib/contract/refusals';
import { retryAfter } from '@/lib/http/retry-after';
import { spaceLeft } from '../files/disk';
import { unavailable } from './unavailable';

/** The database's own error. Its wrapper repeats every value of the query, password hashes included. */
const causeOf = (error: Error): Error & { code?: unknown; constraint?: unknown } =>
  error.cause instanceof Error ? error.cause : error;

/** An error for the log, without PostgreSQL's `detail`: it repeats the values of a refused row, password hashes included. */
function loggable(error: Error): Error {
  const cause: Error & { detail?: unknown } = causeOf(error);
  delete cause.detail;
  return cause;
}

/** Whether a text has a NUL or half of a surrogate pair, which PostgreSQL cannot store. */
const isUnkeepable = ({ code, message }: { code?: unknown; message: string }): boolean =>
  code === '22021' || code === '22P05' || (code === '22P02' && message.endsWith('type json'));

/** Errors of arithmetic: 22003 a number, 22008 a time out of range. */
const BEYOND_RANGE = ['22003', '22008'];

/** The refusal that answers an error. */
function problemOf(error: FastifyError | ProblemError): ProblemError {
  if (error instanceof ProblemError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const path = error.validation[0]?.instancePath.replace(/^\//, '').split('/') ?? [];
    return badInput({ message: error.message, path });
  }
  if (error.statusCode === 413) return refusal('requestTooLarge');
  if (error.statusCode !== undefined && error.statusCode < 500) return badInput({ message: error.message, path: [] });
  // The database refuses a fund below zero in every case.
  if (causeOf(error).constraint === 'fund_balances_covered') return refusal('balanceTooLow');
  if (isUnkeepable(causeOf(error))) return refusal('textNotStorable');
  if (BEYOND_RANGE.includes(String(causeOf(error).code))) return refusal('figureTooLarge');
  const away = unavailable(causeOf(error));
  return refusal(away ?? 'internal');
}

/** Failure of this server in words, for the log; undefined for a refusal. */
function failureOf({ code, translation: { key } }: ProblemError): string | undefined {
  if (key === 'diskFull') return 'the disk is full';
  if (key === 'databaseAway') return 'the database cannot answer';
  if (key === 'newerRelease') return 'a newer release has migrated the database';
  if (key === 'clockWrong') return 'the clock is wrong';
  return code === CODE.internal ? 'unexpected error' : undefined;
}

function send(reply: FastifyReply, problem: ProblemError): FastifyReply {
  const { code, message, details } = problem;
  return reply
    .status(statusOf(code))
    .headers(retryAfter(problem))
    .send({ code, error: message, ...details });
}

/**
 * Answers every error in the admin API's shape. Errors in the log are unexpected ones, a lost database and a full disk,
 * with what is left on the disk of `dataDir`; warnings when the client has left by then. A client that
 * left is not logged as an error.
 */
export function registerErrors(app: FastifyInstance, dataDir = '.'): void {
  app.setErrorHandler((error: FastifyError | ProblemError, request, reply) => {
    const problem = problemOf(error);
    const failure = failureOf(problem);
    const hasLeft = request.raw.socket.destroyed;
    if (hasLeft && (failure === undefined || brokeOff(error))) request.log.info('the client has left');
    else if (failure !== undefined) {
      const disk = problem.translation.key === 'diskFull' ? { disk: spaceLeft(dataDir) } : {};
      const fields = { err: loggable(error), ...disk, ...(hasLeft && { hasLeft }) };
      request.log[hasLeft ? 'warn' : 'error'](fields, failure);
    }
    return send(reply, problem);
  });
  app.setNotFoundHandler((_request, reply) => send(reply, refusal('noSuchCall')));
}
