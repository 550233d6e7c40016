import { nanoid } from 'nanoid';
import {
  browserPath,
  wirePath,
  type Endpoint,
  type InputOf,
  type RawInput,
  type ReplyOf,
  type Tag,
} from '@/lib/contract/endpoint';
import { CODE, problemIn, type Problem } from '@/lib/contract/problem';

/** Error of a call that was refused or did not arrive; `problem.code` selects the text for the user. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.message);
  }
}

/** Problem of a caught error. What is no ApiError was thrown by the page itself: no server knows of it. */
export const problemOf = (error: unknown): Problem =>
  error instanceof ApiError ? error.problem : { code: CODE.browserFault, message: String(error) };

/** Code of a refusal whose body is none of ours, e.g. a proxy's page. */
const codeOf = (status: number): number =>
  status === 413 ? CODE.tooLarge : status >= 500 ? CODE.unavailable : CODE.noJson;

export const unreachable = (): ApiError => new ApiError({ code: CODE.unreachable, message: 'No answer' }, 0);

/** Error for a refusing reply; an expired session also redirects to the sign-in page. */
export function refusalOf(json: unknown, status: number, statusText: string): ApiError {
  const problem = problemIn(json) ?? { code: codeOf(status), message: `${status} ${statusText}`.trim() };
  if (problem.code === CODE.sessionEnded && typeof window !== 'undefined') returnToLogin();
  if (problem.key === 'secondFactorFirst' && typeof window !== 'undefined')
    window.location.assign('/settings/security');
  return new ApiError(problem, status);
}

function returnToLogin(): void {
  const here = window.location.pathname + window.location.search;
  window.location.assign(`/api/auth/ended?next=${encodeURIComponent(here)}`);
}

async function exchange(endpoint: Endpoint, input: RawInput, fetcher: typeof fetch, key?: string): Promise<unknown> {
  const headers = new Headers({ accept: 'application/json' });
  if (typeof window !== 'undefined') headers.set('x-location', window.location.pathname);
  if (endpoint.body) headers.set('content-type', 'application/json');
  if (key !== undefined) headers.set('idempotency-key', key);
  const init = { method: endpoint.method, headers, ...(endpoint.body && { body: JSON.stringify(input.body) }) };
  const response = await fetcher(browserPath(wirePath(endpoint, input)), init).catch(() => {
    throw unreachable();
  });
  const json: unknown = await response.json().catch(() => undefined);
  if (response.ok) return json;
  throw refusalOf(json, response.status, response.statusText);
}

/**
 * Sends a query of the contract to the BFF, for code that serves any endpoint.
 * @throws ApiError when it is refused; an expired session also redirects to the sign-in page.
 */
export const ask = <E extends Endpoint>(endpoint: E, input: InputOf<E>, fetcher: typeof fetch = fetch) =>
  exchange(endpoint, input as RawInput, fetcher) as Promise<ReplyOf<E>>;

/** Sends a query of one endpoint; a command does not type-check. */
export const call = <E extends Endpoint>(
  endpoint: E extends { readonly changes: readonly Tag[] } ? never : E,
  input: InputOf<E>,
  fetcher: typeof fetch = fetch,
) => ask<E>(endpoint, input, fetcher);

/**
 * Sends a command of the contract under an idempotency key. Repeating the key repeats a command that may have arrived,
 * without a second effect. Features use `useCommand`, `useSend`, `useUpload` or a form.
 * @throws ApiError when it is refused; an expired session also redirects to the sign-in page.
 */
export const send = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  fetcher: typeof fetch = fetch,
  key: string = nanoid(),
) => exchange(endpoint, input as RawInput, fetcher, key) as Promise<ReplyOf<E>>;
