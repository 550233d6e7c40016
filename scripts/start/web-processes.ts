import cluster from 'node:cluster';
import { once } from 'node:events';
import { PATIENCE } from '@/lib/patience';
import { processOf } from '@/lib/program';
import { KeptProcess, LISTEN } from './kept-process';

/** Variable with the number of a process, from 1 on. Whoever replaces it has the same: its figures go on as one series. */
export const PLACE = 'WEB_PROCESS';

/** Heap limit, as of `npm start`: without one garbage stays. */
const MEMORY_MB = 1024;

/**
 * Processes that serve the app on one port. A crashed one is replaced; the others serve meanwhile.
 */
export class WebProcesses {
  readonly #processes: readonly KeptProcess[];
  #listening = false;

  /** @param env of each process; `PORT` must be the actual port */
  constructor(count: number, env: NodeJS.ProcessEnv, entry = 'scripts/start/web-process.ts') {
    const { file, execArgv } = processOf(entry);
    cluster.setupPrimary({ exec: file, execArgv: [...execArgv, `--max-old-space-size=${MEMORY_MB}`] });
    const one = (place: number) =>
      new KeptProcess({
        name: 'web process',
        patience: PATIENCE.drain + PATIENCE.farewell + PATIENCE.leave,
        launch: () => cluster.fork({ ...env, [PLACE]: String(place) }).process,
        onReady: (child) => this.#listening && child.send(LISTEN),
      });
    this.#processes = Array.from({ length: count }, (_, index) => one(index + 1));
  }

  /** Resolves when all have loaded the app. @throws Error of the first that cannot */
  async start(): Promise<void> {
    await Promise.all(this.#processes.map((one) => one.start()));
  }

  /** Lets them take the port, which must be free by now. Resolves when the first has taken it. */
  async listen(): Promise<void> {
    const taken = once(cluster, 'listening');
    this.#listening = true;
    for (const one of this.#processes) one.send(LISTEN);
    await taken;
  }

  /** Resolves when all have stopped. A second call lets them wait for no request. */
  async stop(): Promise<void> {
    for (const one of this.#processes) one.expectEnd();
    await Promise.all(this.#processes.map((one) => one.stop()));
  }
}
