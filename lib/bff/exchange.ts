import 'server-only';
import { once } from 'node:events';
import http, { type ClientRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { pipeline, type Duplex } from 'node:stream';
import zlib from 'node:zlib';
import { CODE } from '@/lib/contract/problem';

/** Shorter than servers keep a connection, so that a call never meets one that is being closed. */
const IDLE_MS = 4_000;
const AGENTS = {
  'http:': new http.Agent({ keepAlive: true, timeout: IDLE_MS }),
  'https:': new https.Agent({ keepAlive: true, timeout: IDLE_MS }),
};

const DECODERS: Readonly<Record<string, () => Duplex>> = {
  gzip: zlib.createGunzip,
  deflate: zlib.createInflate,
  br: zlib.createBrotliDecompress,
};

export interface Sent {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | AsyncIterable<Uint8Array> | undefined;
  /** Time for the whole exchange, from the connection to the last byte. */
  readonly timeoutMs: number;
  /** Time for the answer once a streamed body is sent, in place of what is left of `timeoutMs`. */
  readonly answerMs?: number | undefined;
  /** Maximum size of the reply in bytes, unpacked. */
  readonly replyLimit: number;
}

/** A reply above its limit. It is read no further. */
export class ReplyTooLarge extends Error {
  override readonly name = 'ReplyTooLarge';
}

/** Error code of a call that got no complete answer. */
export function silenceOf(cause: unknown) {
  if (cause instanceof ReplyTooLarge) return CODE.drift;
  return (cause as Error).name === 'TimeoutError' ? CODE.tooSlow : CODE.unreachable;
}

/** Short error code of the network. Whole messages may repeat the address and with it a token. */
export function reasonOf(cause: unknown): string {
  const { code, name } = cause as { code?: unknown; name: string };
  return typeof code === 'string' ? code : name;
}

export interface Answer {
  readonly status: number;
  readonly statusText: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer<ArrayBuffer>;
}

async function read(response: IncomingMessage, limit: number): Promise<Answer> {
  const encoding = response.headers['content-encoding'] ?? '';
  const decoder = Object.hasOwn(DECODERS, encoding) ? DECODERS[encoding] : undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  // An error of either stream ends the loop, and leaving the loop closes both.
  const source: AsyncIterable<Uint8Array> = decoder ? pipeline(response, decoder(), () => undefined) : response;
  for await (const chunk of source) {
    size += chunk.byteLength;
    if (size > limit) throw new ReplyTooLarge(`More than ${limit} bytes`);
    chunks.push(chunk);
  }
  const { statusCode = 0, statusMessage = '', headers } = response;
  return { status: statusCode, statusText: statusMessage, headers, body: Buffer.concat(chunks) };
}

/** Rejects when a request ends without an answer: a reply that switches protocols (101) emits only `close`. */
async function closed(request: ClientRequest, signal: AbortSignal): Promise<never> {
  await once(request, 'close', { signal });
  throw new Error('Closed without an answer');
}

/**
 * Makes one HTTP call over a kept connection and reads the whole reply. Never follows a redirect
 * (`docs/decisions/0059-the-http-client-is-nodes.md`).
 * @throws DOMException `TimeoutError` after its time, the network's error otherwise; `silenceOf` tells its code
 */
export async function exchange(
  address: URL,
  { method, headers, body, timeoutMs, answerMs, replyLimit }: Sent,
): Promise<Answer> {
  const late = new DOMException('No answer in time', 'TimeoutError');
  if (timeoutMs <= 0) throw late;
  const [over, tooLate] = [new AbortController(), new AbortController()];
  let timer: NodeJS.Timeout | undefined;
  const start = (ms: number): void => {
    clearTimeout(timer);
    if (!over.signal.aborted) timer = setTimeout(() => tooLate.abort(), ms);
  };
  const secure = address.protocol === 'https:';
  start(timeoutMs);
  try {
    const request = (secure ? https : http).request(address, {
      method,
      agent: AGENTS[secure ? 'https:' : 'http:'],
      signal: tooLate.signal,
      headers: {
        ...headers,
        'accept-encoding': Object.keys(DECODERS).join(', '),
        ...(typeof body === 'string' && { 'content-length': String(Buffer.byteLength(body)) }),
      },
    });
    const answered = Promise.race([once(request, 'response', over), closed(request, over.signal)]);
    // An early answer breaks off the sending; reading it tells whether it is whole.
    request.on('error', () => undefined);
    if (answerMs !== undefined) request.once('finish', () => start(answerMs));
    // A body that fails aborts the call.
    if (typeof body === 'object') pipeline(body, request, () => undefined);
    else request.end(body);
    const [response] = (await answered) as [IncomingMessage];
    return await read(response, replyLimit);
  } catch (cause) {
    throw tooLate.signal.aborted ? late : cause;
  } finally {
    over.abort();
    clearTimeout(timer);
  }
}
