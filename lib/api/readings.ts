'use client';
import { useEffect, useSyncExternalStore } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import type { CacheKey } from '@/lib/contract/cache-key';
import { newListeners } from '@/lib/domain/listeners';
import type { ReplyOf } from '@/lib/contract/endpoint';
import type { readVersions } from '@/lib/contract/versions';

export type Versions = ReplyOf<typeof readVersions>;

/** Time of reading a query, in milliseconds, and the versions known before it; null if none were. */
interface Reading {
  readonly at: number;
  readonly versions: Versions | null;
}

/** Readings of the queries of one cache, by serialized key. */
class Readings {
  readonly #byKey = new Map<string, Reading>();
  readonly #held = new Set<string>();
  readonly #listeners = newListeners();
  #known: Versions | null = null;
  #lookedAt = 0;

  readonly subscribe = this.#listeners.subscribe;

  readonly #note = (name: string, reading: Reading): void => {
    this.#byKey.set(name, reading);
    this.#listeners.notify();
  };

  of(name: string): Reading | undefined {
    return this.#byKey.get(name);
  }

  /** Time up to which a query's reply is current: its reading or, unless it `failed` since, a later check of versions. */
  currentAt(name: string, failed: boolean): number | undefined {
    const { at } = this.#byKey.get(name) ?? {};
    return at === undefined || failed ? at : Math.max(at, this.#lookedAt);
  }

  /** Notes a reply that came with the page, whose versions are unknown. */
  brought(name: string): void {
    if (!this.#byKey.has(name)) this.#note(name, { at: Date.now(), versions: null });
  }

  /** Reads a query, and notes the time and the versions known before. */
  async noted<Reply>(key: CacheKey | null, read: () => Promise<Reply>): Promise<Reply> {
    const versions = this.#known;
    const reply = await read();
    if (key) this.#note(unstable_serialize(key), { at: Date.now(), versions });
    return reply;
  }

  /** Sets the known versions; called before queries are read again. */
  know(versions: Versions | null): void {
    this.#known = versions;
  }

  looked(): void {
    this.#lookedAt = Date.now();
    this.#listeners.notify();
  }

  isHeld(name: string): boolean {
    return this.#held.has(name);
  }

  hold(name: string): void {
    this.#held.add(name);
  }

  release(name: string): void {
    this.#held.delete(name);
  }
}

export type { Readings };

const ofCache = new WeakMap<object, Readings>();

export function useReadings(): Readings {
  const { cache } = useSWRConfig();
  const found = ofCache.get(cache) ?? new Readings();
  ofCache.set(cache, found);
  return found;
}

/** Excludes a query from renewal while typed input depends on its reply. The user's own commands still refresh it. */
export function useHeld(key: CacheKey): void {
  const readings = useReadings();
  const name = unstable_serialize(key);
  useEffect(() => {
    readings.hold(name);
    return () => readings.release(name);
  }, [readings, name]);
}

/** Milliseconds up to which a query's reply is current; undefined on the server and before the first reading. */
export function useCurrentAt(key: CacheKey | null, { data, error }: { data: unknown; error: unknown }) {
  const readings = useReadings();
  const name = key === null ? '' : unstable_serialize(key);
  const hasData = data !== undefined;
  useEffect(() => {
    if (hasData) readings.brought(name);
  }, [readings, name, hasData]);
  return useSyncExternalStore(
    readings.subscribe,
    () => (hasData ? readings.currentAt(name, error !== undefined) : undefined),
    () => undefined,
  );
}
