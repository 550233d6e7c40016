import 'server-only';
import { wirePath, type Endpoint, type InputOf, type RawInput, type ReplyOf } from '@/lib/contract/endpoint';
import { CODE, ErrorReply, ProblemError, defaultMessage } from '@/lib/contract/problem';
import { refusal } from '@/lib/contract/refusals';
import type { Person } from '@/lib/rights/permissions';
import { hiddenFrom, seenReply, sortsByHidden } from '@/lib/rights/sights';
import type { LegacyServer } from '@/lib/env';
import { PLACES } from '@/lib/contract/places';
import { callOn } from './legacy-paths';
import { replyLimitOf, timeFor, timesForUpload, type Haste } from './bounds';
import { exchange, reasonOf, silenceOf, type Answer } from './exchange';
import { log } from './log';
import { parseBy, replyJson } from './reply-json';
import { isOwn } from './servers';
import { specialLogins } from './settings';

/** Places of the product, which a legacy server knows by their numbers. */
const EVERY_PLACE = Object.values(PLACES).map(({ place_id }) => place_id);
/**
 * The body of a call of payments for a legacy server, whose only choice of halls is `places`: all places of the product
 * for all halls, the main bar where the venue's setting is asked for. Other bodies stay.
 */
function halllessBody(body: unknown): unknown {
  const { halls, ...rest } = (body ?? {}) as { halls?: unknown };
  if (halls === undefined) return body;
  return { ...rest, places: halls === 'all' ? EVERY_PLACE : [PLACES.statistics.place_id] };
}

export interface UpstreamContext extends Haste {
  readonly server: LegacyServer;
  /** The admin API's own cookie, as `name=value; name=value`. */
  readonly cookie: string;
  /** The reader of the reply; without one it holds nothing that needs a right of its own. */
  readonly person?: Person | undefined;
  /** Login that the session was opened with; none for a till. A legacy server does not name the signed-in user. */
  readonly login?: string;
  /** The calling page, e.g. `/menu`; sent as a location hash. */
  readonly location: string;
  readonly requestId: string;
  readonly address?: string | undefined;
  /** The browser's own User-Agent; sent with a sign-in. */
  readonly device?: string | undefined;
  /** Cookie by which our backend knows the browser again; sent with a sign-in. */
  readonly knownDevice?: string | undefined;
  readonly idempotencyKey?: string | undefined;
  /** The till's bearer token, in place of a session. */
  readonly authorization?: string | undefined;
  /** Told the HTTP status of a whole answer, whatever it says. */
  readonly onAnswer?: ((status: number) => void) | undefined;
}

/** A multipart form that is streamed; `refused` holds the reason if it was cut off. */
export interface UpstreamForm {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: AsyncIterable<Uint8Array>;
  readonly refused: () => ProblemError | undefined;
}

const headersOf = (endpoint: Endpoint, context: UpstreamContext): Record<string, string> => ({
  accept: 'application/json',
  'x-request-id': context.requestId,
  'x-location-hash': `#${context.location}`,
  ...(context.cookie && { cookie: context.cookie }),
  ...(context.address && { 'x-forwarded-for': context.address }),
  ...(context.device && { 'user-agent': context.device }),
  ...(context.knownDevice && { 'x-known-device': context.knownDevice }),
  ...(context.idempotencyKey && { 'idempotency-key': context.idempotencyKey }),
  ...(context.authorization && { authorization: context.authorization }),
  ...(endpoint.body && { 'content-type': 'application/json' }),
});

function isCleared(line: string): boolean {
  const maxAge = /;\s*max-age=(-?\d+)/i.exec(line)?.[1];
  if (maxAge !== undefined) return Number(maxAge) <= 0;
  const expires = /;\s*expires=([^;]+)/i.exec(line)?.[1];
  return expires !== undefined && Date.parse(expires) <= Date.now();
}

/** Cookies of the session after a reply: the previous ones with the reply's changes. */
function cookiesAfter(before: string, { headers }: Answer): string {
  const changes = headers['set-cookie'] ?? [];
  if (changes.length === 0) return before;
  const jar = new Map<string, string>();
  const put = (pair: string) => {
    const [name = '', ...value] = pair.split('=');
    if (name.trim()) jar.set(name.trim(), value.join('=').trim());
  };
  before.split(';').forEach(put);
  for (const line of changes) {
    put(line.split(';')[0] ?? '');
    if (isCleared(line)) jar.delete((line.split('=')[0] ?? '').trim());
  }
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
}

const SILENCE = {
  [CODE.drift]: 'The reply of the admin API is too large',
  [CODE.tooSlow]: 'The admin API did not answer in time',
  [CODE.unreachable]: 'The admin API does not answer',
};

/** Codes from 1000 up are the BFF's, and our backend's when disk or database fails. Another server means something else. */
function codeOf(code: unknown, status: number, own: boolean): number {
  if (own && code === CODE.unavailable) return code;
  const number = typeof code === 'string' || typeof code === 'number' ? Number(code) : NaN;
  if (Number.isInteger(number) && number >= 0 && number < 1000) return number;
  return status === 413 ? CODE.tooLarge : CODE.upstreamFailed;
}

/** The problem in a reply, or null for a successful one. */
function problemIn(
  endpoint: Endpoint,
  { status, statusText, headers }: Answer,
  json: unknown,
  own: boolean,
): ProblemError | null {
  const isOk = status >= 200 && status < 300;
  const isRedirect = status >= 300 && status < 400;
  const refused = ErrorReply.safeParse(json).data;
  if (status === 401 || (isRedirect && /login/.test(headers.location ?? ''))) {
    const hasSession = endpoint.access !== 'public' && endpoint.access !== 'till';
    if (hasSession) return new ProblemError(CODE.sessionEnded, 'The session has ended');
    if (!refused) return refusal('wrongLogin');
  }
  if (refused) {
    const { error, message, field, key, args } = refused;
    const code = codeOf(refused.code, status, own);
    return new ProblemError(code, error ?? message ?? defaultMessage(code), field, { key, args });
  }
  // A bare text where an object belongs is the server's error message.
  if (isOk && typeof json === 'string') return new ProblemError(CODE.upstreamFailed, json);
  if (isOk && json !== undefined) return null;
  if (isOk || isRedirect) return new ProblemError(CODE.noJson, 'error: No JSON format');
  const text = (json as { message?: unknown } | undefined)?.message;
  return new ProblemError(CODE.upstreamFailed, typeof text === 'string' ? text : statusText);
}

/** Whether a request names a hall: a server that ignores the field would answer for the section's own place. */
const asksForHall = ({ body }: RawInput): boolean => !!(body as { hall?: unknown } | undefined)?.hall;

/** Figures to leave out of a reply, because the reader may not see them. Our own backend leaves them out itself. */
const hiddenIn = ({ hides }: Endpoint, { server, person }: UpstreamContext) =>
  hides && !isOwn(server) ? hiddenFrom(person ?? null, specialLogins()) : [];

/** Sends one call. Never follows a redirect, which could carry credentials elsewhere. */
async function send(endpoint: Endpoint, raw: RawInput, context: UpstreamContext, form?: UpstreamForm): Promise<Answer> {
  if (asksForHall(raw) && !isOwn(context.server)) throw refusal('noWholeVenue', 'hall');
  const started = performance.now();
  const fields = { endpoint: endpoint.id, server: context.server.id, request_id: context.requestId };
  try {
    const answer = await exchange(new URL(wirePath(callOn(context.server, endpoint), raw), context.server.url), {
      method: endpoint.method,
      headers: { ...headersOf(endpoint, context), ...form?.headers },
      body: endpoint.body && (form?.body ?? JSON.stringify(isOwn(context.server) ? raw.body : halllessBody(raw.body))),
      ...(form ? timesForUpload() : { timeoutMs: timeFor(context, endpoint) }),
      replyLimit: replyLimitOf(endpoint),
    });
    context.onAnswer?.(answer.status);
    log.debug({ ...fields, status: answer.status, ms: Math.round(performance.now() - started) }, 'upstream');
    return answer;
  } catch (cause) {
    const broken = form?.refused();
    if (broken) throw broken;
    log.warn({ ...fields, cause: reasonOf(cause) }, 'no answer');
    const code = silenceOf(cause);
    throw new ProblemError(code, SILENCE[code]);
  }
}

/**
 * Makes one call to an admin API server with the session's credentials. `form` replaces a JSON body. A legacy server knows
 * nothing of `hides`, so that its reply is cut here.
 * @throws ProblemError for every refusal, silence, truncated body, foreign format or reply outside the contract.
 */
export async function callUpstream<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E> | RawInput,
  context: UpstreamContext,
  form?: UpstreamForm,
): Promise<{ reply: ReplyOf<E>; cookie: string; body?: Uint8Array<ArrayBuffer> | undefined }> {
  const hidden = hiddenIn(endpoint, context);
  if (sortsByHidden(endpoint, input as RawInput, hidden)) throw refusal('noPrivilege', 'sort');
  const answer = await send(endpoint, input as RawInput, context, form);
  const own = isOwn(context.server);
  const json = replyJson(answer.body, own);
  const problem = problemIn(endpoint, answer, json, own);
  if (problem) throw problem;
  const schema = own ? endpoint.reply : (endpoint.legacyReply ?? endpoint.reply);
  const parsed = parseBy(schema, json);
  if (!parsed.success) {
    const fields = { endpoint: endpoint.id, server: context.server.id, request_id: context.requestId };
    log.error(
      { ...fields, status: answer.status, issues: parsed.error.issues.slice(0, 5) },
      'reply outside the contract',
    );
    throw new ProblemError(CODE.drift, 'The reply does not match the contract');
  }
  const body = own ? answer.body : undefined;
  return {
    reply: seenReply(endpoint, parsed.data as ReplyOf<E>, hidden),
    cookie: cookiesAfter(context.cookie, answer),
    body,
  };
}

/**
 * Relays a file of a type that the endpoint allows.
 * @throws ProblemError for a refusal, silence, or a reply of another type.
 */
export async function relayFile(endpoint: Endpoint, input: RawInput, context: UpstreamContext): Promise<Response> {
  const answer = await send(endpoint, input, context);
  const { headers, body } = answer;
  const sent = headers['content-type']?.split(';')[0];
  const type = endpoint.replyTypes?.find((known) => known === sent);
  const own = isOwn(context.server);
  if (answer.status !== 200 || !type)
    throw (
      problemIn(endpoint, answer, replyJson(body, own), own) ??
      new ProblemError(CODE.drift, 'The reply is no such file')
    );
  const disposition = headers['content-disposition'] ?? '';
  return new Response(body, {
    headers: {
      // A PDF from outside may hold scripts: it is downloaded, never shown as a page of ours.
      ...(type === 'application/pdf' && {
        'content-disposition': disposition.startsWith('attachment') ? disposition : 'attachment',
      }),
      'content-type': type,
      'cache-control': headers['cache-control'] ?? 'private, no-cache',
    },
  });
}
