import { browserPath, wirePath, type Endpoint, type InputOf, type RawInput, type ReplyOf } from '../contract/endpoint';
import { CODE, Problem } from '../contract/problem';

/** A call that the server refused or that did not arrive; `problem.code` picks the text for a person. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.message);
  }
}

export const unreachable = (): ApiError => new ApiError({ code: CODE.unreachable, message: 'No answer' }, 0);

/** The error that a refusing reply stands for; an ended session also leads back to the sign-in page. */
export function refusalOf(json: unknown, status: number, statusText: string): ApiError {
  const problem = Problem.catch({ code: CODE.internal, message: statusText }).parse(json);
  if (problem.code === CODE.sessionEnded && typeof window !== 'undefined') returnToLogin();
  return new ApiError(problem, status);
}

function returnToLogin(): void {
  const here = window.location.pathname + window.location.search;
  window.location.assign(`/api/auth/ended?next=${encodeURIComponent(here)}`);
}

/**
 * Makes one call of the contract through the BFF. Commands carry an idempotency key, so that `retryKey` (the key of
 * the attempt before) repeats a command that may have arrived without doing it twice.
 * @throws ApiError when the call is refused; an ended session also leads back to the sign-in page.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  fetcher: typeof fetch = fetch,
  retryKey?: string,
): Promise<ReplyOf<E>> {
  const raw = input as RawInput;
  const headers = new Headers({ accept: 'application/json' });
  if (typeof window !== 'undefined') headers.set('x-location', window.location.pathname);
  if (endpoint.body) headers.set('content-type', 'application/json');
  if (endpoint.changes) headers.set('idempotency-key', retryKey ?? crypto.randomUUID());
  const init = { method: endpoint.method, headers, ...(endpoint.body && { body: JSON.stringify(raw.body) }) };
  const response = await fetcher(browserPath(wirePath(endpoint, raw)), init).catch(() => {
    throw unreachable();
  });
  const json: unknown = await response.json().catch(() => undefined);
  if (response.ok) return json as ReplyOf<E>;
  throw refusalOf(json, response.status, response.statusText);
}
