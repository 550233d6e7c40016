import 'server-only';
import { bearsToken } from '../bearer';
import type { Endpoint, InputOf } from '../contract/endpoint';
import { badInput, CODE, ProblemError } from '../contract/problem';
import { refusal } from '../contract/refusals';
import { tillEndpoints } from '../endpoints';
import { noteRoute } from '../route-template';
import { readJson } from './body';
import { addressOf, tillContextOf } from './context';
import { respond } from './respond';
import { isOwn, servers } from './servers';
import { settings } from './settings';
import { limitTokens } from './token-limit';
import { callUpstream } from './upstream';

const BODY_LIMIT = 64 * 1024;

/** @throws ProblemError 2 for anything but a call of the till */
function find(method: string, path: string): Endpoint {
  const endpoint = tillEndpoints.find((one) => one.method === method && one.path === path.replace(/\/$/, ''));
  if (!endpoint) throw refusal('noSuchCall');
  return endpoint;
}

/** @throws ProblemError 4 for a wrong token, 6 after too many of them, 1010 without our own backend */
async function requireToken(headers: Headers): Promise<string> {
  const token = settings().POS_TOKEN;
  if (token === undefined) throw refusal('noTill');
  const header = headers.get('authorization');
  await limitTokens(addressOf(headers) ?? '', bearsToken(header, token));
  return header ?? '';
}

/** @throws ProblemError 1 that names the field, 1005 for a body over the limit */
async function bodyOf(endpoint: Endpoint, request: Request): Promise<{ body?: unknown }> {
  if (!endpoint.body) return {};
  const { data: body, error } = endpoint.body.safeParse(await readJson(request, BODY_LIMIT));
  const issue = error?.issues[0];
  if (issue) throw badInput(issue);
  return { body };
}

/**
 * The till's door: its own calls only, by its token only. A browser's session opens nothing here. Only our own backend
 * knows tills.
 */
export const posDoor = (request: Request): Promise<Response> =>
  respond(request, async () => {
    const server = servers().find(isOwn);
    if (!server) throw new ProblemError(CODE.notSetUp, 'This venue has no backend of its own');
    const authorization = await requireToken(request.headers);
    const endpoint = find(request.method, new URL(request.url).pathname);
    noteRoute(request, endpoint.path);
    const input = await bodyOf(endpoint, request);
    const context = { ...tillContextOf(request.headers, server), authorization };
    const { reply } = await callUpstream(endpoint, input as InputOf<Endpoint>, context);
    return Response.json(reply);
  });
