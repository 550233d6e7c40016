import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import next from 'next';
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
  /** Hands requests to the app; before that they are answered 503. */
  serveApp(dev: boolean): Promise<void>;
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
    async serveApp(dev) {
      const app = next({ dev, dir: process.cwd(), hostname: settings.HOST, port, httpServer: server });
      await app.prepare();
      const handle = app.getRequestHandler();
      handler = (request, response) => void handle(request, response);
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
      await closed;
    },
  };
}
