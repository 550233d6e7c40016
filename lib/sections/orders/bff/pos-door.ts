import 'server-only';
import { bearsToken } from '@/lib/http/bearer';
import type { Endpoint, InputOf } from '@/lib/contract/endpoint';
import { posSetup } from '../contract/pos';
import { CODE, parsed, ProblemError } from '@/lib/contract/problem';
import { refusal } from '@/lib/contract/refusals';
import { tillEndpoints } from '@/lib/sections/endpoints';
import { readJson } from '@/lib/bff/body';
import { tillContextOf } from '@/lib/bff/context';
import { noteRoute, respond } from '@/lib/bff/respond';
import { isOwn, servers } from '@/lib/bff/servers';
import { settings } from '@/lib/bff/settings';
import { callUpstream, type UpstreamContext } from '@/lib/bff/upstream';

const BODY_LIMIT = 64 * 1024;

/** @throws ProblemError 2 for anything but a call of the till */
function find(method: string, path: string): Endpoint {
  const endpoint = tillEndpoints.find((one) => one.method === method && one.path === path.replace(/\/$/, ''));
  if (!endpoint) throw refusal('noSuchCall');
  return endpoint;
}

/**
 * The till's authorization. Our backend answers a wrong token, because it counts them for all nodes.
 * @throws ProblemError 4 for a wrong token, 6 after too many of them, 1002 while they cannot be counted, 1010 without our
 * own backend
 */
async function requireToken(headers: Headers, context: UpstreamContext): Promise<string> {
  const token = settings().POS_TOKEN;
  if (token === undefined) throw refusal('noTill');
  const authorization = headers.get('authorization') ?? '';
  if (bearsToken(authorization, token)) return authorization;
  await callUpstream(posSetup, {}, { ...context, authorization });
  throw refusal('wrongTillToken');
}

/** @throws ProblemError 1 that names the field, 1005 for a body over the limit */
async function bodyOf(endpoint: Endpoint, request: Request): Promise<{ body?: unknown }> {
  if (!endpoint.body) return {};
  return { body: parsed(endpoint.body, await readJson(request, BODY_LIMIT)) };
}

/**
 * The till's door: its own calls only, by its token only. A browser's session opens nothing here. Only our own backend
 * knows tills.
 */
export const posDoor = (request: Request): Promise<Response> =>
  respond(request, () => answer(request), { isTill: true });

async function answer(request: Request): Promise<Response> {
  const server = servers().find(isOwn);
  if (!server) throw new ProblemError(CODE.notSetUp, 'This venue has no backend of its own');
  const context = tillContextOf(request.headers, server);
  const authorization = await requireToken(request.headers, context);
  const endpoint = find(request.method, new URL(request.url).pathname);
  noteRoute(request, endpoint.path);
  const input = await bodyOf(endpoint, request);
  const { reply } = await callUpstream(endpoint, input as InputOf<Endpoint>, { ...context, authorization });
  return Response.json(reply);
}
