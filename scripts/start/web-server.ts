import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { Settings } from '@/lib/env';
import { addressIn } from '@/lib/network';
import { PATIENCE } from '@/lib/patience';
import { Connections } from '@/lib/sockets/connections';
import { inTurn } from '@/lib/sockets/in-turn';
import { connectionsThatFit } from '@/lib/sockets/open-files';
import { TIMES, timeOptions, type Times } from '@/lib/sockets/times';
import { refusesAddress } from './bad-address';
import { Health } from './health';
import type { WebMetrics } from './metrics';
import { loadNext, type LoadApp } from './next-app';
import { setSafeHeaders } from './safe-headers';

/** How long a refusal waits for the rest of the body. */
const BODY_MS = 500;

/**
 * Notes the client's address. Only a trusted proxy may name it, in the last entry: clients can forge earlier ones. Any other
 * claim, and one that is no address, is replaced by the socket's.
 */
function noteAddress(request: IncomingMessage, settings: Settings): void {
  const isTrusted = settings.TRUST_PROXY === 'on';
  const named = isTrusted ? String(request.headers['x-forwarded-for']).split(',').at(-1) : undefined;
  request.headers['x-forwarded-for'] = addressIn(named?.trim()) ?? request.socket.remoteAddress ?? '';
  if (isTrusted) return;
  delete request.headers['x-forwarded-proto'];
  delete request.headers['x-forwarded-host'];
}

/** Refuses a request once its body is read: a connection closed before would be reset, and the answer lost. */
function refuse(request: IncomingMessage, response: ServerResponse, why: string): void {
  const answer = () => {
    const headers = { 'retry-after': '5', 'content-type': 'text/plain; charset=utf-8' };
    if (!response.headersSent) response.writeHead(503, headers).end(why);
  };
  setTimeout(answer, BODY_MS).unref();
  request.resume().once('end', answer);
}

/** Serves the app on one port. */
export class WebServer {
  #handler: RequestListener = (request, response) => refuse(request, response, 'Starting…');
  #isServing = false;
  #metrics: WebMetrics | undefined;
  readonly #server;
  readonly #connections;
  readonly #health;

  constructor(
    private readonly settings: Settings,
    private readonly load: LoadApp = loadNext,
    times: Times = TIMES,
  ) {
    const { MAX_CONNECTIONS, MAX_CONNECTIONS_PER_ADDRESS, TRUST_PROXY } = settings;
    this.#server = createServer(timeOptions(times));
    this.#connections = new Connections(this.#server, {
      most: connectionsThatFit(MAX_CONNECTIONS),
      mostPerAddress: TRUST_PROXY === 'on' ? Infinity : MAX_CONNECTIONS_PER_ADDRESS,
      stalled: times.stalled,
    });
    this.#health = new Health(settings, () => this.#isServing && !this.#connections.isEnding);
    this.#server.on('request', (request, response) => this.#answer(request, response));
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    if (request.socket.destroyed) return;
    noteAddress(request, this.settings);
    setSafeHeaders(request, response);
    this.#metrics?.watch(request, response);
    if (this.#health.answers(request, response)) return;
    if (this.#connections.isEnding) refuse(request, response, 'Stopping…');
    else if (!refusesAddress(request, response)) inTurn(request, response, () => this.#handler(request, response));
  }

  /** Resolves with the port. Without an app, requests are answered 503. @throws Error with one sentence */
  listen(): Promise<number> {
    const { PORT, HOST } = this.settings;
    return new Promise((resolve, reject) => {
      this.#server.once('error', (error: NodeJS.ErrnoException) => {
        const inUse = error.code === 'EADDRINUSE';
        const text = inUse ? `Port ${PORT} (PORT) is in use.` : `Cannot listen on ${HOST}:${PORT}: ${error.message}.`;
        reject(new Error(text));
      });
      this.#server.listen(PORT, HOST, () => {
        const address = this.#server.address();
        resolve(typeof address === 'object' && address ? address.port : PORT);
      });
    });
  }

  /** Loads the app. The returned function hands requests to it. */
  async loadApp(dev: boolean, port = this.settings.PORT): Promise<() => void> {
    const handler = await this.load(this.#server, this.settings, dev, port);
    return () => {
      this.#handler = handler;
      this.#isServing = true;
    };
  }

  /** Measures what this server answers from now on. */
  async measure(): Promise<WebMetrics> {
    const { webMetrics } = await import('./metrics');
    return (this.#metrics = webMetrics(() => this.#connections.size));
  }

  /**
   * Answers what is in hand, refuses what comes meanwhile with 503, and closes. Takes five seconds at most; with
   * `isUrgent` it waits for nobody.
   */
  async close(isUrgent = false): Promise<void> {
    await this.#connections.end(isUrgent ? 0 : PATIENCE.drain);
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeIdleConnections();
    setTimeout(() => this.#server.closeAllConnections(), PATIENCE.farewell).unref();
    await closed;
  }
}
