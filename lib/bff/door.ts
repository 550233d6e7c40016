import 'server-only';
import { browserPath, type Endpoint, type InputOf } from '@/lib/contract/endpoint';
import { refusal } from '@/lib/contract/refusals';
import { landingOf } from '@/lib/navigation';
import { admit, requireSession } from './admit';
import { checkedInput, readJson } from './body';
import { invoke, type Outcome } from './invoke';
import { keepKnownDevice, knownDeviceIn } from './known-device';
import { log } from './log';
import { noteRoute, respond } from './respond';
import { isOwn } from './servers';
import { isStale, writeSession, type SessionData } from './session';
import { specialLogins } from './settings';
import { passForm } from './upload';
import { callUpstream, relayFile } from './upstream';

interface Route {
  readonly endpoint: Endpoint;
  readonly pattern: RegExp;
}

const routeOf = (endpoint: Endpoint): Route => ({
  endpoint,
  pattern: new RegExp(`^${browserPath(endpoint.path).replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
});

const parametersIn = ({ path }: Endpoint): number => path.split('/:').length - 1;

interface Found {
  readonly endpoint: Endpoint;
  /** Other calls with the same method and address, told apart by their bodies (`when`). */
  readonly others: readonly Endpoint[];
  readonly params: Readonly<Record<string, string>>;
}

/** @throws ProblemError 2 for a call that is not on the list */
function find(routes: readonly Route[], { method, url }: Request): Found {
  const pathname = new URL(url).pathname.replace(/\/$/, '');
  const here = routes.filter(({ endpoint, pattern }) => endpoint.method === method && pattern.test(pathname));
  const route = here.find(({ endpoint }) => !endpoint.when);
  if (!route) throw refusal('noSuchCall');
  const others = here.filter((one) => one !== route).map(({ endpoint }) => endpoint);
  return { endpoint: route.endpoint, others, params: { ...route.pattern.exec(pathname)?.groups } };
}

/** The JSON body; a form's fields are read while it passes through. @throws ProblemError 1005 for a body over the limit. */
const bodyOf = async ({ body, fileLimit }: Endpoint, request: Request): Promise<unknown> =>
  body && fileLimit === undefined ? readJson(request) : undefined;

/** Reply for the browser. The backend's own bytes are sent where the browser may see all of them. */
function replyOf({ keepsDevice }: Endpoint, { reply, body }: Outcome<unknown>): Response {
  if (keepsDevice) return Response.json({});
  return body ? new Response(body, { headers: { 'content-type': 'application/json' } }) : Response.json(reply);
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

async function answer(request: Request, routes: readonly Route[]): Promise<Response> {
  const session = await requireSession(request);
  const { endpoint: addressed, others, params } = find(routes, request);
  noteRoute(request, browserPath(addressed.path));
  const admitted = await admit(request, session, addressed);
  const reading = performance.now();
  const body = await bodyOf(addressed, request);
  // A slow browser does not shorten the admin API's time.
  const read = performance.now() - reading;
  const endpoint = others.find(({ when }) => when?.(body)) ?? addressed;
  const { context: before, person } = endpoint === addressed ? admitted : await admit(request, session, endpoint);
  const knownDevice = isOwn(before.server) ? knownDeviceIn(request.headers) : undefined;
  const context = { ...before, knownDevice, deadline: (before.deadline ?? Infinity) + read };
  const input = checkedInput(endpoint, { params, query: Object.fromEntries(new URL(request.url).searchParams), body });
  if (endpoint.replyTypes) return relayFile(endpoint, input, context);
  const outcome =
    endpoint.fileLimit === undefined
      ? await invoke(endpoint, input as InputOf<Endpoint>, context)
      : await callUpstream(endpoint, input, context, passForm(request, endpoint, endpoint.fileLimit));
  const response = replyOf(endpoint, outcome);
  if (endpoint.keepsDevice && isOwn(before.server))
    keepKnownDevice(request, response, (outcome.reply as { device?: string }).device);
  const brewer = landingOf(person, specialLogins()) === '/beer-craft';
  return keepSession(request, response, { ...session, cookie: outcome.cookie, brewer }, session);
}

/**
 * Returns a route handler that serves the given calls: it checks session, permission and input, calls the admin API and
 * checks the reply. It refuses any other call with code 2.
 */
export function door(...endpoints: readonly Endpoint[]): (request: Request) => Promise<Response> {
  // An address with a parameter also matches addresses without one, which therefore go first.
  const routes = endpoints.toSorted((one, other) => parametersIn(one) - parametersIn(other)).map(routeOf);
  return (request) => respond(request, () => answer(request, routes));
}
