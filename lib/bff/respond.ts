import 'server-only';
import { brokeOff } from '@/lib/http/broke-off';
import { CODE, ProblemError, statusOf, type Problem } from '@/lib/contract/problem';
import { refusal } from '@/lib/contract/refusals';
import { retryAfter } from '@/lib/http/retry-after';
import { requestIdOf } from './context';
import { log } from './log';
import { hostOf } from './session';

/** Forbids scripts and loading. Inline styles are allowed, because browsers use them to show an image. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** Chrome shows no PDF in a sandbox, and needs its own viewer as an object. */
const PDF_POLICY =
  "default-src 'self'; script-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Gives a reply of the API its headers: what a browser may do with it, and no caching by default. */
export function guarded(response: Response): Response {
  const { headers } = response;
  const isPdf = headers.get('content-type') === 'application/pdf';
  headers.set('content-security-policy', isPdf ? PDF_POLICY : `${POLICY}; sandbox`);
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  return response;
}

const routes = new WeakMap<Request, string>();

/** Sets the template of a request's address, such as `/api/orders/:id`. The reply names it in `x-route`, for the metrics. */
export const noteRoute = (request: Request, template: string): void => void routes.set(request, template);

/** The refusal that answers an error. An unexpected one is logged, unless it says only that the client has left. */
function refusalOf(error: unknown, requestId: string, { signal: { aborted: hasLeft } }: Request): ProblemError {
  if (error instanceof ProblemError) return error;
  if (!hasLeft) log.error({ request_id: requestId, err: error }, 'unexpected error');
  else if (!brokeOff(error)) log.warn({ request_id: requestId, err: error, hasLeft }, 'unexpected error');
  return refusal('internal');
}

function problemResponse(refused: ProblemError, requestId: string): Response {
  const { code, message, details } = refused;
  const problem: Problem = { code, message, ...details, request_id: requestId };
  return Response.json(problem, {
    status: statusOf(code),
    headers: { ...retryAfter(refused), ...(details.key && { 'x-refusal': details.key }) },
  });
}

const OWN_SITES: readonly (string | null)[] = [null, 'same-origin', 'none'];

/** Whether a call comes from a page of ours, as the browser says; undefined when it says nothing. */
function isFromOurPage(headers: Headers): boolean | undefined {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  if (site === null && origin === null) return undefined;
  const isOwnOrigin = origin === null || URL.parse(origin)?.host === hostOf(headers);
  return isOwnOrigin && OWN_SITES.includes(site);
}

/**
 * Refuses calls that change something and come from pages of another site, or from a caller that names no page. A till
 * is no browser: its token, which no page knows, is checked instead.
 */
function refuseForeign({ method, headers }: Request, isTill: boolean): void {
  if (method === 'GET' || method === 'HEAD') return;
  if (!(isFromOurPage(headers) ?? isTill)) throw refusal('foreignCall');
}

interface Kind {
  /** Whether the handler takes the till's token only. */
  readonly isTill?: boolean;
}

/** Wraps every route handler: request id, foreign sites, errors, log line, security headers, no caching by default. */
export async function respond(
  request: Request,
  handler: (requestId: string) => Promise<Response>,
  { isTill = false }: Kind = {},
): Promise<Response> {
  const requestId = requestIdOf(request.headers);
  const started = performance.now();
  let response: Response;
  let isBusy = false;
  try {
    refuseForeign(request, isTill);
    response = await handler(requestId);
  } catch (error) {
    const refused = refusalOf(error, requestId, request);
    isBusy = refused.code === CODE.busy;
    response = problemResponse(refused, requestId);
  }
  response.headers.set('x-request-id', requestId);
  const route = routes.get(request);
  if (route !== undefined) response.headers.set('x-route', route);
  guarded(response);
  const { pathname } = new URL(request.url);
  const ms = Math.round(performance.now() - started);
  const { status } = response;
  const hasLeft = request.signal.aborted;
  // A full queue refuses on purpose: no error.
  const level = hasLeft ? 'info' : status >= 500 && !isBusy ? 'error' : status >= 400 ? 'warn' : 'info';
  log[level](
    { request_id: requestId, method: request.method, path: pathname, status, ms, ...(hasLeft && { hasLeft }) },
    'call',
  );
  return response;
}
