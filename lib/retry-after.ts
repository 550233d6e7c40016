import { CODE, type ProblemError } from './contract/problem';

/** Header of a refusal that says when the next attempt is taken. */
export function retryAfter({ code, translation: { args } }: ProblemError): Readonly<Record<string, string>> {
  const seconds = args?.['seconds'];
  return code === CODE.tooManyAttempts && seconds !== undefined ? { 'retry-after': String(seconds) } : {};
}
