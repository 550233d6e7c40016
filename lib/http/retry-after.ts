import { CODE, type ProblemError } from '@/lib/contract/problem';

/** Seconds after which what is away or busy may be back. */
const SECONDS: Readonly<Record<number, number>> = {
  [CODE.unreachable]: 5,
  [CODE.tooSlow]: 5,
  [CODE.busy]: 30,
  [CODE.unavailable]: 5,
};

/** Header of a refusal that says when the next attempt is taken; empty where waiting does not help. */
export function retryAfter({ code, translation: { args } }: ProblemError): Readonly<Record<string, string>> {
  // A legacy server may send anything as an argument.
  const seconds = code === CODE.tooManyAttempts ? args?.['seconds'] : SECONDS[code];
  const isTime = typeof seconds === 'number' && Number.isFinite(seconds) && seconds >= 0;
  return isTime ? { 'retry-after': String(Math.ceil(seconds)) } : {};
}
