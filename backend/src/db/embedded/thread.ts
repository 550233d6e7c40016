import { once } from 'node:events';
import { Worker, type MessagePort } from 'node:worker_threads';
import { threadOf } from '@/lib/program';
import { StartupError } from '../../startup-error';

/** Storage of the engine: a data folder, or memory, optionally filled from a tar file of a database's files. */
export type Storage = { dataDir: string } | { snapshot?: string };
export type ToThread = { connection: MessagePort } | { close: true };
export type FromThread = { ready: true } | { failed: string; startup: boolean };

const ENTRY = 'backend/src/db/embedded/worker.ts';

/** The engine's thread as the program sees it. */
export class EngineThread {
  /** Why the thread takes no more connections. */
  stopped: Error | undefined;
  /** Resolves when the engine ends by itself; only a restart of the program helps then. */
  readonly lost: Promise<Error>;
  #closing = false;

  private constructor(private readonly worker: Worker) {
    worker.on('message', (message: FromThread) => {
      if ('failed' in message) this.stopped ??= new Error(`The embedded database has stopped: ${message.failed}`);
    });
    worker.on(
      'error',
      (cause) => (this.stopped ??= new Error(`The embedded database has stopped: ${cause.message}`, { cause })),
    );
    this.lost = new Promise((resolve) => {
      worker.on('exit', () => {
        this.stopped ??= new Error('The embedded database is closed');
        if (!this.#closing) resolve(this.stopped);
      });
    });
  }

  /** @throws StartupError when the engine cannot start */
  static async start(storage: Storage): Promise<EngineThread> {
    const worker = new Worker(threadOf(ENTRY), { eval: true, execArgv: [], workerData: storage });
    const thread = new EngineThread(worker);
    const [first] = (await once(worker, 'message')) as [FromThread];
    if ('ready' in first) return thread;
    if (first.startup) throw new StartupError(first.failed);
    throw new StartupError(
      `The embedded database cannot start (${first.failed}); see whether its disk is full or its files are damaged.`,
    );
  }

  /** Sends the engine its end of a connection. */
  connect(connection: MessagePort): void {
    this.worker.postMessage({ connection } satisfies ToThread, [connection]);
  }

  /** Calls back when the engine ends, cleanly or not. */
  onceStopped(callback: (reason: Error) => void): () => void {
    const listener = () => callback(this.stopped ?? new Error('The embedded database is closed'));
    this.worker.once('exit', listener);
    return () => this.worker.off('exit', listener);
  }

  async close(): Promise<void> {
    this.#closing = true;
    if (this.stopped) return;
    this.worker.postMessage({ close: true } satisfies ToThread);
    await once(this.worker, 'exit');
  }
}
