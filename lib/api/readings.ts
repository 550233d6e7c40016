'use client';
import { unstable_serialize, useSWRConfig } from 'swr';
import type { CacheKey } from '../contract/cache-key';
import type { ReplyOf } from '../contract/endpoint';
import type { readVersions } from '../contract/versions';

export type Versions = ReplyOf<typeof readVersions>;

/** When a query was read, in milliseconds, and the versions known before; null if none were. */
interface Reading {
  readonly at: number;
  readonly versions: Versions | null;
}

/** Readings of the queries of one cache, by serialized key. */
export interface Readings {
  /** Versions of the last look. */
  known: Versions | null;
  readonly byKey: Map<string, Reading>;
}

const ofCache = new WeakMap<object, Readings>();

export function useReadings(): Readings {
  const { cache } = useSWRConfig();
  const found = ofCache.get(cache) ?? { known: null, byKey: new Map() };
  ofCache.set(cache, found);
  return found;
}

/** Reads a query, and notes when and with which versions. */
export async function noted<Reply>(
  readings: Readings,
  key: CacheKey | null,
  read: () => Promise<Reply>,
): Promise<Reply> {
  const versions = readings.known;
  const reply = await read();
  if (key) readings.byKey.set(unstable_serialize(key), { at: Date.now(), versions });
  return reply;
}
