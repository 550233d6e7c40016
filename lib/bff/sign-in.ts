import 'server-only';
import { login, logout, signIn as signInCall } from '../contract/auth';
import { CODE, ProblemError } from '../contract/problem';
import { isBrewer } from '../domain/permissions';
import { landingOf } from '../navigation';
import { readJson } from './body';
import { addressOf, contextOf } from './context';
import { log } from './log';
import { respond } from './respond';
import { findServer } from './servers';
import { dropSession, isSecureContext, readSession, writeSession } from './session';
import { standing } from './settings';
import { callUpstream } from './upstream';
import { forget, userOf } from './user';

/** Signs in to the chosen server and seals its cookie into ours. */
export const signIn = (request: Request): Promise<Response> =>
  respond(request, async (requestId) => {
    const { data: body, error } = signInCall.body.safeParse(await readJson(request));
    if (!body)
      throw new ProblemError(CODE.badRequest, 'Login and password are required', error.issues[0]?.path.join('.'));
    const server = findServer(body.server);
    if (!server) throw new ProblemError(CODE.badRequest, 'No such server', 'server');
    const credentials = { login: body.login, password: body.password, time: Math.floor(Date.now() / 1000) };
    const address = addressOf(request.headers);
    const { reply, cookie } = await callUpstream(
      login,
      { body: credentials },
      { server, cookie: '', location: '/auth/login', requestId, address },
    );
    if (!isSecureContext(request.headers))
      log.warn({ request_id: requestId }, 'signed in over plain http: the cookie is not Secure');
    const response = Response.json({ landing: landingOf(reply, standing()) });
    const brewer = isBrewer(reply, standing());
    await writeSession(request, response, { server: server.id, cookie, login: reply.login, brewer });
    return response;
  });

/** Ends the session on the server and in the browser; a server that does not answer keeps nobody signed in here. */
export const signOut = (request: Request): Promise<Response> =>
  respond(request, async (requestId) => {
    const session = await readSession(request.headers);
    const response = Response.json({});
    await dropSession(request, response);
    if (!session) return response;
    forget(session);
    await callUpstream(logout, { body: {} }, contextOf(request.headers, session)).catch((error: unknown) => {
      log.warn({ request_id: requestId, err: error }, 'the server did not confirm the log-out');
    });
    return response;
  });

/** Where a browser that is signed in already should go, or null. */
export const whoIsHere = (request: Request): Promise<Response> =>
  respond(request, async () => {
    const session = await readSession(request.headers);
    const person = session && (await userOf(session, contextOf(request.headers, session), true));
    return Response.json({ landing: person && landingOf(person, standing()) });
  });

/** Clears away a session that has ended, then leads to the sign-in page; one that still holds is left alone. */
export const ended = (request: Request): Promise<Response> =>
  respond(request, async () => {
    const next = new URL(request.url).searchParams.get('next') ?? '';
    const target = `/auth/login${next ? `?next=${encodeURIComponent(next)}` : ''}`;
    const response = new Response(null, { status: 303, headers: { location: target } });
    const session = await readSession(request.headers);
    const person = session && (await userOf(session, contextOf(request.headers, session), true).catch(() => session));
    if (!person) await dropSession(request, response);
    return response;
  });
