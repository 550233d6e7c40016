import type { CDPSession, Page } from '@playwright/test';

export interface Request {
  readonly pathname: string;
  /** Chromium's word: Script, Stylesheet, Font, Fetch and others. */
  readonly type: string;
}

/** Turns of waiting without a new request after which a page has loaded. */
const QUIET_TURNS = 3;
const TURN_MS = 60;

/** Keeps the page's idle callbacks until `runIdle`, so that work for idle time is told from the first load. */
const HOLD_IDLE = `
  const held = [];
  const whenIdle = window.requestIdleCallback.bind(window);
  window.requestIdleCallback = (callback) => held.push(callback);
  window.cancelIdleCallback = (handle) => { held[handle - 1] = undefined; };
  window.runIdle = () => {
    window.requestIdleCallback = whenIdle;
    for (const callback of held) callback?.({ didTimeout: false, timeRemaining: () => 50 });
  };
  window.untilIdle = () => new Promise((done) => whenIdle(() => done()));`;

/** Counts a page's requests. Attach it before the page opens an address. */
export class Requests {
  readonly #seen: Request[] = [];
  #open = new Set<string>();

  private constructor(private readonly page: Page) {}

  static async of(page: Page): Promise<Requests> {
    const requests = new Requests(page);
    await page.addInitScript(HOLD_IDLE);
    await requests.#listen(await page.context().newCDPSession(page));
    return requests;
  }

  async #listen(session: CDPSession): Promise<void> {
    session.on('Network.requestWillBeSent', ({ requestId, request, type = '' }) => {
      this.#open.add(requestId);
      this.#seen.push({ pathname: new URL(request.url).pathname, type });
    });
    session.on('Network.loadingFinished', ({ requestId }) => this.#open.delete(requestId));
    session.on('Network.loadingFailed', ({ requestId }) => this.#open.delete(requestId));
    await session.send('Network.enable');
  }

  /**
   * Resolves when nothing is on its way and the page has nothing left to do, however slow the machine is. Returns the
   * requests since the last call.
   */
  async settled(): Promise<readonly Request[]> {
    for (let quiet = 0, before = -1; quiet < QUIET_TURNS;) {
      await this.page.evaluate('untilIdle()');
      await this.page.waitForTimeout(TURN_MS);
      quiet = this.#open.size === 0 && before === this.#seen.length ? quiet + 1 : 0;
      before = this.#seen.length;
    }
    return this.#seen.splice(0);
  }

  /** Runs what the page has put off until it is idle. */
  async runIdle(): Promise<void> {
    await this.page.evaluate('runIdle()');
  }
}
