import type { FastifyError, FastifyInstance } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { CODE, ProblemError, statusOf } from '@/lib/contract/problem';

/** The database's own error: the one around it repeats every value of the query, password hashes among them. */
const causeOf = (error: Error): Error & { code?: unknown; constraint?: unknown } =>
  error.cause instanceof Error ? error.cause : error;

/** A NUL, or half of a character of two, which PostgreSQL stores neither as text nor in JSON. */
const isUnkeepable = ({ code, message }: { code?: unknown; message: string }): boolean =>
  code === '22021' || code === '22P05' || (code === '22P02' && message.endsWith('type json'));

/** What only arithmetic finds out: 22003 a number, 22008 a time. */
const BEYOND_RANGE = ['22003', '22008'];

/** What the admin API answers for an error: `{code, error}` with the status that follows from the code. */
function problemOf(error: FastifyError | ProblemError): ProblemError {
  if (error instanceof ProblemError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const field = error.validation[0]?.instancePath.replace(/^\//, '').replaceAll('/', '.');
    return new ProblemError(CODE.badRequest, error.message, field);
  }
  if (error.statusCode === 413) return new ProblemError(CODE.tooLarge, 'The request is too large');
  if (error.statusCode !== undefined && error.statusCode < 500) return new ProblemError(CODE.badRequest, error.message);
  // No fund may go below zero, whoever forgot to look first.
  if (causeOf(error).constraint === 'fund_balances_covered')
    return new ProblemError(CODE.balanceTooLow, 'The balance is too low');
  if (isUnkeepable(causeOf(error)))
    return new ProblemError(CODE.badRequest, 'A text has a character that cannot be kept');
  if (BEYOND_RANGE.includes(String(causeOf(error).code)))
    return new ProblemError(CODE.badRequest, 'A figure or a time is too large to be kept');
  return new ProblemError(CODE.internal, 'Internal error');
}

/** Answers every error in the admin API's own shape; only what we did not expect is logged as an error. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | ProblemError, request, reply) => {
    const problem = problemOf(error);
    if (problem.code === CODE.internal) request.log.error({ err: causeOf(error) }, 'unexpected error');
    const { code, message, field } = problem;
    return reply.status(statusOf(code)).send({ code, error: message, ...(field && { field }) });
  });
  app.setNotFoundHandler((_request, reply) => reply.status(404).send({ code: CODE.notFound, error: 'No such call' }));
}
