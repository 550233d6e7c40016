import fc from 'fast-check';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { Endpoint } from '@/lib/contract/endpoint';
import { MAX_PERMISSION } from '@/lib/rights/permissions';
import { adminEndpoints } from '@/lib/sections/endpoints';
import { valuesOf } from './schema-values';

const MB = 2 ** 20;
const BOMB = gzipSync(Buffer.alloc(400 * MB), { level: 9 });
const HUGE_MB = 300;
/** Small, and costly for whoever notes what is wrong with each row. */
const ROWS = gzipSync(`{"items":[${'{},'.repeat(300_000)}{}]}`);

type Answer = (response: ServerResponse, good: string) => void;
const json = (
  response: ServerResponse,
  body: string | Buffer,
  headers: Record<string, string | string[]> = {},
  status = 200,
) => void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);

/** Sends a byte every so often, and never ends. */
const drip: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const dripping = setInterval(() => response.write(' '), 200);
  response.once('close', () => clearInterval(dripping));
};

/** Sends more than fits into memory many times over. */
const huge: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).write('{"items":["');
  const block = Buffer.alloc(MB, 'x');
  let left = HUGE_MB;
  const more = (): void => {
    while (left > 0 && !response.destroyed) {
      left -= 1;
      if (!response.write(block)) return void response.once('drain', more);
    }
    response.end('"]}');
  };
  more();
};

/** Faulty answers that a server of another maker may give, by name. */
export const FAULTS: Readonly<Record<string, Answer>> = {
  silence: () => undefined,
  reset: (response) => void response.socket?.resetAndDestroy(),
  'half a head': (response) => void response.socket?.end('HTTP/1.1 200 O'),
  'another protocol': (response) =>
    void response.socket?.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'),
  '500 of html': (response) =>
    void response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Fatal error</h1>'),
  'html with 200': (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>'),
  redirect: (response) => void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
  'truncated JSON': (response, good) => json(response, good.slice(0, -1)),
  'too few bytes': (response, good) => json(response, good, { 'content-length': String(good.length + 1000) }),
  'wrong types': (response) => json(response, '{"items":"none","totals":[],"rows":{"a":null}}'),
  null: (response) => json(response, 'null'),
  'wrong charset': (response) =>
    json(response, Buffer.from('{"name":"Пиво"}', 'utf16le'), { 'content-type': 'application/json; charset=utf-16' }),
  'extra cookies': (response, good) =>
    json(response, good, {
      'set-cookie': Array.from({ length: 60 }, (_, at) => `extra${at}=${'x'.repeat(200)}; path=/`),
    }),
  '401': (response) => json(response, '{"code":4,"error":"who are you"}', {}, 401),
  'rows of nothing': (response) => json(response, ROWS, { 'content-encoding': 'gzip' }),
  'gzip bomb': (response) => json(response, BOMB, { 'content-encoding': 'gzip' }),
  'no gzip': (response, good) => json(response, good, { 'content-encoding': 'gzip' }),
  huge,
  drip,
};

const patternOf = ({ path }: Endpoint): RegExp =>
  new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?(\\?|$)`);
const PATTERNS = adminEndpoints.map((endpoint) => ({ endpoint, pattern: patternOf(endpoint) }));

/** A reply that the contract allows, always the same. */
function goodReply(endpoint: Endpoint): string {
  const values = valuesOf(endpoint.legacyReply ?? endpoint.reply, 'output', () => 1);
  const [value] = fc.sample(values, { seed: 1, numRuns: 1 });
  return JSON.stringify(value ?? {});
}

/**
 * A server as another maker may have it: it answers every call of the contract, those of `broken` with a fault. A request
 * names its fault in its session's cookie, `fault=CALL~NAME`, so that many run beside each other; CALL `*` is every call but those
 * of the session.
 */
export async function openLegacyServer(): Promise<{ url: string; close(): Promise<void> }> {
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    request.resume();
    const found = PATTERNS.find(
      ({ endpoint, pattern }) => endpoint.method === request.method && pattern.test(request.url ?? ''),
    );
    if (!found) {
      json(response, '{"code":2,"error":"no such call"}', {}, 404);
      return;
    }
    const { endpoint } = found;
    const [, call, name] = /fault=([^~;]*)~([^;]*)/.exec(decodeURIComponent(request.headers.cookie ?? '')) ?? [];
    const isSession = endpoint.id.startsWith('auth.') || endpoint.id === 'users.preferences';
    if (endpoint.id === 'auth.login') {
      signIn(request, response);
      return;
    }
    const isBroken = call === endpoint.id || (call === '*' && !isSession);
    const good = endpoint.id === 'auth.check' ? JSON.stringify({ permissions: MAX_PERMISSION }) : goodReply(endpoint);
    const fault = FAULTS[name ?? ''];
    if (isBroken && fault) fault(response, good);
    else json(response, good);
  };
  const server = createServer({ keepAliveTimeout: 60_000 }, answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close').catch(() => undefined);
    },
  };
}

/** The login is the fault that the session is for. */
function signIn(request: IncomingMessage, response: ServerResponse): void {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.once('end', () => {
    const { login } = JSON.parse(Buffer.concat(parts).toString()) as { login: string };
    const cookie = `fault=${encodeURIComponent(login)}; path=/; HttpOnly`;
    json(response, JSON.stringify({ login: 'boss', permissions: MAX_PERMISSION }), { 'set-cookie': [cookie] });
  });
}
