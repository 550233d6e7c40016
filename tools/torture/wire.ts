import { Agent, request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { parsedJson } from '@/lib/domain/parsed-json';

export interface Reply {
  /** 0 when the connection broke or nothing came in time. */
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly ms: number;
  /** Code of the network's error, such as ECONNRESET, or `TIMEOUT`. */
  readonly error?: string;
  /** Whether the connection that failed had carried an earlier call. */
  readonly isReused?: boolean;
}

export interface Call {
  readonly method?: string;
  /** As it goes over the wire; it is not normalised. */
  readonly path: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string | Buffer | undefined;
  readonly timeoutMs?: number;
  /** Whether it goes over a connection of its own. */
  readonly isFresh?: boolean;
}

const TIMEOUT_MS = 60_000;

/** Headers of a command that a page of ours sends. */
export const pageHeaders = (cookie: string) => ({
  cookie,
  'content-type': 'application/json',
  'sec-fetch-site': 'same-origin',
});

/** A command as a page of ours sends it. */
export const postOf = (path: string, cookie: string, body: object): Call => ({
  method: 'POST',
  path,
  headers: pageHeaders(cookie),
  body: JSON.stringify(body),
});

/** A client that keeps its connections. Unlike fetch it sends any path and header. */
export function openClient(address: string, connections = 64) {
  const { port, hostname } = new URL(address);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send = (call: Call): Promise<Reply> =>
    new Promise((resolve) => {
      const began = performance.now();
      const end = (rest: Partial<Reply>) =>
        resolve({ status: 0, headers: {}, body: Buffer.alloc(0), ...rest, ms: performance.now() - began });
      const failed = (error: NodeJS.ErrnoException, isReused = false) =>
        end({ error: error.code ?? error.message, isReused });
      const { method = 'GET', path, headers = {}, body, isFresh, timeoutMs = TIMEOUT_MS } = call;
      try {
        const sent = request(
          {
            host: hostname,
            port,
            agent: isFresh ? false : agent,
            method,
            path,
            headers: { ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }), ...headers },
          },
          (reply) => {
            const parts: Buffer[] = [];
            reply.on('data', (part: Buffer) => parts.push(part));
            reply.once('error', (error) => failed(error, sent.reusedSocket));
            reply.once('end', () =>
              end({ status: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.concat(parts) }),
            );
          },
        );
        const late = setTimeout(() => sent.destroy(Object.assign(new Error('late'), { code: 'TIMEOUT' })), timeoutMs);
        sent.once('close', () => clearTimeout(late));
        sent.once('error', (error) => failed(error, sent.reusedSocket));
        sent.end(body);
      } catch (cause) {
        // A path or header that the client itself refuses.
        failed(Object.assign(cause as Error, { code: 'UNSENT' }));
      }
    });
  return { send, close: () => agent.destroy() };
}
export type Client = ReturnType<typeof openClient>;

/**
 * Sends a call, once more over a fresh connection when a kept one was reset: a server closes it after a malformed request,
 * while the next one is on its way.
 */
export async function sendTwice(client: Client, call: Call): Promise<Reply> {
  const reply = await client.send(call);
  return reply.error === 'ECONNRESET' ? client.send({ ...call, isFresh: true }) : reply;
}

const MOST = 300;
const cut = (text: string): string =>
  text.length > MOST ? `${text.slice(0, MOST)}… (${text.length} characters)` : text;

/** A request in one line, for people. Cookies and tokens stay out. */
export const inWords = ({ method = 'GET', path, headers = {}, body }: Call): string => {
  const told = Object.entries(headers).filter(([name]) => !/^(cookie|authorization|content-length)$/i.test(name));
  return cut(`${method} ${path} ${JSON.stringify(Object.fromEntries(told))} ${body?.toString('utf8') ?? ''}`);
};

/** A reply in one line; of a file only its size and type. */
export function replyInWords({ status, error, headers, body, ms }: Reply): string {
  const type = headers['content-type'] ?? '';
  const text = /pdf|spreadsheet|zip|image/.test(type) ? `${body.length} bytes of ${type}` : body.toString('utf8');
  return cut(`${error ?? status} after ${Math.round(ms)} ms: ${text}`);
}

/** The cookies that a reply sets, as a request sends them. */
export const cookiesOf = ({ headers }: Pick<Reply, 'headers'>): string =>
  (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');

/** JSON of a reply; undefined if it is none. */
export const jsonOf = ({ body }: Pick<Reply, 'body'>): unknown => parsedJson(body.toString('utf8'));

/** Runs `work` for every item, at most `atOnce` at the same time. */
export async function inParallel<Item>(
  items: Iterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = items[Symbol.iterator]();
  const one = async (): Promise<void> => {
    for (let next = left.next(); !next.done; next = left.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}
