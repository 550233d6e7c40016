import { fork, type ChildProcess } from 'node:child_process';
import type { BackendMessage } from '@/backend/src/server';
import { processOf } from '@/lib/program';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
const PATIENCE_MS = 20_000;

/** The admin API in a process of its own: started, restarted after a crash, and stopped. */
export class BackendProcess {
  #child: ChildProcess | undefined;
  #pauseMs = FIRST_PAUSE_MS;
  #stopping = false;

  constructor(private readonly env: NodeJS.ProcessEnv) {}

  /** Resolves when the backend listens. @throws Error with the backend's message when it cannot start. */
  start(): Promise<void> {
    const { file, execArgv } = processOf('backend/src/server.ts');
    const child = fork(file, { execArgv, env: this.env });
    this.#child = child;
    return new Promise((resolve, reject) => {
      let failed = 'The backend stopped.';
      let isReady = false;
      child.on('message', (message: BackendMessage) => {
        if ('failed' in message) failed = message.failed;
        else if ('doing' in message) console.log(message.doing);
        else {
          isReady = true;
          resolve();
        }
      });
      child.once('error', reject);
      child.once('exit', () => {
        if (!isReady) reject(new Error(failed));
        else if (!this.#stopping) this.#startAgain(failed);
      });
    });
  }

  /** Retries with growing delays: a database server takes a while to restart. */
  #startAgain(why: string): void {
    console.error(`${why} Starting the backend again in ${this.#pauseMs / 1000} s.`);
    setTimeout(() => {
      if (this.#stopping) return;
      this.#pauseMs = Math.min(this.#pauseMs * 2, LONGEST_PAUSE_MS);
      this.start().then(
        () => setTimeout(() => (this.#pauseMs = FIRST_PAUSE_MS), LONGEST_PAUSE_MS).unref(),
        (error: unknown) => this.#startAgain(error instanceof Error ? error.message : String(error)),
      );
    }, this.#pauseMs);
  }

  /** From now on an exit of the backend is intended. */
  expectEnd(): void {
    this.#stopping = true;
  }

  /** Resolves when the backend has closed its database and exited. */
  async stop(): Promise<void> {
    this.expectEnd();
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS).unref();
    await gone;
  }
}
