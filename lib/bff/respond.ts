import 'server-only';
import { ProblemError, retryAfter, statusOf, type Problem } from '../contract/problem';
import { refusal } from '../contract/refusals';
import { requestIdOf } from './context';
import { log } from './log';
import { hostOf } from './session';

/** The response for an error. An unexpected error is logged and answered as 1006, unless the client has left. */
function problemResponse(error: unknown, requestId: string, { signal }: Request): Response {
  const known = error instanceof ProblemError;
  if (!known && !signal.aborted) log.error({ request_id: requestId, err: error }, 'unexpected error');
  const { code, message, details } = known ? error : refusal('internal');
  const problem: Problem = { code, message, ...details, request_id: requestId };
  return Response.json(problem, { status: statusOf(code), headers: retryAfter(code) });
}

/** Refuses calls from pages of another site. */
function refuseForeign(request: Request): void {
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  const foreign = origin !== null && (!URL.canParse(origin) || new URL(origin).host !== hostOf(request.headers));
  if (request.method !== 'GET' && (foreign || (site !== null && site !== 'same-origin' && site !== 'none'))) {
    throw refusal('foreignCall');
  }
}

/** Wraps every route handler: request id, foreign sites, errors, log line, no caching by default. */
export async function respond(request: Request, handler: (requestId: string) => Promise<Response>): Promise<Response> {
  const requestId = requestIdOf(request.headers);
  const started = performance.now();
  let response: Response;
  try {
    refuseForeign(request);
    response = await handler(requestId);
  } catch (error) {
    response = problemResponse(error, requestId, request);
  }
  response.headers.set('x-request-id', requestId);
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store');
  response.headers.set('x-content-type-options', 'nosniff');
  const { pathname } = new URL(request.url);
  const ms = Math.round(performance.now() - started);
  const { status } = response;
  const hasLeft = request.signal.aborted;
  const level = hasLeft ? 'info' : status >= 500 ? 'error' : status >= 400 ? 'warn' : 'info';
  log[level](
    { request_id: requestId, method: request.method, path: pathname, status, ms, ...(hasLeft && { hasLeft }) },
    'call',
  );
  return response;
}
