import './light-styles';
import './light-labels';
import { TestEnvironment } from 'jest-environment-jsdom';
import { compileOnce } from './compile-once';
import { countSeconds } from './cpu-of-file';
import { noteProperties } from './shared-environment';

compileOnce();

type Given = ConstructorParameters<typeof TestEnvironment>;

/** jsdom's own side of a node; of a window, itself. */
interface Own {
  _eventListeners: Readonly<Record<string, unknown>>;
}
const ownSideOf = (of: object): Own => {
  const key = Object.getOwnPropertySymbols(of).find(({ description }) => description === 'impl');
  return (key === undefined ? of : Reflect.get(of, key)) as Own;
};

const prototypesIn = (window: object): object[] =>
  Object.values<PropertyDescriptor>(Object.getOwnPropertyDescriptors(window)).flatMap(({ value }) => {
    const prototype: unknown = typeof value === 'function' ? Reflect.get(value, 'prototype') : undefined;
    return typeof prototype === 'object' && prototype ? [prototype] : [];
  });

class Environment extends TestEnvironment {
  private noteSeconds = () => {};
  private readonly window = this.global;
  private readonly restore = noteProperties([
    this.window,
    this.window.process,
    this.window.process.env,
    this.window.document,
    this.window.history,
    ...prototypesIn(this.window),
  ]);
  private readonly listeners = [this.window, this.window.document].map(
    (target) => [ownSideOf(target), { ...ownSideOf(target)._eventListeners }] as const,
  );
  private timer = 0;
  private frame = 0;

  /** Sends the messages of jsdom to the console of the test file. */
  begin({ console, testPath }: Given[1]): this {
    const { virtualConsole } = this.dom!;
    virtualConsole.removeAllListeners();
    virtualConsole.sendTo(console, { omitJSDOMErrors: true });
    virtualConsole.on('jsdomError', (error) => console.error(error));
    this.noteSeconds = countSeconds(testPath);
    return this;
  }

  /** Empties the window for the next test file. */
  override async teardown(): Promise<void> {
    this.fakeTimers?.useRealTimers();
    this.fakeTimersModern?.useRealTimers();
    // React's scheduler, which stays, would wait for ever for a timer that is cleared.
    for (let round = 0; round < 3; round += 1) await new Promise((next) => void setTimeout(next, 1));
    this.restore();
    this.endTimers();
    for (const [own, listeners] of this.listeners) own._eventListeners = { ...listeners };
    const { document, localStorage, sessionStorage, history } = this.window;
    for (const element of [document.documentElement, document.head, document.body]) {
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
      if (element !== document.documentElement) element.replaceChildren();
    }
    localStorage.clear();
    sessionStorage.clear();
    this.dom?.cookieJar.removeAllCookiesSync();
    this.dom?.reconfigure({ url: 'http://localhost/' });
    history.replaceState(null, '');
    this.noteSeconds();
  }

  /** Numbers of timers and frames count up. */
  private endTimers(): void {
    const none = () => undefined;
    for (const last = this.window.setTimeout(none); this.timer <= last; this.timer += 1)
      this.window.clearTimeout(this.timer);
    for (const last = this.window.requestAnimationFrame(none); this.frame <= last; this.frame += 1)
      this.window.cancelAnimationFrame(this.frame);
  }
}

let shared: Environment | undefined;

/** Jest's environment of a browser, called with `new`. All test files of a process share one (`kept-runtime.cjs`). */
export default function uiEnvironment(...given: Given): Environment {
  shared ??= new Environment(...given);
  return shared.begin(given[1]);
}
