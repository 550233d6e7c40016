import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import type { Settings } from '@/lib/env';
import { PATIENCE } from '@/lib/process/patience';
import { noteSocketAddress } from '@/lib/http/socket-address';
import { TIMES, timeOptions, type Times } from '@/lib/http/times';
import { Traffic } from '@/lib/http/traffic';
import { Health } from './health';
import type { WebMetrics } from './metrics';
import { loadNext, type LoadApp } from './next-app';

/** How long a refusal waits for the rest of the body. */
const BODY_MS = 500;

/** Refuses a request once its body is read: a connection closed before would be reset, and the answer lost. */
function refuse(request: IncomingMessage, response: ServerResponse, why: string): void {
  const answer = () => {
    const headers = { 'retry-after': '5', 'content-type': 'text/plain; charset=utf-8' };
    if (!response.headersSent) response.writeHead(503, headers).end(why);
  };
  setTimeout(answer, BODY_MS).unref();
  request.resume().once('end', answer);
}

/**
 * HTTP server in front of Next. It passes on the client's address, limits connections, answers 503 until the app is ready and
 * while it stops, and answers health checks. All other protection is in the app.
 */
export class WebServer {
  #handler: RequestListener = (request, response) => refuse(request, response, 'Starting…');
  #isServing = false;
  #metrics: WebMetrics | undefined;
  readonly #server;
  readonly #traffic;
  readonly #health;

  constructor(
    private readonly settings: Settings,
    private readonly load: LoadApp = loadNext,
    times: Times = TIMES,
  ) {
    this.#server = createServer(timeOptions(times));
    this.#traffic = new Traffic(this.#server, { most: settings.MAX_CONNECTIONS, stalled: times.stalled });
    this.#health = new Health(settings, () => this.#isServing && !this.#traffic.isEnding);
    this.#server.on('request', (request, response) => this.#answer(request, response));
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    if (request.socket.destroyed) return;
    noteSocketAddress(request.headers, request.socket.remoteAddress);
    this.#metrics?.watch(request, response);
    if (this.#health.answers(request, response)) return;
    if (this.#traffic.isEnding) refuse(request, response, 'Stopping…');
    else this.#traffic.inTurn(request, () => this.#handler(request, response));
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
    return (this.#metrics = webMetrics(() => promisify(this.#server.getConnections.bind(this.#server))()));
  }

  /**
   * Answers what is in hand, refuses what comes meanwhile with 503, and closes. Takes five seconds at most; with
   * `isUrgent` it waits for nobody.
   */
  async close(isUrgent = false): Promise<void> {
    await this.#traffic.end(isUrgent ? 0 : PATIENCE.drain);
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeIdleConnections();
    setTimeout(() => this.#server.closeAllConnections(), PATIENCE.farewell).unref();
    await closed;
  }
}
