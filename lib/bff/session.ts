import 'server-only';
import { getIronSession, type IronSession, type SessionOptions } from 'iron-session';
import { z } from 'zod';
import { findServer, isOwn } from './servers';
import { settings } from './settings';

/**
 * Contents of the browser's sealed cookie: the chosen server and the admin API's own cookie. It cannot be revoked, so
 * it proves nothing by itself. `brewer`, who lands on beer craft, only saves middleware a call. `since` is the sign-in and `used`
 * the last recorded use, in Unix seconds; our own backend keeps its own.
 */
const SessionData = z.object({
  server: z.string(),
  cookie: z.string(),
  login: z.string(),
  brewer: z.boolean(),
  since: z.number().optional(),
  used: z.number().optional(),
});
export type SessionData = z.infer<typeof SessionData>;

const HOUR = 3600;
const DAY = 24 * HOUR;
const TEN_MINUTES = 600;
const now = (): number => Date.now() / 1000;

/** Value of a header that only a trusted proxy may set. Null without TRUST_PROXY, since any client can send the header. */
const fromProxy = (headers: Pick<Headers, 'get'>, name: string): string | null =>
  settings().TRUST_PROXY === 'on' ? headers.get(name) : null;

/** Host that the browser asked for. */
export const hostOf = (headers: Pick<Headers, 'get'>): string =>
  fromProxy(headers, 'x-forwarded-host') ?? headers.get('host') ?? '';

/** Whether the browser came by https, as a trusted proxy says. */
export const isHttps = (headers: Pick<Headers, 'get'>): boolean => fromProxy(headers, 'x-forwarded-proto') === 'https';

/** Address of the app as the browser asked for it, without a path. */
export const originOf = (headers: Pick<Headers, 'get'>): string =>
  `${isHttps(headers) ? 'https' : 'http'}://${hostOf(headers)}`;

/** Whether the browser is on another machine and came by plain http: others on the network can read what it sends. */
export const isExposed = (headers: Pick<Headers, 'get'>): boolean =>
  !isHttps(headers) && !/^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/.test(hostOf(headers));

function options(headers: Pick<Headers, 'get'>): SessionOptions {
  // Safari drops a Secure cookie that came by plain http, on the loopback too.
  const secure = isHttps(headers);
  const password = settings().SESSION_SECRET;
  if (!password) throw new Error('SESSION_SECRET is not set: start the app with `npm start`.');
  return {
    cookieName: secure ? '__Host-venue' : 'venue',
    password,
    ttl: Math.ceil(settings().SESSION_DAYS * DAY),
    cookieOptions: { httpOnly: true, sameSite: 'strict', secure, path: '/' },
  };
}

const OPENED_MS = 5 * 60_000;
const MAX_OPENED = 1_000;
/** Opened cookies. Opening one derives two keys; a page needs it twice, and an open screen each 20 seconds. */
const opened = new Map<string, { readonly data: SessionData | null; readonly until: number }>();

async function open(cookie: string, headers: Headers): Promise<SessionData | null> {
  const request = new Request('http://bff', { headers: { cookie } });
  // A malformed cookie throws; one with a wrong signature is an empty session.
  const session = await getIronSession<SessionData>(request, new Response(), options(headers)).catch(() => ({}));
  return SessionData.safeParse({ ...session }).data ?? null;
}

/** A session to write, without reading the request's cookie, which may be malformed. */
const unread = (request: Request, response: Response): Promise<IronSession<SessionData>> =>
  getIronSession(new Request('http://bff'), response, options(request.headers));

/** Whether a server leaves the limits of its sessions to us: a legacy one has others, or none. */
const isLimitedHere = ({ server: id }: SessionData): boolean => {
  const server = findServer(id);
  return server !== undefined && !isOwn(server);
};

function isOver(data: SessionData): boolean {
  const { SESSION_IDLE_HOURS, SESSION_DAYS } = settings();
  const { since = 0, used = 0 } = data;
  return isLimitedHere(data) && (since < now() - SESSION_DAYS * DAY || used < now() - SESSION_IDLE_HOURS * HOUR);
}

/** Whether use of a session is to be recorded in its cookie: every ten minutes, more often when the idle time is short. */
export const isStale = (data: SessionData): boolean =>
  isLimitedHere(data) && (data.used ?? 0) < now() - Math.min(TEN_MINUTES, (settings().SESSION_IDLE_HOURS * HOUR) / 12);

/** The session in a request's cookie; null without one, after tampering, beyond its limits, or when its server left the settings. */
export async function readSession(headers: Headers): Promise<SessionData | null> {
  const cookie = headers.get('cookie');
  if (!cookie) return null;
  const { cookieName, password } = options(headers);
  const key = JSON.stringify([cookieName, password, cookie]);
  const known = opened.get(key);
  const isFresh = known !== undefined && known.until > Date.now();
  const data = isFresh ? known.data : await open(cookie, headers);
  if (!isFresh) {
    if (opened.size >= MAX_OPENED) opened.clear();
    opened.set(key, { data, until: Date.now() + OPENED_MS });
  }
  return data && findServer(data.server) && !isOver(data) ? data : null;
}

/**
 * Writes a session into a response's cookie, as used now. A new one begins now.
 * @throws Error when the sealed cookie would exceed 4096 bytes.
 */
export async function writeSession(request: Request, response: Response, data: SessionData): Promise<void> {
  const session = await unread(request, response);
  Object.assign(session, { since: now(), ...data, used: now() });
  await session.save();
}

/** Deletes the session cookie. */
export async function dropSession(request: Request, response: Response): Promise<void> {
  const session = await unread(request, response);
  session.destroy();
}
