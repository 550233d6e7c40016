import { createServer, type RequestListener, type Server } from 'node:http';
import next from 'next';
import type { Settings } from '@/lib/env';

/** Loads an app for a server that listens on `port`, and resolves with what answers its requests. */
export type LoadApp = (server: Server, settings: Settings, dev: boolean, port: number) => Promise<RequestListener>;

/** Loads the Next app. */
export const loadNext: LoadApp = async (server, { HOST }, dev, port) => {
  // Next listens for upgrades on the server it is given, and keeps a production one's sockets for good. Without a
  // listener Node answers a request that offers an upgrade as any other.
  const httpServer = dev ? server : createServer();
  const app = next({ dev, dir: process.cwd(), hostname: HOST, port, httpServer });
  await app.prepare();
  const handle = app.getRequestHandler();
  return (request, response) => void handle(request, response);
};
