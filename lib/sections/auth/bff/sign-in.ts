import 'server-only';
import { login, logout } from '../contract/auth';
import { signIn as signInCall } from '../contract/sign-in';
import { CODE, ProblemError } from '@/lib/contract/problem';
import { refusal } from '@/lib/contract/refusals';
import { landingOf } from '@/lib/navigation';
import { readJson } from '@/lib/bff/body';
import { deadline } from '@/lib/bff/bounds';
import { keepChoices, landingFor, storedChoices } from '@/lib/bff/choices';
import { addressOf, contextOf } from '@/lib/bff/context';
import { keepKnownDevice, knownDeviceIn } from '@/lib/bff/known-device';
import { log } from '@/lib/bff/log';
import { respond } from '@/lib/bff/respond';
import { findServer, isOwn } from '@/lib/bff/servers';
import { dropSession, isExposed, readSession, writeSession, type SessionData } from '@/lib/bff/session';
import { specialLogins } from '@/lib/bff/settings';
import { limitSignIn } from './sign-in-limit';
import { callUpstream, type UpstreamContext } from '@/lib/bff/upstream';
import { forget, personIn, userOf } from '@/lib/bff/user';

const SIGN_IN_LIMIT = 8 * 1024;

/** Ends a session on its server. An unreachable server is ignored: the session expires there by itself. */
async function end(session: SessionData, context: UpstreamContext): Promise<void> {
  await callUpstream(logout, { body: {} }, context).catch((error: unknown) => {
    log.warn({ request_id: context.requestId, err: error }, 'the server did not confirm the log-out');
  });
  forget(session);
}

/** Signs in to the chosen server and seals its cookie into ours. */
export const signIn = (request: Request): Promise<Response> =>
  respond(request, async (requestId) => {
    const { data: body, error } = signInCall.body.safeParse(await readJson(request, SIGN_IN_LIMIT));
    if (!body) throw refusal('loginAndPassword', error.issues[0]?.path.join('.'));
    const server = findServer(body.server);
    if (!server) throw refusal('noSuchServer', 'server');
    const { login: name, password, code } = body;
    const time = Math.floor(Date.now() / 1000);
    const credentials = { login: name, password, time, ...(code !== undefined && isOwn(server) && { code }) };
    const address = addressOf(request.headers);
    // Our own list of sessions names the device; a legacy server has no use for it.
    const device = (isOwn(server) && request.headers.get('user-agent')) || undefined;
    const known = knownDeviceIn(request.headers);
    const knownDevice = isOwn(server) ? known : undefined;
    const context = {
      server,
      cookie: '',
      location: '/auth/login',
      requestId,
      address,
      device,
      knownDevice,
      deadline: deadline(),
    };
    const attempt = async (onAnswer?: (status: number) => void) => {
      const opened = await callUpstream(login, { body: credentials }, { ...context, onAnswer });
      if (!opened.cookie) throw new ProblemError(CODE.drift, 'The server opened no session');
      return { ...opened, remembered: opened.reply.device };
    };
    const { reply, cookie, remembered } = await (isOwn(server)
      ? attempt()
      : limitSignIn({ ...context, knownDevice: known, login: body.login }, attempt));
    if (isExposed(request.headers))
      log.warn({ request_id: requestId }, 'signed in over plain http: the cookie is not Secure');
    const person = personIn(reply);
    const preferences = reply.setUpFactor ? undefined : await storedChoices({ ...context, cookie });
    const landing = landingFor(person, request.headers, preferences?.start);
    const chosen = Object.keys(preferences ?? {}).length > 0;
    const response = Response.json({ landing, ...(chosen && { preferences }) });
    keepChoices(response, reply.login, preferences);
    const brewer = landingOf(person, specialLogins()) === '/beer-craft';
    await writeSession(request, response, { server: server.id, cookie, login: reply.login, brewer }).catch(() => {
      throw new ProblemError(CODE.drift, 'The server’s cookies do not fit into a session');
    });
    keepKnownDevice(request, response, remembered);
    const before = await readSession(request.headers);
    if (before) await end(before, { ...contextOf(request.headers, before), deadline: context.deadline });
    return response;
  });

/** Ends the session on the server and in the browser, even when the server does not answer. */
export const signOut = (request: Request): Promise<Response> =>
  respond(request, async () => {
    const session = await readSession(request.headers);
    const response = Response.json({});
    await dropSession(request, response);
    if (!session) return response;
    await end(session, contextOf(request.headers, session));
    return response;
  });

/** Landing page of a signed-in browser, or null. */
export const whoIsHere = (request: Request): Promise<Response> =>
  respond(request, async () => {
    const session = await readSession(request.headers);
    const user = session && (await userOf(session, contextOf(request.headers, session), true));
    return Response.json({ landing: user && landingFor(user.person, request.headers) });
  });

/** Clears an ended session and redirects to the sign-in page. A valid session is kept. */
export const ended = (request: Request): Promise<Response> =>
  respond(request, async () => {
    const next = new URL(request.url).searchParams.get('next') ?? '';
    const session = await readSession(request.headers);
    const holds = session && (await userOf(session, contextOf(request.headers, session), true).catch(() => session));
    const query = new URLSearchParams({ ...(next && { next }), ...(!holds && { problem: String(CODE.sessionEnded) }) });
    const response = new Response(null, { status: 303, headers: { location: `/auth/login?${query}` } });
    if (!holds) await dropSession(request, response);
    return response;
  });
