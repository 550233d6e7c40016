import { fork, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { processOf } from '@/lib/process/program';
import type { FromProcess, PdfDocument, ToProcess } from './document';

/** A document that needs more memory ends its process, not the app. */
const MEMORY_MB = 768;
/** Gives way to the app and the database, but still gets a tenth of a busy processor. */
const PRIORITY = 10;

/** The drawing process as the app sees it: one document at a time. It ends with the app. */
export class PdfProcess {
  /** Why the process takes no more documents. */
  stopped: Error | undefined;
  /** Resolves when the process takes documents, or has stopped. */
  readonly ready: Promise<void>;
  readonly #child: ChildProcess;
  #begin: () => void = () => undefined;
  #settle: ((outcome: Buffer | Error) => void) | undefined;

  constructor(entry: string) {
    const { file, execArgv } = processOf(entry);
    this.#child = fork(file, {
      execArgv: [...execArgv, `--max-old-space-size=${MEMORY_MB}`],
      serialization: 'advanced',
    });
    this.#yieldToOthers();
    this.ready = new Promise((resolve) => (this.#begin = resolve));
    this.#child.on('message', (message: FromProcess) => {
      if ('ready' in message) this.#begin();
      else this.#finish('pdf' in message ? Buffer.from(message.pdf) : new Error(message.failed));
    });
    this.#child.on('error', (cause) => this.#stop(new Error(`The PDF process has died: ${cause.message}`, { cause })));
    this.#child.on('exit', () => this.#stop(new Error('The PDF process has ended')));
  }

  /** @throws Error when the document cannot be drawn or the process dies */
  render(document: PdfDocument): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      this.#settle = (outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome));
      if (this.stopped) this.#finish(this.stopped);
      else {
        // Only a busy process keeps the app alive.
        this.#ref(true);
        this.#child.send({ document } satisfies ToProcess);
      }
    });
  }

  /** Ends the process immediately. */
  async kill(reason: Error): Promise<void> {
    this.#stop(reason);
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const gone = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.ref();
    this.#child.kill('SIGKILL');
    await gone;
  }

  #yieldToOthers(): void {
    try {
      if (this.#child.pid !== undefined) setPriority(this.#child.pid, PRIORITY);
    } catch {
      // It has exited already; `exit` says so.
    }
  }

  #ref(isBusy: boolean): void {
    const on = isBusy ? 'ref' : 'unref';
    this.#child[on]();
    this.#child.channel?.[on]();
  }

  #stop(reason: Error): void {
    this.stopped ??= reason;
    this.#begin();
    this.#finish(this.stopped);
  }

  #finish(outcome: Buffer | Error): void {
    this.#ref(false);
    this.#settle?.(outcome);
    this.#settle = undefined;
  }
}
