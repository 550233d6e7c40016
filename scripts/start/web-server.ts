import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import next from 'next';
import { PHASE_PRODUCTION_SERVER } from 'next/constants';
import loadConfig from 'next/dist/server/config';
import type { Settings } from '@/lib/env';

const GRACE_MS = 5_000;
/** Time for a photo over a bad connection; ends requests that send a byte a minute. */
const REQUEST_MS = 120_000;

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

export interface WebServer {
  readonly address: string;
  /** Loads the app. The returned function hands requests to it; before that they are answered 503. */
  loadApp(dev: boolean): Promise<() => void>;
  close(): Promise<void>;
}

const listen = (server: Server, { PORT, HOST }: Settings): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const inUse = error.code === 'EADDRINUSE';
      reject(
        new Error(inUse ? `Port ${PORT} (PORT) is in use.` : `Cannot listen on ${HOST}:${PORT}: ${error.message}.`),
      );
    });
    server.listen(PORT, HOST, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : PORT);
    });
  });

/** Gives Next the config of its build, as its standalone server does: the config's plugins take 25 MB. */
async function useBuiltConfig(): Promise<void> {
  const { config } = JSON.parse(readFileSync('.next/required-server-files.json', 'utf8')) as { config: unknown };
  process.env['__NEXT_PRIVATE_STANDALONE_CONFIG'] = JSON.stringify(config);
  // Next keeps the config it has read, and announces a first reading unless told otherwise, as here.
  await loadConfig(PHASE_PRODUCTION_SERVER, process.cwd());
}

/** Takes the port first, so that a port in use is reported before anything is built or opened. */
export async function openWebServer(settings: Settings): Promise<WebServer> {
  let handler: RequestListener = (_request, response) => {
    response.writeHead(503, { 'retry-after': '5', 'content-type': 'text/plain' }).end('Starting…');
  };
  const server = createServer((request, response) => {
    noteAddress(request, settings);
    handler(request, response);
  });
  server.requestTimeout = REQUEST_MS;
  const port = await listen(server, settings);
  const host = settings.HOST === '0.0.0.0' || settings.HOST === '127.0.0.1' ? 'localhost' : settings.HOST;
  return {
    address: `http://${host}:${port}`,
    async loadApp(dev) {
      if (!dev) await useBuiltConfig();
      const app = next({ dev, dir: process.cwd(), hostname: settings.HOST, port, httpServer: server });
      await app.prepare();
      const handle = app.getRequestHandler();
      return () => (handler = (request, response) => void handle(request, response));
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
      await closed;
    },
  };
}
