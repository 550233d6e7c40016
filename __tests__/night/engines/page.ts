import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, InPage, Part } from './browser';

const MOST_MS = 60_000;

/** A server-rendered button ignores clicks until React has hydrated it. */
const isHydrated = (): boolean => {
  const buttons = [...document.querySelectorAll('button')];
  const isOfReact = (button: object) => Object.keys(button).some((key) => key.startsWith('__reactProps$'));
  return document.readyState === 'complete' && buttons.length > 0 && buttons.every(isOfReact);
};

/** First element whose name, label or text contains a text. An element for clicking is visible, at rest and not covered. */
const find = (css: string, name: string, isClicked: boolean): Element | null => {
  const nameOf = (element: Element): string =>
    element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent ?? element.textContent;
  const isInTheWay = (element: Element): boolean => {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return !top || !(element.contains(top) || top.contains(element));
  };
  const isMoving = (element: Element): boolean =>
    document
      .getAnimations()
      .some(({ effect, playState }) => playState === 'running' && (effect as KeyframeEffect).target?.contains(element));
  const named = [...document.querySelectorAll(css)].filter((element) => nameOf(element).includes(name));
  return named.find((element) => !isClicked || (!isMoving(element) && !isInTheWay(element))) ?? null;
};

/** A page, with a person's actions. */
export class Page {
  constructor(readonly browser: Browser) {}

  /** Opens an address and waits until the page is usable. */
  async open(address: string): Promise<void> {
    await this.browser.goto(address);
    await this.until('the page listens', isHydrated);
  }

  /** Waits until `work` is true in the page. @throws Error with `what` */
  async until<Args extends readonly unknown[]>(
    what: string,
    work: InPage<Args, boolean>,
    ...args: Args
  ): Promise<void> {
    await this.#patiently(what, async () => ((await this.browser.run(work, ...args)) ? true : null));
  }

  /** Waits for an element. */
  see(css: string, name = ''): Promise<Part> {
    return this.#patiently(`${css} ${name}`, () => this.browser.part(find, css, name, false));
  }

  async click(css: string, name = ''): Promise<void> {
    const part = await this.#patiently(`${css} ${name}`, () => this.browser.part(find, css, name, true));
    await part.click();
  }

  async type(css: string, name: string, text: string): Promise<void> {
    await (await this.see(css, name)).type(text);
  }

  /** Waits for the path of the address. */
  async arrive(path: string): Promise<void> {
    await this.until(`the address is ${path}`, (wanted: string) => location.pathname === wanted, path);
    await this.until('the page listens', isHydrated);
  }

  async #patiently<Found>(what: string, look: () => Promise<Found | null>): Promise<Found> {
    const until = Date.now() + MOST_MS;
    for (;;) {
      let cause: unknown;
      // A page that is navigating does not answer.
      const found = await look().catch((error: unknown) => {
        cause = error;
        return null;
      });
      if (found !== null) return found;
      if (Date.now() > until) throw new Error(`Not seen: ${what}. ${await this.#now()}`, { cause });
      await pause(50);
    }
  }

  /** Address and errors of the page, as text. */
  async #now(): Promise<string> {
    const address = await this.browser.run(() => location.href).catch(String);
    return [address, ...(await this.browser.errors().catch(() => []))].join('\n');
  }
}
