import 'server-only';
import { CODE, ProblemError } from '@/lib/contract/problem';
import type { LegacyServer } from '@/lib/env';
import { addressIn } from '@/lib/http/network';
import { socketAddress } from '@/lib/http/socket-address';
import { deadline } from './bounds';
import { findServer } from './servers';
import { settings } from './settings';
import type { SessionData } from './session';
import type { UpstreamContext } from './upstream';

const REQUEST_ID = /^[\w-]{8,64}$/;
const LOCATION = /^\/[\w\-./%]{0,200}$/;
const KEY = /^[\w-]{8,64}$/;

const accepted = (value: string | null, form: RegExp): string | undefined =>
  value !== null && form.test(value) ? value : undefined;

export const requestIdOf = (headers: Headers): string =>
  accepted(headers.get('x-request-id'), REQUEST_ID) ?? crypto.randomUUID();

/**
 * Address of the client. A trusted proxy (TRUST_PROXY) names it in the last entry of `X-Forwarded-For`; clients can forge
 * earlier entries. Otherwise it is the address of the socket at our web server. Undefined without either.
 */
export function addressOf(headers: Headers): string | undefined {
  const isTrusted = settings().TRUST_PROXY === 'on';
  const named = isTrusted ? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return addressIn(named) ?? socketAddress(headers);
}

/**
 * Context of the calls to the admin API on behalf of a request, which share its deadline.
 * @throws ProblemError 1001 when the session's server is no longer in the settings.
 */
export function contextOf(headers: Headers, session: SessionData, location?: string): UpstreamContext {
  const server = findServer(session.server);
  if (!server) throw new ProblemError(CODE.sessionEnded, 'The server is gone from the settings');
  return {
    server,
    cookie: session.cookie,
    login: session.login,
    location: location ?? accepted(headers.get('x-location'), LOCATION) ?? '/',
    requestId: requestIdOf(headers),
    address: addressOf(headers),
    idempotencyKey: accepted(headers.get('idempotency-key'), KEY),
    deadline: deadline(),
  };
}

/** Context of a till's call: no session, and the backend judges its idempotency key. */
export const tillContextOf = (headers: Headers, server: LegacyServer): UpstreamContext => ({
  server,
  cookie: '',
  location: '/till',
  requestId: requestIdOf(headers),
  address: addressOf(headers),
  idempotencyKey: headers.get('idempotency-key') ?? undefined,
});
