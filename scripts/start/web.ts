import type { Settings } from '@/lib/env';
import { addressesOf, type Addresses } from './addresses';
import type { LoadApp } from './next-app';
import { WebServer } from './web-server';

export interface Web {
  readonly addresses: Addresses;
  /** Loads the app. The returned function lets it answer; before that requests are answered 503. */
  load(dev: boolean): Promise<() => void>;
  /** Answers what is in hand and refuses the rest; with `isUrgent` waits for no request. */
  close(isUrgent?: boolean): Promise<void>;
}

async function openMetrics(settings: Settings, server: WebServer): Promise<() => void> {
  const { serveMetrics } = await import('./metrics');
  const { registry } = await server.measure();
  return serveMetrics(settings, registry);
}

/**
 * Takes the port first, so that a port in use is reported before anything is built or opened.
 * @param load loads the app, Next's by default
 * @throws Error with one sentence
 */
export async function openWeb(settings: Settings, load?: LoadApp): Promise<Web> {
  const server = new WebServer(settings, load);
  const port = await server.listen();
  const closeMetrics = settings.METRICS_PORT === undefined ? undefined : await openMetrics(settings, server);
  return {
    addresses: addressesOf(settings.HOST, port),
    load: (dev) => server.loadApp(dev, port),
    async close(isUrgent) {
      await server.close(isUrgent);
      closeMetrics?.();
    },
  };
}
