import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import { existsSync, readFileSync } from 'node:fs';
import type { Settings } from '@/lib/env';
import { observeRequests } from '@/lib/http/request-metrics';
import { TIMES, timeOptions } from '@/lib/http/times';
import { askBackend } from './ask-backend';

interface Route {
  readonly page: string;
  readonly regex: string;
}

const MANIFEST = '.next/routes-manifest.json';

/** Finds the template of a page's address among the app's routes; `other` for an address of none, and in development. */
function pageTemplates(file = MANIFEST): (path: string) => string {
  const { staticRoutes = [], dynamicRoutes = [] } = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { staticRoutes?: Route[]; dynamicRoutes?: Route[] })
    : {};
  const pages = new Set(staticRoutes.map(({ page }) => page));
  const patterns = dynamicRoutes.map(({ page, regex }) => ({ page, pattern: new RegExp(regex) }));
  return (path) => {
    if (path.startsWith('/_next/')) return '/_next';
    return pages.has(path) ? path : (patterns.find(({ pattern }) => pattern.test(path))?.page ?? 'other');
  };
}

const ALL_MS = 10_000;

/** Status of a request whose client has left, as nginx names it. */
const LEFT = 499;

/** Header of a response that the app has set. */
const headerOf = (response: ServerResponse, name: string): string | undefined => {
  const value = response.getHeader(name);
  return typeof value === 'string' ? value : undefined;
};

/** Doors whose refusals are counted, by template of their address. */
const DOORS: Readonly<Record<string, string>> = { '/api/auth/login': 'sign-in' };
const doorOf = (route: string): string | undefined =>
  DOORS[route] ?? (route.startsWith('/api/v1/pos/') ? 'till' : undefined);

/** Why a door refused. The question for a code of the second factor is no refusal: the password was right. */
function reasonOf(status: number, refusal: string | undefined): 'wrong' | 'too many' | undefined {
  if (status === 429) return 'too many';
  if (refusal === 'wrongFactorCode') return 'wrong';
  return status === 401 && refusal !== 'secondFactorNeeded' ? 'wrong' : undefined;
}

export interface WebMetrics {
  readonly registry: Registry;
  /** Counts a request when it is answered, or its client has left. */
  watch(request: IncomingMessage, response: ServerResponse): void;
}

/** Measures this process, which serves the app. @param connections number of open ones */
export function webMetrics(connections: () => Promise<number>, templateOf = pageTemplates()): WebMetrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'web_' });
  const observe = observeRequests(registry, 'web');
  const help = 'Refused passwords, codes and tokens: wrong ones, and those after too many.';
  const refusals = new Counter({ name: 'web_refusals_total', help, labelNames: ['door', 'reason'], registers });
  new Gauge({
    name: 'web_connections',
    help: 'Open connections of clients.',
    registers,
    async collect() {
      this.set(await connections());
    },
  });
  return {
    registry,
    watch(request, response) {
      const started = performance.now();
      const path = request.url?.split('?', 1)[0] ?? '';
      response.once('close', () => {
        const route = headerOf(response, 'x-route') ?? templateOf(path);
        // A client that left before its answer was served nothing.
        const status = response.writableFinished || response.statusCode >= 400 ? response.statusCode : LEFT;
        observe({ method: request.method ?? '', route, status, seconds: (performance.now() - started) / 1000 });
        const [door, reason] = [doorOf(route), reasonOf(status, headerOf(response, 'x-refusal'))];
        if (door && reason) refusals.inc({ door, reason });
      });
    },
  };
}

/** Text or, from a process that does not answer, nothing: the others' figures matter the more. */
const orNothing = (text: Promise<string>): Promise<string> => text.catch(() => '');

/** Whether the backend has answered. Without it all of its series are absent, of which no comparison is true. */
const upText = (isUp: boolean): string =>
  `# HELP web_backend_up 1 when the backend answers.\n# TYPE web_backend_up gauge\nweb_backend_up ${Number(isUp)}\n`;

/**
 * Serves `/metrics` of web and backend on METRICS_HOST and METRICS_PORT.
 * @returns a function that closes it
 * @throws Error with one sentence when the port cannot be taken
 */
export async function serveMetrics(settings: Settings, registry?: Registry): Promise<() => void> {
  const { METRICS_HOST, METRICS_PORT } = settings;
  const times = { ...TIMES, headers: ALL_MS, request: ALL_MS };
  const server = createServer(timeOptions(times), (request, response) => {
    const isAsked = request.method === 'GET' && request.url?.split('?', 1)[0] === '/metrics';
    if (!isAsked) return void response.writeHead(404).end();
    void Promise.all([
      orNothing(registry?.metrics() ?? Promise.resolve('')),
      orNothing(askBackend(settings, 'metrics')),
    ]).then(([web, backend]) =>
      response
        .writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE })
        .end([web, upText(backend !== ''), backend].join('\n')),
    );
  });
  server.maxConnections = 20;
  server.timeout = ALL_MS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ message }) =>
      reject(new Error(`Cannot listen on ${METRICS_HOST}:${METRICS_PORT} (METRICS_PORT): ${message}.`)),
    );
    server.listen(METRICS_PORT, METRICS_HOST, resolve);
  });
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
