import 'server-only';
import { browserPath, type Endpoint, type InputOf, type RawInput, type ReplyOf } from '../contract/endpoint';
import { badInput } from '../contract/problem';
import { refusal } from '../contract/refusals';
import { changeOwnPassword } from '../contract/users';
import { adminEndpoints } from '../endpoints';
import { noteRoute } from '../route-template';
import { landingOf } from '../navigation';
import { createsGroup, ingredientGroupCalls } from '../reports/statistics/ingredient-groups';
import { admit, requireSession } from './admit';
import { readJson } from './body';
import { composedCalls, invoke } from './invoke';
import { keepKnownDevice, knownDeviceIn } from './known-device';
import { log } from './log';
import { parseBy } from './reply-json';
import { respond } from './respond';
import { isOwn } from './servers';
import { isStale, writeSession, type SessionData } from './session';
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

const creations = Object.values(ingredientGroupCalls).map(({ create, createOnWire: { path } }) => ({ create, path }));

/** The call that a body makes: two share the address of the ingredient groups. */
function madeBy(body: unknown, endpoint: Endpoint): Endpoint {
  const creation = endpoint.method === 'POST' ? creations.find(({ path }) => path === endpoint.path) : undefined;
  return creation && createsGroup(body) ? creation.create : endpoint;
}

/** @throws ProblemError 2 for a call that is not on the list. */
function find(method: string, path: string): { endpoint: Endpoint; params: Record<string, string> } {
  for (const { endpoint, pattern } of routes) {
    const match = endpoint.method === method ? pattern.exec(path.replace(/\/$/, '')) : null;
    if (match) return { endpoint, params: { ...match.groups } };
  }
  throw refusal('noSuchCall');
}

/** The JSON body; a form's fields are read while it passes through. @throws ProblemError 1005 for a body over the limit. */
const bodyOf = async ({ body, fileLimit }: Endpoint, request: Request): Promise<unknown> =>
  body && fileLimit === undefined ? readJson(request) : undefined;

/** @throws ProblemError 1 that names the field. */
function parseInput(endpoint: Endpoint, params: Record<string, string>, request: Request, body: unknown): RawInput {
  const given = { params, query: Object.fromEntries(new URL(request.url).searchParams), body };
  const parsed: Record<string, unknown> = {};
  for (const part of ['params', 'query', 'body'] as const) {
    if (part === 'body' && endpoint.fileLimit !== undefined) continue;
    const schema = endpoint[part];
    const result = schema && parseBy(schema, given[part]);
    const issue = result?.error?.issues[0];
    if (issue) throw badInput(issue);
    if (result) parsed[part] = result.data;
  }
  return parsed;
}

/**
 * Seals a renewed cookie, a change to or from brewer, or the time of use into our cookie. The reply stands even when that fails: a
 * finished command must not look undone.
 */
async function keepSession(
  request: Request,
  response: Response,
  session: SessionData,
  before: SessionData,
): Promise<Response> {
  if (session.cookie === before.cookie && session.brewer === before.brewer && !isStale(before)) return response;
  await writeSession(request, response, session).catch((error: unknown) => {
    log.error({ server: session.server, err: error }, 'the renewed cookie does not fit');
  });
  return response;
}

/** The door of every browser call: session, allow-list, permission, contract in, admin API, contract out. */
export const door = (request: Request): Promise<Response> =>
  respond(request, async () => {
    const session = await requireSession(request);
    const { endpoint: addressed, params } = find(request.method, new URL(request.url).pathname);
    noteRoute(request, browserPath(addressed.path));
    const admitted = await admit(request, session, addressed);
    const reading = performance.now();
    const body = await bodyOf(addressed, request);
    // A slow browser does not shorten the admin API's time.
    const read = performance.now() - reading;
    const endpoint = madeBy(body, addressed);
    const { context: before, person } = endpoint === addressed ? admitted : await admit(request, session, endpoint);
    const knownDevice = isOwn(before.server) ? knownDeviceIn(request.headers) : undefined;
    const context = { ...before, knownDevice, deadline: (before.deadline ?? Infinity) + read };
    const input = parseInput(endpoint, params, request, body);
    if (endpoint.replyTypes) return relayFile(endpoint, input, context);
    const {
      reply,
      cookie,
      body: sent,
    } = endpoint.fileLimit === undefined
      ? await invoke(endpoint, input as InputOf<Endpoint>, context)
      : await callUpstream(endpoint, input, context, passForm(request, endpoint, endpoint.fileLimit));
    const brewer = landingOf(person, standing()) === '/beer-craft';
    const isPassword = endpoint.id === changeOwnPassword.id;
    const response =
      sent && !isPassword
        ? new Response(sent, { headers: { 'content-type': 'application/json' } })
        : Response.json(isPassword ? {} : reply);
    if (isPassword && isOwn(before.server))
      keepKnownDevice(request, response, (reply as ReplyOf<typeof changeOwnPassword>).device);
    return keepSession(request, response, { ...session, cookie, brewer }, session);
  });
