import { Worker } from 'node:worker_threads';
import { threadOf } from '../program';
import type { FromThread, PdfDocument, ToThread } from './document';

/** A document that needs more memory ends its thread, not the app. */
const MEMORY_MB = 1024;

/** The drawing thread as the app sees it: one document at a time. */
export class PdfThread {
  /** Why the thread takes no more documents. */
  stopped: Error | undefined;
  readonly #worker: Worker;
  #settle: ((outcome: Buffer | Error) => void) | undefined;

  constructor(entry: string) {
    this.#worker = new Worker(threadOf(entry), {
      eval: true,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    this.#worker.unref();
    this.#worker.on('message', (message: FromThread) =>
      this.#finish('pdf' in message ? Buffer.from(message.pdf.buffer) : new Error(message.failed)),
    );
    this.#worker.on('error', (cause) => this.#stop(new Error(`The PDF thread has died: ${cause.message}`, { cause })));
    this.#worker.on('exit', () => this.#stop(new Error('The PDF thread has ended')));
  }

  /** @throws Error when the document cannot be drawn or the thread dies */
  render(document: PdfDocument): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      this.#settle = (outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome));
      if (this.stopped) this.#finish(this.stopped);
      else {
        // Only a busy thread keeps the process alive.
        this.#worker.ref();
        this.#worker.postMessage({ document } satisfies ToThread);
      }
    });
  }

  /** Ends the thread immediately. */
  async kill(reason: Error): Promise<void> {
    this.#stop(reason);
    await this.#worker.terminate();
  }

  #stop(reason: Error): void {
    this.stopped ??= reason;
    this.#finish(this.stopped);
  }

  #finish(outcome: Buffer | Error): void {
    this.#worker.unref();
    this.#settle?.(outcome);
    this.#settle = undefined;
  }
}
