import 'server-only';
import { browserPath, type Endpoint, type InputOf, type RawInput } from '../contract/endpoint';
import { badInput } from '../contract/problem';
import { refusal } from '../contract/refusals';
import { adminEndpoints } from '../endpoints';
import { landingOf } from '../navigation';
import { admit, requireSession } from './admit';
import { readJson } from './body';
import { composedCalls, invoke } from './invoke';
import { log } from './log';
import { respond } from './respond';
import { writeSession, type SessionData } from './session';
import { standing } from './settings';
import { passForm } from './upload';
import { callUpstream, relayFile } from './upstream';

/** Calls that pass the door. Signing in and out are the BFF's own. */
const allowed: readonly Endpoint[] = [
  ...adminEndpoints.filter(({ id }) => id !== 'auth.login' && id !== 'auth.logout'),
  ...composedCalls.map(({ endpoint }) => endpoint),
];
const routes = allowed.map((endpoint) => ({
  endpoint,
  pattern: new RegExp(`^${browserPath(endpoint.path).replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
}));

/** @throws ProblemError 2 for a call that is not on the list. */
function find(method: string, path: string): { endpoint: Endpoint; params: Record<string, string> } {
  for (const { endpoint, pattern } of routes) {
    const match = endpoint.method === method ? pattern.exec(path) : null;
    if (match) return { endpoint, params: { ...match.groups } };
  }
  throw refusal('noSuchCall');
}

/** @throws ProblemError 1 that names the field, 1005 for a body over the limit. */
async function parseInput(endpoint: Endpoint, params: Record<string, string>, request: Request): Promise<RawInput> {
  const given = {
    params,
    query: Object.fromEntries(new URL(request.url).searchParams),
    // A form's fields are read while it passes through.
    body: endpoint.body && endpoint.fileLimit === undefined ? await readJson(request) : undefined,
  };
  const parsed: Record<string, unknown> = {};
  for (const part of ['params', 'query', 'body'] as const) {
    if (part === 'body' && endpoint.fileLimit !== undefined) continue;
    const result = endpoint[part]?.safeParse(given[part]);
    const issue = result?.error?.issues[0];
    if (issue) throw badInput(issue);
    if (result) parsed[part] = result.data;
  }
  return parsed;
}

/**
 * Seals a renewed cookie, or a change to or from brewer, into our cookie. The reply stands even when that fails: a
 * finished command must not look undone.
 */
async function keepSession(
  request: Request,
  response: Response,
  session: SessionData,
  before: SessionData,
): Promise<Response> {
  if (session.cookie === before.cookie && session.brewer === before.brewer) return response;
  await writeSession(request, response, session).catch((error: unknown) => {
    log.error({ server: session.server, err: error }, 'the renewed cookie does not fit');
  });
  return response;
}

/** The door of every browser call: session, allow-list, permission, contract in, admin API, contract out. */
export const door = (request: Request): Promise<Response> =>
  respond(request, async () => {
    const session = await requireSession(request);
    const { endpoint, params } = find(request.method, new URL(request.url).pathname);
    const { context, person } = await admit(request, session, endpoint);
    const input = await parseInput(endpoint, params, request);
    if (endpoint.replyTypes) return relayFile(endpoint, input, context);
    const { reply, cookie, body } =
      endpoint.fileLimit === undefined
        ? await invoke(endpoint, input as InputOf<Endpoint>, context)
        : await callUpstream(endpoint, input, context, passForm(request, endpoint, endpoint.fileLimit));
    const brewer = landingOf(person, standing()) === '/beer-craft';
    const response = body
      ? new Response(body, { headers: { 'content-type': 'application/json' } })
      : Response.json(reply);
    return keepSession(request, response, { ...session, cookie, brewer }, session);
  });
