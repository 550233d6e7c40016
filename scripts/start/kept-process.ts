import type { ChildProcess } from 'node:child_process';
import { FINISH, KEPT, STOP, type ProcessMessage } from '@/lib/process/program';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

interface Options {
  /** For messages: `backend`. */
  readonly name: string;
  /** Milliseconds that a stop may take. Longer than the process needs by its own limits. */
  readonly patience: number;
  /** Milliseconds that its own work may take to end from `expectEnd` on, before all else. */
  readonly work?: number;
  readonly launch: () => ChildProcess;
  /** Called at every start, the first and those after a crash. */
  readonly onReady?: (child: ChildProcess) => void;
}

/** A child process that is started, restarted after a crash, and stopped. */
export class KeptProcess {
  #child: ChildProcess | undefined;
  #pauseMs = FIRST_PAUSE_MS;
  #stopping = false;
  /** Time until which its own work may last. */
  #workEnds = 0;

  constructor(private readonly options: Options) {}

  /** Resolves when the process is ready. @throws Error with its own message when it cannot start. */
  start(): Promise<void> {
    const { name, launch, onReady } = this.options;
    const child = launch();
    this.#child = child;
    child.send(KEPT, () => undefined);
    return new Promise((resolve, reject) => {
      let failed = `The ${name} stopped.`;
      let isReady = false;
      child.on('message', (message: ProcessMessage) => {
        if ('failed' in message) failed = message.failed;
        else if ('doing' in message) console.log(message.doing);
        else if ('ready' in message) {
          isReady = true;
          onReady?.(child);
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
    console.error(`${why} Starting the ${this.options.name} again in ${this.#pauseMs / 1000} s.`);
    setTimeout(() => {
      if (this.#stopping) return;
      this.#pauseMs = Math.min(this.#pauseMs * 2, LONGEST_PAUSE_MS);
      this.start().then(
        () => setTimeout(() => (this.#pauseMs = FIRST_PAUSE_MS), LONGEST_PAUSE_MS).unref(),
        (error: unknown) => this.#startAgain(error instanceof Error ? error.message : String(error)),
      );
    }, this.#pauseMs);
  }

  /** Sends a message, unless the process has just ended. */
  send(message: string): void {
    if (this.#child?.connected) this.#child.send(message);
  }

  /** From now on an exit of the process is intended, and it starts no work of its own. */
  expectEnd(): void {
    if (!this.#stopping) this.#workEnds = performance.now() + (this.options.work ?? 0);
    this.#stopping = true;
    this.send(FINISH);
  }

  /** Resolves when the process has closed what it holds and exited; one without an end is killed. */
  async stop(): Promise<void> {
    this.expectEnd();
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    this.send(STOP);
    const work = Math.max(0, this.#workEnds - performance.now());
    setTimeout(() => child.kill('SIGKILL'), work + this.options.patience).unref();
    await gone;
  }
}
