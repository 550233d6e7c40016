import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import next from 'next';
import { PHASE_PRODUCTION_SERVER } from 'next/constants';
import loadConfig from 'next/dist/server/config';
import type { Settings } from '@/lib/env';
import { publishedApi } from '@/lib/published-api';
import { answerCall, isApiCall } from './api-calls';

/** Loads an app for a server that listens on `port`, and resolves with what answers its requests. */
export type LoadApp = (server: Server, settings: Settings, dev: boolean, port: number) => Promise<RequestListener>;

/** Gives Next the config of its build, as its standalone server does: the config's plugins take 25 MB. */
async function useBuiltConfig(): Promise<void> {
  const { config } = JSON.parse(readFileSync('.next/required-server-files.json', 'utf8')) as { config: unknown };
  process.env['__NEXT_PRIVATE_STANDALONE_CONFIG'] = JSON.stringify(config);
  // Next keeps the config it has read, and announces a first reading unless told otherwise, as here.
  await loadConfig(PHASE_PRODUCTION_SERVER, process.cwd());
}

/** Loads the Next app. Calls of the API are answered without Next, except in development. */
export const loadNext: LoadApp = async (server, { HOST }, dev, port) => {
  if (!dev) await useBuiltConfig();
  // Next listens for upgrades on the server it is given, and keeps a production one's sockets for good. Without a
  // listener Node answers a request that offers an upgrade as any other.
  const httpServer = dev ? server : createServer();
  const app = next({ dev, dir: process.cwd(), hostname: HOST, port, httpServer });
  await app.prepare();
  const handle = app.getRequestHandler();
  return (request, response) => {
    const api = dev || !isApiCall(request) ? undefined : publishedApi();
    void (api ? answerCall(api, request, response) : handle(request, response));
  };
};
