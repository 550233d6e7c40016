import { readSettings } from '@/lib/env';
import { stopWithParent, type ProcessMessage } from '@/lib/program';
import { LISTEN } from './kept-process';
import type { LoadApp } from './next-app';
import { WebServer } from './web-server';

/** The starting process may already have ended. */
const tell = (message: ProcessMessage): void => {
  if (process.connected) process.send?.(message, () => undefined);
};

const fail = (error: unknown): never => {
  tell({ failed: error instanceof Error ? error.message : String(error) });
  process.exit(1);
};

/**
 * Serves the app from one of several processes.
 * @param load loads the app, Next's by default
 */
export function serveWeb(load?: LoadApp): void {
  const settings = readSettings(process.env);
  const web = new WebServer(settings, load);
  const measured = settings.METRICS_PORT === undefined ? undefined : web.measure();
  let isStopping = false;
  const stop = (): void => {
    void web.close(isStopping).then(() => process.exit(0));
    isStopping = true;
  };
  stopWithParent({ stop });
  process.on('message', (message) => {
    if (message === LISTEN) web.listen().catch(fail);
  });
  Promise.all([web.loadApp(false), measured]).then(([serve]) => {
    serve();
    tell({ ready: true });
  }, fail);
}
