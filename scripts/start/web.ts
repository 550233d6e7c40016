import type { Settings } from '@/lib/env';
import { addressesOf, type Addresses } from './addresses';
import type { LoadApp } from './next-app';
import { WebProcesses } from './web-processes';
import { WebServer } from './web-server';

export interface Web {
  readonly addresses: Addresses;
  /** Loads the app. The returned function lets it answer; before that requests are answered 503. */
  load(dev: boolean): Promise<() => Promise<void> | void>;
  /** Answers what is in hand and refuses the rest; with `isUrgent` waits for no request. */
  close(isUrgent?: boolean): Promise<void>;
}

async function openMetrics(settings: Settings, server: WebServer): Promise<() => void> {
  const { serveMetrics } = await import('./metrics');
  const own = settings.WEB_PROCESSES === 1 ? await server.measure() : undefined;
  return serveMetrics(settings, own?.registry);
}

/**
 * Takes the port first, so that a port in use is reported before anything is built or opened. Serves the app from this
 * process, or from WEB_PROCESSES others, which take the port over once they have loaded it; in development always from
 * this one.
 * @param load loads the app, Next's by default
 * @param entry program of WEB_PROCESSES
 * @throws Error with one sentence
 */
export async function openWeb(
  settings: Settings,
  env: NodeJS.ProcessEnv,
  load?: LoadApp,
  entry?: string,
): Promise<Web> {
  const { HOST, WEB_PROCESSES } = settings;
  const server = new WebServer(settings, load);
  const port = await server.listen();
  let processes: WebProcesses | undefined;
  const closeMetrics = settings.METRICS_PORT === undefined ? undefined : await openMetrics(settings, server);
  return {
    addresses: addressesOf(HOST, port),
    async load(dev) {
      if (dev || WEB_PROCESSES === 1) {
        const serve = await server.loadApp(dev, port);
        return serve;
      }
      processes = new WebProcesses(WEB_PROCESSES, { ...env, PORT: String(port) }, entry);
      await processes.start();
      return async () => {
        await server.close();
        await processes?.listen();
      };
    },
    async close(isUrgent) {
      await Promise.all([server.close(isUrgent), processes?.stop()]);
      closeMetrics?.();
    },
  };
}
