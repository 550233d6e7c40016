'use client';
import { useCallback, useRef, type ReactNode } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import { isCacheKey, type CacheKey } from '@/lib/contract/cache-key';
import { browserPath, type Tag } from '@/lib/contract/endpoint';
import { isAway } from '@/lib/contract/problem';
import { readVersions } from '@/lib/contract/versions';
import { ApiError } from './call';
import { useReadings, type Readings, type Versions } from './readings';
import { usePolling } from './use-polling';

const EVERY_MS = 20_000;
/** A comparison with the same minute of the past changes without a booking. */
const COMPARED_MS = 60_000;
/** Tags that change without the user. On a server without versions, only their queries are renewed. */
const BY_ITSELF: readonly Tag[] = ['orders', 'funds', 'expenses', 'payments'];

/** Reads the versions. It opens no sign-in page when the session has ended: typed input would be lost. */
async function versionsNow(): Promise<Versions> {
  const response = await fetch(browserPath(readVersions.path), { headers: { 'x-location': window.location.pathname } });
  if (!response.ok) throw new Error(`Versions answered ${response.status}`);
  return (await response.json()) as Versions;
}

const isCompared = ({ input }: CacheKey): boolean =>
  (input as { body?: { compare?: unknown } } | null)?.body?.compare !== undefined;

/** Whether the reply of a query may have changed since it was read. `now` is null on a server without versions. */
function mayDiffer(key: CacheKey, readings: Readings, now: Versions | null): boolean {
  const name = unstable_serialize(key);
  if (readings.isHeld(name) || key.reads.length === 0) return false;
  if (!now) return key.reads.some((tag) => BY_ITSELF.includes(tag));
  const { at = 0, versions } = readings.of(name) ?? {};
  return (
    versions?.venue !== now.venue ||
    key.reads.some((tag) => versions.tags[tag] !== now.tags[tag]) ||
    (isCompared(key) && at < Date.now() - COMPARED_MS)
  );
}

interface RenewalProps {
  /** Whether the server has versions; a legacy one does not. */
  readonly hasVersions: boolean;
  readonly children: ReactNode;
}

/**
 * Keeps the queries of all screens current. Every 20 seconds while the page is visible and used, and when it becomes visible
 * or focused again, it reads the venue's versions and then the queries whose replies may have changed (docs/decisions/0054).
 */
export function Renewal({ hasVersions, children }: RenewalProps) {
  const { mutate, cache } = useSWRConfig();
  const readings = useReadings();
  const looking = useRef<Promise<void>>(undefined);
  const look = useCallback(async () => {
    const now = hasVersions ? await versionsNow() : null;
    readings.know(now);
    const isRefused = (key: CacheKey) => {
      const error: unknown = cache.get(unstable_serialize(key))?.error;
      return error instanceof ApiError && !isAway(error.problem.code);
    };
    await mutate((key) => isCacheKey(key) && mayDiffer(key, readings, now) && !isRefused(key));
    readings.looked();
  }, [hasVersions, mutate, cache, readings]);
  const lookOnce = useCallback(() => {
    // After a failure the screen still shows the time of its reading.
    looking.current ??= look()
      .catch(() => undefined)
      .finally(() => {
        looking.current = undefined;
      });
  }, [look]);
  usePolling(lookOnce, EVERY_MS);
  return children;
}
