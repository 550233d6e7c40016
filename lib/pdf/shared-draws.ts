interface Running {
  readonly pdf: Promise<Buffer>;
  readonly aborter: AbortController;
  waiting: number;
}

/** Draws a document once for all who ask for it meanwhile. */
export class SharedDraws {
  readonly #running = new Map<string, Running>();

  /** Aborts the drawing when the last who wait have left. @throws what `draw` throws */
  async get(key: string, draw: (signal: AbortSignal) => Promise<Buffer>, signal: AbortSignal): Promise<Buffer> {
    const running = this.#running.get(key) ?? this.#start(key, draw);
    const leave = () => {
      running.waiting -= 1;
      if (running.waiting > 0) return;
      this.#forget(key, running);
      running.aborter.abort();
    };
    running.waiting += 1;
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
    try {
      return await running.pdf;
    } finally {
      signal.removeEventListener('abort', leave);
    }
  }

  #start(key: string, draw: (signal: AbortSignal) => Promise<Buffer>): Running {
    const aborter = new AbortController();
    const running: Running = { pdf: draw(aborter.signal), aborter, waiting: 0 };
    this.#running.set(key, running);
    const forget = () => this.#forget(key, running);
    running.pdf.then(forget, forget);
    return running;
  }

  #forget(key: string, running: Running): void {
    if (this.#running.get(key) === running) this.#running.delete(key);
  }
}
