import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { BackendMessage } from '@/backend/src/server';

const ENTRY = path.join(process.cwd(), 'backend/src/server.ts');
const RESTART_MS = 1_000;

/** The admin API in a process of its own: started, started again should it die, and stopped. */
export class BackendProcess {
  #child: ChildProcess | undefined;
  #stopping = false;

  constructor(private readonly env: NodeJS.ProcessEnv) {}

  /** Resolves when the backend listens. @throws Error with the backend's one sentence when it cannot start. */
  start(): Promise<void> {
    const child = fork(ENTRY, { execArgv: ['--import', 'tsx'], env: this.env });
    this.#child = child;
    return new Promise((resolve, reject) => {
      let failed = 'The backend stopped while it was starting.';
      let isReady = false;
      child.on('message', (message: BackendMessage) => {
        if ('failed' in message) failed = message.failed;
        else {
          isReady = true;
          resolve();
        }
      });
      child.once('exit', (code, signal) => {
        if (!isReady) reject(new Error(failed));
        else if (!this.#stopping) this.#restart(signal ?? `code ${code}`);
      });
    });
  }

  #restart(why: string): void {
    console.error(`The backend stopped (${why}); starting it again.`);
    setTimeout(() => {
      this.start().catch((error: unknown) => {
        console.error(error instanceof Error ? error.message : error);
        process.exit(1);
      });
    }, RESTART_MS);
  }

  /** Resolves when the backend has closed its database and gone. */
  async stop(): Promise<void> {
    this.#stopping = true;
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await gone;
  }
}
