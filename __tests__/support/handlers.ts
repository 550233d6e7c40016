import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { brokeOff } from '@/lib/http/broke-off';

type Handler = (request: Request) => Promise<Response>;
type Handlers = Readonly<Partial<Record<'GET' | 'POST', Handler>>>;

const ROOT = path.resolve('app/api');

/** Returns the pattern of the addresses that a folder of `app/api` serves. */
const patternOf = (folder: string): RegExp => {
  const parts = folder.split('/').map((part) => {
    if (part.startsWith('[[...')) return '(/.*)?';
    if (part.startsWith('[...')) return '/.+';
    return `/${part.startsWith('[') ? '[^/]+' : part.replaceAll('.', '\\.')}`;
  });
  return new RegExp(`^/api${parts.join('')}$`);
};

/** Key that sorts folders as Next does: a fixed part before a parameter, a parameter before any number of parts. */
const keyOf = (folder: string): string =>
  folder
    .split('/')
    .map((part) => (/^\[+\.\.\./.test(part) ? '3' : part.startsWith('[') ? '2' : `1${part}`))
    .join('/');

/** Folders of `app/api` with a handler, in the order in which Next tries them. */
export const HANDLERS = fs
  .readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'route.ts')
  .map((file) => path.dirname(file))
  .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  .map((folder) => ({ folder, pattern: patternOf(folder) }));

/** Loads the handlers of an address below `/api`; undefined for an unknown address. */
async function handlersOf(pathname: string): Promise<Handlers | undefined> {
  const found = HANDLERS.find(({ pattern }) => pattern.test(pathname));
  return found && ((await import(path.join(ROOT, found.folder, 'route.ts'))) as Handlers);
}

/** Answers a call by its handler as Next does: HEAD is answered as GET, and a method that the address lacks with 405. */
export async function answer(request: Request): Promise<Response> {
  const handlers = await handlersOf(new URL(request.url).pathname);
  if (!handlers) return new Response(null, { status: 404 });
  const handler = handlers[request.method === 'POST' ? 'POST' : 'GET'];
  return handler ? handler(request) : new Response(null, { status: 405 });
}

/** Answers a call from a real socket by its handler. `reply` may delay the answer. */
export async function handle(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  reply: (request: Request) => Promise<Response> = answer,
): Promise<void> {
  const left = new AbortController();
  outgoing.once('close', () => outgoing.writableFinished || left.abort());
  const body = incoming.method === 'POST' ? incoming.iterator({ destroyOnReturn: false }) : null;
  const init = { method: incoming.method, headers: incoming.headers, body, duplex: 'half', signal: left.signal };
  try {
    const response = await reply(new Request(`http://venue${incoming.url}`, init as unknown as RequestInit));
    const cookies = response.headers.getSetCookie();
    if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
    for (const [name, value] of response.headers) if (name !== 'set-cookie') outgoing.setHeader(name, value);
    outgoing.writeHead(response.status);
    if (response.body) await pipeline(Readable.fromWeb(response.body as ReadableStream), outgoing);
    else outgoing.end();
  } catch (error) {
    if (!brokeOff(error)) throw error;
  } finally {
    incoming.resume();
  }
}
