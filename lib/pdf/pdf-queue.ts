import { CODE, ProblemError } from '@/lib/contract/problem';
import type { PdfDocument } from './document';
import { PdfProcess } from './pdf-process';

export interface PdfLimits {
  /** Maximum number of documents waiting for the current one. */
  readonly waiting: number;
  readonly timeoutMs: number;
  /** Idle time after which the process ends and frees its memory. */
  readonly idleMs: number;
}

/** Time for the process to start on a busy machine. */
const START_MS = 60_000;
const LIMITS: PdfLimits = { waiting: 20, timeoutMs: 60_000, idleMs: 5 * 60_000 };

interface Job {
  readonly document: PdfDocument;
  readonly settle: (outcome: Buffer | Error) => void;
}

/** Draws documents one after another in a process, which starts with the first one and again after a crash. */
export class PdfQueue {
  readonly #waiting: Job[] = [];
  readonly #limits: PdfLimits;
  #process: PdfProcess | undefined;
  #isBusy = false;
  #idle: NodeJS.Timeout | undefined;

  constructor(
    limits: Partial<PdfLimits> = {},
    private readonly entry = 'lib/pdf/worker.ts',
  ) {
    this.#limits = { ...LIMITS, ...limits };
  }

  /**
   * Draws a document. Aborting while waiting leaves the queue; a document in progress is finished, because a new process
   * would take longer than most documents.
   * @throws ProblemError 1009 when too many wait, 1003 when it takes too long or was aborted; Error when it fails.
   */
  render(document: PdfDocument, signal?: AbortSignal): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length >= this.#limits.waiting) {
        reject(new ProblemError(CODE.busy, 'Too many documents are waiting'));
        return;
      }
      const leave = () => {
        const place = this.#waiting.indexOf(job);
        if (place >= 0) this.#waiting.splice(place, 1);
        job.settle(new ProblemError(CODE.tooSlow, 'Nobody waits for the document any more'));
      };
      const job: Job = {
        document,
        settle: (outcome) => {
          signal?.removeEventListener('abort', leave);
          if (outcome instanceof Error) reject(outcome);
          else resolve(outcome);
        },
      };
      if (signal?.aborted) {
        leave();
        return;
      }
      signal?.addEventListener('abort', leave, { once: true });
      this.#waiting.push(job);
      void this.#work();
    });
  }

  /** Ends the process. A later document starts another. */
  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#process;
    this.#process = undefined;
    await worker?.kill(new Error('The PDF process was closed'));
  }

  async #work(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    clearTimeout(this.#idle);
    for (let job = this.#waiting.shift(); job; job = this.#waiting.shift()) {
      job.settle(await this.#draw(job.document));
    }
    this.#isBusy = false;
    this.#idle = setTimeout(() => void this.close(), this.#limits.idleMs).unref();
  }

  async #draw(document: PdfDocument): Promise<Buffer | Error> {
    if (!this.#process || this.#process.stopped) this.#process = new PdfProcess(this.entry);
    const worker = this.#process;
    const stop = () => void worker.kill(new ProblemError(CODE.tooSlow, 'The document takes too long'));
    let timer = setTimeout(stop, START_MS);
    try {
      await worker.ready;
      clearTimeout(timer);
      timer = setTimeout(stop, this.#limits.timeoutMs);
      return await worker.render(document);
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    } finally {
      clearTimeout(timer);
    }
  }
}
