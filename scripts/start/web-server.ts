import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import next from 'next';
import { PHASE_PRODUCTION_SERVER } from 'next/constants';
import loadConfig from 'next/dist/server/config';
import type { Settings } from '@/lib/env';
import { publishedApi } from '@/lib/published-api';
import { answerCall, isApiCall } from './api-calls';
import { refusesAddress } from './bad-address';
import { Health } from './health';
import type { WebMetrics } from './metrics';
import { setSafeHeaders } from './safe-headers';

const GRACE_MS = 5_000;
/** Time for a photo over a bad connection; ends requests that send a byte a minute. */
const REQUEST_MS = 120_000;
/** Longer than proxies keep an idle connection, which would otherwise send a request as the connection is closed. */
const IDLE_MS = 75_000;

/** Only a trusted proxy may name the client; any other claim is replaced by the socket's address. */
function noteAddress(request: IncomingMessage, settings: Settings): void {
  const isTrusted = settings.TRUST_PROXY === 'on';
  if (!isTrusted || request.headers['x-forwarded-for'] === undefined) {
    request.headers['x-forwarded-for'] = request.socket.remoteAddress ?? '';
  }
  if (isTrusted) return;
  delete request.headers['x-forwarded-proto'];
  delete request.headers['x-forwarded-host'];
}

/** Gives Next the config of its build, as its standalone server does: the config's plugins take 25 MB. */
async function useBuiltConfig(): Promise<void> {
  const { config } = JSON.parse(readFileSync('.next/required-server-files.json', 'utf8')) as { config: unknown };
  process.env['__NEXT_PRIVATE_STANDALONE_CONFIG'] = JSON.stringify(config);
  // Next keeps the config it has read, and announces a first reading unless told otherwise, as here.
  await loadConfig(PHASE_PRODUCTION_SERVER, process.cwd());
}

/** Serves the app on one port. */
export class WebServer {
  #handler: RequestListener = (_request, response) => {
    response.writeHead(503, { 'retry-after': '5', 'content-type': 'text/plain' }).end('Starting…');
  };
  #isServing = false;
  readonly #health: Health;
  #metrics: WebMetrics | undefined;
  readonly #server = createServer((request, response) => {
    noteAddress(request, this.settings);
    setSafeHeaders(request, response);
    this.#metrics?.watch(request, response);
    if (this.#health.answers(request, response) || refusesAddress(request, response)) return;
    this.#handler(request, response);
  });

  constructor(private readonly settings: Settings) {
    this.#health = new Health(settings, () => this.#isServing);
    this.#server.requestTimeout = REQUEST_MS;
    this.#server.keepAliveTimeout = IDLE_MS;
    this.#server.headersTimeout = IDLE_MS + GRACE_MS;
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
    if (!dev) await useBuiltConfig();
    // Next listens for upgrades on the server it is given, and keeps a production one's sockets for good. Without a
    // listener Node answers a request that offers an upgrade as any other.
    const httpServer = dev ? this.#server : createServer();
    const app = next({ dev, dir: process.cwd(), hostname: this.settings.HOST, port, httpServer });
    await app.prepare();
    const handle = app.getRequestHandler();
    return () => {
      this.#isServing = true;
      this.#handler = (request, response) => {
        const api = dev || !isApiCall(request) ? undefined : publishedApi();
        void (api ? answerCall(api, request, response) : handle(request, response));
      };
    };
  }

  /** Measures what this server answers from now on. */
  async measure(): Promise<WebMetrics> {
    const { webMetrics } = await import('./metrics');
    return (this.#metrics = await webMetrics(this.#server));
  }

  /** Resolves when every request is answered, at the latest after five seconds. */
  async close(): Promise<void> {
    this.#isServing = false;
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeIdleConnections();
    setTimeout(() => this.#server.closeAllConnections(), GRACE_MS).unref();
    await closed;
  }
}
