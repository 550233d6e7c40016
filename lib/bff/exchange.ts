import 'server-only';
import { once } from 'node:events';
import http, { type ClientRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { pipeline, type Duplex } from 'node:stream';
import zlib from 'node:zlib';

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

/** Resolves when a request takes more, or has ended. */
async function drained(request: ClientRequest): Promise<void> {
  const heard = new AbortController();
  const { signal } = heard;
  await Promise.race([once(request, 'drain', { signal }), once(request, 'close', { signal })]);
  heard.abort();
}

/** Sends a body as it arrives. A body that breaks off breaks the call off. */
async function write(body: AsyncIterable<Uint8Array>, request: ClientRequest): Promise<void> {
  try {
    for await (const chunk of body) {
      if (request.destroyed) return;
      if (!request.write(chunk)) await drained(request);
    }
    request.end();
  } catch (cause) {
    request.destroy(cause as Error);
  }
}

/**
 * Makes one HTTP call over a kept connection and reads the whole reply. Never follows a redirect. Takes a fifth of the
 * CPU time of `fetch`.
 * @throws DOMException `TimeoutError` after its time, ReplyTooLarge above `replyLimit`; the network's error otherwise
 */
export function exchange(
  address: URL,
  { method, headers, body, timeoutMs, answerMs, replyLimit }: Sent,
): Promise<Answer> {
  const secure = address.protocol === 'https:';
  return new Promise((resolve, reject) => {
    if (timeoutMs <= 0) throw new DOMException('No time left', 'TimeoutError');
    const request = (secure ? https : http).request(address, {
      method,
      agent: AGENTS[secure ? 'https:' : 'http:'],
      headers: {
        ...headers,
        'accept-encoding': Object.keys(DECODERS).join(', '),
        ...(typeof body === 'string' && { 'content-length': String(Buffer.byteLength(body)) }),
      },
    });
    const giveUp = (): void => {
      const late = new DOMException('No answer in time', 'TimeoutError');
      request.destroy(late);
      reject(late);
    };
    let timer: NodeJS.Timeout | undefined = setTimeout(giveUp, timeoutMs);
    const stopTimer = (): void => {
      clearTimeout(timer);
      timer = undefined;
    };
    request.once('finish', () => {
      if (answerMs === undefined || !timer) return;
      stopTimer();
      timer = setTimeout(giveUp, answerMs);
    });
    const fail = (cause: unknown): void =>
      reject(cause instanceof ReplyTooLarge ? cause : (request.errored ?? (cause as Error)));
    let answered = false;
    request.once('response', (response) => {
      answered = true;
      read(response, replyLimit)
        .then(resolve, (cause: unknown) => {
          response.destroy();
          fail(cause);
        })
        .finally(stopTimer);
    });
    // An early answer breaks off the sending; reading it tells whether it is whole.
    const broken = (cause: unknown): void => {
      if (answered) return;
      stopTimer();
      fail(cause);
    };
    request.on('error', broken);
    // A reply that switches protocols (101) emits only `close`.
    request.once('close', () => broken(new Error('Closed without an answer')));
    if (body === undefined || typeof body === 'string') request.end(body);
    else void write(body, request);
  });
}
