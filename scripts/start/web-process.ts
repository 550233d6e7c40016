import './production';
import { readSettings } from '@/lib/env';
import type { ProcessMessage } from '@/lib/program';
import { LISTEN } from './kept-process';
import { WebServer } from './web-server';

/** The starting process may already have ended. */
const tell = (message: ProcessMessage): void => {
  if (process.connected) process.send?.(message, () => undefined);
};

const fail = (error: unknown): never => {
  tell({ failed: error instanceof Error ? error.message : String(error) });
  process.exit(1);
};

/** One of several processes that serve the app. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const web = new WebServer(settings);
  if (settings.METRICS_PORT !== undefined) await web.measure();
  const stop = () => void web.close().then(() => process.exit(0));
  // Ctrl+C reaches the whole process group; the starting process decides when to stop.
  process.on('SIGINT', () => undefined);
  process.once('SIGTERM', stop);
  process.once('disconnect', stop);
  process.on('message', (message) => {
    if (message === LISTEN) web.listen().catch(fail);
  });
  const serve = await web.loadApp(false);
  serve();
  tell({ ready: true });
}

main().catch(fail);
