export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];

/** An element of a page. */
export interface Part {
  click(): Promise<void>;
  /** Types into it; a line feed is the Enter key. */
  type(text: string): Promise<void>;
  /** Chooses a file in a file input. */
  choose(file: string): Promise<void>;
}

/** Code that runs in the page; it may not refer to anything outside itself. */
export type InPage<Args extends readonly unknown[], Result> = (...args: Args) => Result | Promise<Result>;

/** Expression that calls it in the page. */
export const called = <Args extends readonly unknown[], Result>(work: InPage<Args, Result>, args: Args): string =>
  `(${String(work)})(...${JSON.stringify(args)})`;

/** A browser with one page. */
export interface Browser {
  goto(address: string): Promise<void>;
  run<Args extends readonly unknown[], Result>(work: InPage<Args, Result>, ...args: Args): Promise<Result>;
  /** The element that `find` returns. */
  part<Args extends readonly unknown[]>(find: InPage<Args, Element | null>, ...args: Args): Promise<Part | null>;
  resize(width: number, height: number): Promise<void>;
  /** Console and page errors since the last call. */
  errors(): Promise<string[]>;
  /** Screenshot of the visible part, as PNG. */
  shot(): Promise<Uint8Array>;
  close(): Promise<void>;
}
