import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import type { Settings } from '@/lib/env';
import { askBackend } from './ask-backend';

const State = z.enum(['ok', 'warning', 'failed']);
type State = z.output<typeof State>;
const Checks = z.record(z.string(), State).readonly();
type Checks = z.output<typeof Checks>;

/** Anybody may ask, as often as they like. */
const KEPT_MS = 1_000;

/** Checks of what all nodes share: another node would fail too, so these take no node out; the metrics alert. */
const OF_VENUE = ['books', 'backup'];

/** Whether this node can serve: a load balancer takes out one that has failed. */
function standing(checks: Checks): State {
  const all = Object.entries(checks);
  if (all.some(([name, state]) => state === 'failed' && !OF_VENUE.includes(name))) return 'failed';
  return all.every(([, state]) => state === 'ok') ? 'ok' : 'warning';
}

/**
 * Answers `/healthz` (this process lives) and `/readyz` (the venue can work), before and without the app and without a
 * session. They tell names and states of checks, nothing else.
 */
export class Health {
  #asked = -Infinity;
  #checks: Promise<Checks> | undefined;

  /** @param isServing whether the app answers requests now */
  constructor(
    private readonly settings: Settings,
    private readonly isServing: () => boolean,
  ) {}

  /** True when the request was for one of the two. */
  answers({ method, url }: IncomingMessage, response: ServerResponse): boolean {
    const path = url?.split('?', 1)[0];
    if (path !== '/healthz' && path !== '/readyz') return false;
    const send = (status: number, body: object, headers = {}) => {
      const text = JSON.stringify(body);
      const length = { 'content-length': Buffer.byteLength(text), 'x-content-type-options': 'nosniff' };
      response.writeHead(status, {
        'content-type': 'application/json',
        'cache-control': 'no-store',
        ...length,
        ...headers,
      });
      response.end(method === 'HEAD' ? undefined : text);
    };
    if (method !== 'GET' && method !== 'HEAD') send(405, { status: 'failed' }, { allow: 'GET, HEAD' });
    else if (path === '/healthz') send(200, { status: 'ok' });
    else
      void this.#check().then((checks) => {
        const status = standing(checks);
        send(status === 'failed' ? 503 : 200, { status, checks }, status === 'failed' ? { 'retry-after': '5' } : {});
      });
    return true;
  }

  async #check(): Promise<Checks> {
    if (performance.now() - this.#asked > KEPT_MS) {
      this.#asked = Infinity;
      this.#checks = askBackend(this.settings, 'readiness')
        .then((text): Checks => ({ backend: 'ok', ...Checks.parse(JSON.parse(text)) }))
        // Another program may have the port, and answer something else.
        .catch((): Checks => ({ backend: 'failed' }))
        .finally(() => (this.#asked = performance.now()));
    }
    return { app: this.isServing() ? 'ok' : 'failed', ...(await this.#checks) };
  }
}
