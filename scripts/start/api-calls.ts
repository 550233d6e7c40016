import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { promisify } from 'node:util';
import { constants, createGzip, gzip, gzipSync } from 'node:zlib';
import pino from 'pino';
import { guarded } from '@/lib/api-headers';
import { brokeOff } from '@/lib/broke-off';
import type { Api } from '@/lib/published-api';
import { noteOfRefusal, noteRefusal, noteRoute, routeOf } from '@/lib/route-template';

const log = pino({ name: 'web', level: process.env['LOG_LEVEL'] ?? 'warn' });
const TEXT = /^(text\/|application\/json)/;
/** A smaller body is sent as it is. */
const LEAST_BYTES = 1024;
/** A larger body is compressed in a thread; a smaller one costs less than handing it over. */
const MOST_BYTES_AT_ONCE = 64 * 1024;
const gzipInThread = promisify(gzip);

/** A GET or POST below `/api`. Next answers other methods, and redirects from `//`, `/.` and a slash at the end. */
export const isApiCall = ({ method, url = '', headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'POST') &&
  headers.host !== undefined &&
  /^\/api\/[^?#]*[^/?#](\?[^#]*)?$/.test(url) &&
  !/^[^?]*(\/\/|\\|\/\.)/.test(url);

/** The request for a handler; its address names no host. The body is read when the handler asks for it. */
function requestOf(incoming: IncomingMessage, outgoing: ServerResponse): Request {
  const { method = '', url = '' } = incoming;
  const left = new AbortController();
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) left.abort();
  });
  // A body that is refused half-read leaves the connection open for the refusal.
  const body = method === 'POST' ? incoming.iterator({ destroyOnReturn: false }) : null;
  const headers = incoming.headers as Record<string, string>;
  const init = { method, headers, body, duplex: 'half', signal: left.signal };
  return new Request(`http://venue${url}`, init as unknown as RequestInit);
}

/** Sends a response; text is compressed, as Next does it. */
async function send(response: Response, outgoing: ServerResponse, acceptsGzip: boolean): Promise<void> {
  const type = response.headers.get('content-type') ?? '';
  const sent = [...response.headers].filter(([name]) => name !== 'set-cookie').flat();
  // Beside headers that are set already, writeHead keeps only the last one of a name.
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
  const write = (...more: string[]) => outgoing.writeHead(response.status, [...sent, ...more]);
  if (TEXT.test(type)) sent.push('vary', 'accept-encoding');
  const packs = acceptsGzip && TEXT.test(type);
  if (!response.body) write('content-length', '0').end();
  else if (type === 'application/json') {
    const plain = Buffer.from(await response.arrayBuffer());
    if (!packs || plain.length < LEAST_BYTES) write('content-length', String(plain.length)).end(plain);
    else {
      const packed = plain.length > MOST_BYTES_AT_ONCE ? await gzipInThread(plain) : gzipSync(plain);
      write('content-encoding', 'gzip', 'content-length', String(packed.length)).end(packed);
    }
  } else {
    const source = Readable.fromWeb(response.body as ReadableStream);
    if (packs) await pipeline(source, createGzip({ flush: constants.Z_SYNC_FLUSH }), write('content-encoding', 'gzip'));
    else await pipeline(source, write());
  }
}

/** Answers a call by the API's own handler. */
export async function answerCall(api: Api, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  try {
    const acceptsGzip = /\bgzip\b(?!\s*;\s*q=0(?![.\d]*[1-9]))/.test(incoming.headers['accept-encoding'] ?? '');
    const request = requestOf(incoming, outgoing);
    const response = await api(request);
    noteRoute(outgoing, routeOf(request) ?? '/api');
    noteRefusal(outgoing, noteOfRefusal(request));
    await send(response, outgoing, acceptsGzip);
  } catch (err) {
    const hasLeft = incoming.socket.destroyed;
    const path = incoming.url?.split('?', 1)[0];
    if (!brokeOff(err)) log[hasLeft ? 'warn' : 'error']({ err, path, ...(hasLeft && { hasLeft }) }, 'a call failed');
    if (outgoing.headersSent) outgoing.destroy();
    else await send(guarded(new Response(null, { status: 500 })), outgoing, false);
  } finally {
    // What nobody has read would stand before the connection's next request.
    incoming.resume();
  }
}
