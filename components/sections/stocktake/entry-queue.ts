import { nanoid } from 'nanoid';
import { problemOf } from '@/lib/api/call';
import type { CountLine } from '@/lib/sections/stocktake/contract';
import { CODE, type Problem } from '@/lib/contract/problem';

/** Entry of an item that the server does not have yet. */
export interface Entry {
  readonly item_id: number;
  readonly counted: number | null;
  readonly as_expected?: true;
  /** Quantity that the line shows meanwhile. */
  readonly shown: number | null;
  /** Idempotency key: a save whose reply was lost is repeated without counting twice. */
  readonly key: string;
  readonly state: 'saving' | 'waiting' | 'refused';
  readonly problem?: Problem;
}
export type Entries = ReadonlyMap<number, Entry>;

interface QueueOptions {
  readonly storageKey: string;
  readonly send: (entry: Entry) => Promise<CountLine>;
  readonly onSaved: (line: CountLine) => void;
}

/** Problem codes that pass by themselves; any other refusal is shown. */
const PASSING: readonly number[] = [
  CODE.unreachable,
  CODE.tooSlow,
  CODE.upstreamFailed,
  CODE.internal,
  CODE.busy,
  CODE.unavailable,
  CODE.sessionEnded,
];
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 30_000;
export const NO_ENTRIES: Entries = new Map();

/**
 * Queue that saves entries one after another and retries while offline. Unsaved entries survive a reload of the tab.
 */
export class EntryQueue {
  #entries: Entries = NO_ENTRIES;
  readonly #listeners = new Set<() => void>();
  #running = false;
  #started = false;
  #wake: (() => void) | undefined;

  constructor(private readonly options: QueueOptions) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly snapshot = (): Entries => this.#entries;

  /** Resumes entries that an earlier page of this tab left. Returns a function that stops the queue. */
  start(): () => void {
    this.#started = true;
    const restored = this.#remembered().filter(({ item_id }) => !this.#entries.has(item_id));
    if (restored.length > 0)
      this.#change(new Map([...restored.map((entry) => [entry.item_id, entry] as const), ...this.#entries]));
    const online = () => this.#wake?.();
    window.addEventListener('online', online);
    void this.#run();
    return () => {
      this.#started = false;
      window.removeEventListener('online', online);
      this.#wake?.();
    };
  }

  add(entry: Pick<Entry, 'item_id' | 'counted' | 'as_expected' | 'shown'>): void {
    const rest = [...this.#entries].filter(([id]) => id !== entry.item_id);
    const added: Entry = { ...entry, key: nanoid(), state: 'saving' };
    this.#change(new Map([...rest, [entry.item_id, added]]));
    this.#wake?.();
    void this.#run();
  }

  /** Sends a refused entry again. */
  repeat(itemId: number): void {
    const entry = this.#entries.get(itemId);
    if (entry) this.add(entry.as_expected ? entry : { item_id: itemId, counted: entry.counted, shown: entry.shown });
  }

  drop(itemId: number): void {
    this.#change(new Map([...this.#entries].filter(([id]) => id !== itemId)));
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    let wait = FIRST_WAIT_MS;
    for (let entry = this.#next(); entry && this.#started; entry = this.#next()) {
      if (await this.#save(entry)) wait = FIRST_WAIT_MS;
      else {
        await this.#pause(wait);
        wait = Math.min(LONGEST_WAIT_MS, wait * 2);
      }
    }
    this.#running = false;
  }

  #next(): Entry | undefined {
    return [...this.#entries.values()].find(({ state }) => state !== 'refused');
  }

  /** Saves an entry. Returns whether the queue can continue at once. */
  async #save(entry: Entry): Promise<boolean> {
    try {
      const line = await this.options.send(entry);
      this.options.onSaved(line);
      if (this.#isCurrent(entry)) this.drop(entry.item_id);
      return true;
    } catch (error) {
      const problem = problemOf(error);
      const passing = PASSING.includes(problem.code);
      if (this.#isCurrent(entry)) this.#set({ ...entry, state: passing ? 'waiting' : 'refused', problem });
      return !passing;
    }
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Whether no later entry has replaced this one. */
  #isCurrent({ item_id, key }: Entry): boolean {
    return this.#entries.get(item_id)?.key === key;
  }

  #set(entry: Entry): void {
    this.#change(new Map(this.#entries).set(entry.item_id, entry));
  }

  #change(entries: Entries): void {
    this.#entries = entries;
    const remaining = [...entries.values()];
    try {
      if (remaining.length === 0) sessionStorage.removeItem(this.options.storageKey);
      else sessionStorage.setItem(this.options.storageKey, JSON.stringify(remaining));
    } catch {
      // Counting works without storage.
    }
    this.#listeners.forEach((listener) => listener());
  }

  #remembered(): Entry[] {
    try {
      const stored = JSON.parse(sessionStorage.getItem(this.options.storageKey) ?? '[]') as Entry[];
      return stored.map((entry) => ({ ...entry, state: entry.state === 'refused' ? 'refused' : 'waiting' }));
    } catch {
      return [];
    }
  }
}
