import 'server-only';
import { ReadableStream } from 'node:stream/web';
import { wirePath, type Endpoint, type InputOf, type RawInput, type ReplyOf } from '../contract/endpoint';
import { CODE, ErrorReply, ProblemError, defaultMessage } from '../contract/problem';
import { refusal } from '../contract/refusals';
import type { LegacyServer } from '../env';
import { log } from './log';

const TIMEOUT_MS = 15_000;
/** A photo over a slow connection takes minutes. */
const FORM_TIMEOUT_MS = 300_000;

export interface UpstreamContext {
  readonly server: LegacyServer;
  /** The admin API's own cookie, as `name=value; name=value`. */
  readonly cookie: string;
  /** The calling page, e.g. `/menu`; sent as a location hash. */
  readonly location: string;
  readonly requestId: string;
  readonly address?: string | undefined;
  readonly idempotencyKey?: string | undefined;
  /** The till's bearer token, in place of a session. */
  readonly authorization?: string | undefined;
  readonly timeoutMs?: number;
}

/** A multipart form that is streamed; `refused` holds the reason if it was cut off. */
export interface UpstreamForm {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: AsyncIterable<Uint8Array>;
  readonly refused: () => ProblemError | undefined;
}

function headersOf(endpoint: Endpoint, context: UpstreamContext): Headers {
  const headers = new Headers({
    accept: 'application/json',
    'x-request-id': context.requestId,
    'x-location-hash': `#${context.location}`,
  });
  if (context.cookie) headers.set('cookie', context.cookie);
  if (context.address) headers.set('x-forwarded-for', context.address);
  if (context.idempotencyKey) headers.set('idempotency-key', context.idempotencyKey);
  if (context.authorization) headers.set('authorization', context.authorization);
  if (endpoint.body) headers.set('content-type', 'application/json');
  return headers;
}

function isCleared(line: string): boolean {
  const maxAge = /;\s*max-age=(-?\d+)/i.exec(line)?.[1];
  if (maxAge !== undefined) return Number(maxAge) <= 0;
  const expires = /;\s*expires=([^;]+)/i.exec(line)?.[1];
  return expires !== undefined && Date.parse(expires) <= Date.now();
}

/** Cookies of the session after a reply: the previous ones with the reply's changes. */
function cookiesAfter(before: string, response: Response): string {
  const jar = new Map<string, string>();
  const put = (pair: string) => {
    const [name = '', ...value] = pair.split('=');
    if (name.trim()) jar.set(name.trim(), value.join('=').trim());
  };
  before.split(';').forEach(put);
  for (const line of response.headers.getSetCookie()) {
    put(line.split(';')[0] ?? '');
    if (isCleared(line)) jar.delete((line.split('=')[0] ?? '').trim());
  }
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
}

/** Error code of the network; fetch's own message only says that it failed. */
const reasonOf = (cause: unknown): string => {
  const { code } = ((cause as { cause?: unknown }).cause ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : String(cause);
};

function failure(cause: unknown): ProblemError {
  return (cause as Error).name === 'TimeoutError'
    ? new ProblemError(CODE.tooSlow, 'The admin API did not answer in time')
    : new ProblemError(CODE.unreachable, 'The admin API does not answer');
}

/** Codes from 1000 up are the BFF's. A server that uses one means something else. */
function codeOf(code: unknown, status: number): number {
  const number = typeof code === 'string' || typeof code === 'number' ? Number(code) : NaN;
  if (Number.isInteger(number) && number >= 0 && number < 1000) return number;
  return status === 413 ? CODE.tooLarge : CODE.upstreamFailed;
}

/** The problem in a reply, or null for a successful one. */
function problemIn(endpoint: Endpoint, response: Response, json: unknown): ProblemError | null {
  const { status } = response;
  const isRedirect = status >= 300 && status < 400;
  const refused = ErrorReply.safeParse(json).data;
  if (status === 401 || (isRedirect && /login/.test(response.headers.get('location') ?? ''))) {
    const hasSession = endpoint.access !== 'public' && endpoint.access !== 'till';
    if (hasSession) return new ProblemError(CODE.sessionEnded, 'The session has ended');
    if (!refused) return refusal('wrongLogin');
  }
  if (refused) {
    const { error, message, field, key, args } = refused;
    const code = codeOf(refused.code, status);
    return new ProblemError(code, error ?? message ?? defaultMessage(code), field, { key, args });
  }
  // A bare text where an object belongs is the server's error message.
  if (response.ok && typeof json === 'string') return new ProblemError(CODE.upstreamFailed, json);
  if (response.ok && json !== undefined) return null;
  if (response.ok || isRedirect) return new ProblemError(CODE.noJson, 'error: No JSON format');
  const text = (json as { message?: unknown } | undefined)?.message;
  return new ProblemError(CODE.upstreamFailed, typeof text === 'string' ? text : response.statusText);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Sends one call and waits until `read` has consumed the reply. Never follows a redirect, which could carry credentials
 * elsewhere.
 */
async function send<T>(
  endpoint: Endpoint,
  raw: RawInput,
  context: UpstreamContext,
  read: (response: Response) => Promise<T>,
  form?: UpstreamForm,
): Promise<T> {
  const started = performance.now();
  const fields = { endpoint: endpoint.id, server: context.server.id, request_id: context.requestId };
  const headers = headersOf(endpoint, context);
  for (const [name, value] of Object.entries(form?.headers ?? {})) headers.set(name, value);
  const body = form
    ? { body: ReadableStream.from(form.body) as BodyInit, duplex: 'half' }
    : { body: JSON.stringify(raw.body) };
  const timeout = form ? FORM_TIMEOUT_MS : TIMEOUT_MS;
  try {
    const response = await fetch(new URL(wirePath(endpoint, raw), context.server.url), {
      method: endpoint.method,
      headers,
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(context.timeoutMs ?? timeout),
      ...(endpoint.body && body),
    });
    const result = await read(response);
    log.debug({ ...fields, status: response.status, ms: Math.round(performance.now() - started) }, 'upstream');
    return result;
  } catch (cause) {
    if (cause instanceof ProblemError) throw cause;
    const broken = form?.refused();
    if (broken) throw broken;
    log.warn({ ...fields, cause: reasonOf(cause) }, 'no answer');
    throw failure(cause);
  }
}

/**
 * Makes one call to an admin API server with the session's credentials. `form` replaces a JSON body.
 * @throws ProblemError for every refusal, silence, truncated body, foreign format or reply outside the contract.
 */
export async function callUpstream<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E> | RawInput,
  context: UpstreamContext,
  form?: UpstreamForm,
): Promise<{ reply: ReplyOf<E>; cookie: string }> {
  const read = async (response: Response) => ({ response, json: parseJson(await response.text()) });
  const { response, json } = await send(endpoint, input as RawInput, context, read, form);
  const problem = problemIn(endpoint, response, json);
  if (problem) throw problem;
  const parsed = endpoint.reply.safeParse(json);
  if (!parsed.success) {
    const fields = { endpoint: endpoint.id, server: context.server.id, request_id: context.requestId };
    log.error(
      { ...fields, status: response.status, issues: parsed.error.issues.slice(0, 5) },
      'reply outside the contract',
    );
    throw new ProblemError(CODE.drift, 'The reply does not match the contract');
  }
  return { reply: parsed.data as ReplyOf<E>, cookie: cookiesAfter(context.cookie, response) };
}

/**
 * Relays a file of a type that the endpoint allows, with headers that keep the browser from guessing another.
 * @throws ProblemError for a refusal, silence, or a reply of another type.
 */
export const relayFile = (endpoint: Endpoint, input: RawInput, context: UpstreamContext): Promise<Response> =>
  send(endpoint, input, context, async (response) => {
    const sent = response.headers.get('content-type')?.split(';')[0];
    const type = endpoint.replyTypes?.find((known) => known === sent);
    if (!response.ok || !type) {
      throw (
        problemIn(endpoint, response, parseJson(await response.text())) ??
        new ProblemError(CODE.drift, 'The reply is no such file')
      );
    }
    const disposition = response.headers.get('content-disposition') ?? '';
    return new Response(await response.arrayBuffer(), {
      headers: {
        // A PDF from outside may hold scripts: it is downloaded, never shown as a page of ours.
        ...(type === 'application/pdf' && {
          'content-disposition': disposition.startsWith('attachment') ? disposition : 'attachment',
        }),
        'content-type': type,
        'cache-control': response.headers.get('cache-control') ?? 'private, no-cache',
        'x-content-type-options': 'nosniff',
      },
    });
  });
