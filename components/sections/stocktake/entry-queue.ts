import { nanoid } from 'nanoid';
import { tabTexts } from '@/components/ui/kept-texts';
import { newListeners } from '@/lib/domain/listeners';
import { problemOf } from '@/lib/api/call';
import { sendQueued } from '@/lib/api/send-queued';
import { enterCount, type CountLine } from '@/lib/sections/stocktake/contract';
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
 * Queue of a stocktake's entries. Saves them one at a time and retries while offline. Unsaved entries survive a reload of
 * the tab. `onSaved` receives each line as the server saved it.
 */
export class EntryQueue {
  #entries: Entries = NO_ENTRIES;
  readonly #listeners = newListeners();
  #started = false;
  #isSaving = false;
  #waitMs = FIRST_WAIT_MS;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly count_id: number,
    private readonly onSaved: (line: CountLine) => void,
  ) {}

  readonly subscribe = this.#listeners.subscribe;
  readonly snapshot = (): Entries => this.#entries;

  /** Resumes entries that an earlier page of this tab left. Returns a function that stops the queue. */
  start(): () => void {
    this.#started = true;
    const restored = this.#remembered().filter(({ item_id }) => !this.#entries.has(item_id));
    if (restored.length > 0)
      this.#change(new Map([...restored.map((entry) => [entry.item_id, entry] as const), ...this.#entries]));
    const online = () => void this.#saveNext();
    window.addEventListener('online', online);
    online();
    return () => {
      this.#started = false;
      window.removeEventListener('online', online);
      clearTimeout(this.#retry);
    };
  }

  add(entry: Pick<Entry, 'item_id' | 'counted' | 'as_expected' | 'shown'>): void {
    const rest = [...this.#entries].filter(([id]) => id !== entry.item_id);
    const added: Entry = { ...entry, key: nanoid(), state: 'saving' };
    this.#change(new Map([...rest, [entry.item_id, added]]));
    void this.#saveNext();
  }

  /** Sends a refused entry again. */
  repeat(itemId: number): void {
    const entry = this.#entries.get(itemId);
    if (entry) this.add(entry.as_expected ? entry : { item_id: itemId, counted: entry.counted, shown: entry.shown });
  }

  drop(itemId: number): void {
    this.#change(new Map([...this.#entries].filter(([id]) => id !== itemId)));
  }

  /** Saves the next entry, and then the one after it. After a temporary failure it waits before the next attempt. */
  async #saveNext(): Promise<void> {
    const entry = [...this.#entries.values()].find(({ state }) => state !== 'refused');
    if (!entry || !this.#started || this.#isSaving) return;
    clearTimeout(this.#retry);
    this.#isSaving = true;
    const isDone = await this.#save(entry);
    this.#isSaving = false;
    const next = () => void this.#saveNext();
    if (isDone) next();
    else this.#retry = setTimeout(next, this.#waitMs);
    this.#waitMs = isDone ? FIRST_WAIT_MS : Math.min(LONGEST_WAIT_MS, this.#waitMs * 2);
  }

  /** Saves an entry. Returns whether the queue can continue at once. */
  async #save(entry: Entry): Promise<boolean> {
    try {
      const { item_id, counted, as_expected, key } = entry;
      const body = { count_id: this.count_id, item_id, counted, as_expected };
      const { line } = await sendQueued(enterCount, { body }, key);
      // A person who may count but not see the stock gets no figures.
      const { expected = null, value_expected = null, value_counted = null } = line;
      this.onSaved({ ...line, expected, value_expected, value_counted });
      if (this.#isCurrent(entry)) this.drop(item_id);
      return true;
    } catch (error) {
      const problem = problemOf(error);
      const passing = PASSING.includes(problem.code);
      const state = passing ? 'waiting' : 'refused';
      if (this.#isCurrent(entry)) this.#change(new Map(this.#entries).set(entry.item_id, { ...entry, state, problem }));
      return !passing;
    }
  }

  /** Whether no later entry has replaced this one. */
  #isCurrent({ item_id, key }: Entry): boolean {
    return this.#entries.get(item_id)?.key === key;
  }

  #change(entries: Entries): void {
    this.#entries = entries;
    tabTexts.writeJson(this.#place, entries.size === 0 ? null : [...entries.values()]);
    this.#listeners.notify();
  }

  get #place(): string {
    return `stocktake-${this.count_id}`;
  }

  #remembered(): Entry[] {
    const stored = (tabTexts.readJson(this.#place) ?? []) as Entry[];
    return stored.map((entry) => ({ ...entry, state: entry.state === 'refused' ? 'refused' : 'waiting' }));
  }
}
