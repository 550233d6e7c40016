'use client';
import { useMemo, type ReactNode } from 'react';
import { SWRConfig, unstable_serialize } from 'swr';
import type { Entry } from '@/lib/contract/cache-key';
import { useInUse } from './use-in-use';

/**
 * Passes replies that the page read on the server to the browser, so that the first screen does not fetch them again. A
 * component that reads a promised reply suspends until it arrives.
 */
export function Preloaded({ entries, children }: { entries: readonly Entry[]; children: ReactNode }) {
  const inUse = useInUse();
  const value = useMemo(
    () => ({
      fallback: Object.fromEntries(entries.map(({ key, data }) => [unstable_serialize(key), data])),
      revalidateIfStale: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: inUse,
      shouldRetryOnError: false,
    }),
    [entries, inUse],
  );
  return <SWRConfig value={value}>{children}</SWRConfig>;
}
