'use client';
import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import { isCacheKey, type CacheKey } from '../contract/cache-key';
import { browserPath, type Tag } from '../contract/endpoint';
import { isAway } from '../contract/problem';
import { readVersions } from '../contract/versions';
import { ApiError } from './call';
import { useReadings, type Readings, type Versions } from './readings';
import { usePolling } from './use-polling';

const EVERY_MS = 20_000;
/** A comparison with the same minute of the past changes without a booking. */
const COMPARED_MS = 60_000;
/** Tags of what changes while nobody touches the screen: a server without versions is asked for these alone. */
const BY_ITSELF: readonly Tag[] = ['orders', 'funds', 'expenses', 'payments'];

const LookedAtContext = createContext<number | undefined>(undefined);

/** The versions of now. Sends nobody to the sign-in page: what is being typed outlives a session that has ended. */
async function versionsNow(): Promise<Versions> {
  const response = await fetch(browserPath(readVersions.path), { headers: { 'x-location': window.location.pathname } });
  if (!response.ok) throw new Error(`Versions answered ${response.status}`);
  return (await response.json()) as Versions;
}

const isCompared = ({ input }: CacheKey): boolean =>
  (input as { body?: { compare?: unknown } } | null)?.body?.compare !== undefined;

/** Whether a query may reply otherwise than when it was read. `now` is null without versions. */
function mayDiffer(key: CacheKey, { byKey }: Readings, now: Versions | null): boolean {
  if (!now) return key.reads.some((tag) => BY_ITSELF.includes(tag));
  if (key.reads.length === 0) return false;
  const { at = 0, versions } = byKey.get(unstable_serialize(key)) ?? {};
  return (
    versions?.venue !== now.venue ||
    key.reads.some((tag) => versions.tags[tag] !== now.tags[tag]) ||
    (isCompared(key) && at < Date.now() - COMPARED_MS)
  );
}

interface RenewalProps {
  /** Whether the server has versions: a legacy one has none. */
  readonly hasVersions: boolean;
  readonly children: ReactNode;
}

/**
 * Keeps the queries of all screens current: each 20 seconds while the page is visible and used, and when it is visible or
 * focused again, it looks at the venue's versions and reads again what may have changed (docs/decisions/0054).
 */
export function Renewal({ hasVersions, children }: RenewalProps) {
  const { mutate, cache } = useSWRConfig();
  const readings = useReadings();
  const [lookedAt, setLookedAt] = useState<number>();
  const isLooking = useRef(false);
  const look = useCallback(async () => {
    if (isLooking.current) return;
    isLooking.current = true;
    try {
      const now = hasVersions ? await versionsNow() : null;
      readings.known = now;
      const isRefused = (key: CacheKey) => {
        const error: unknown = cache.get(unstable_serialize(key))?.error;
        return error instanceof ApiError && !isAway(error.problem.code);
      };
      await mutate((key) => isCacheKey(key) && mayDiffer(key, readings, now) && !isRefused(key));
      setLookedAt(Date.now());
    } catch {
      // The screen goes on saying when it was read.
    } finally {
      isLooking.current = false;
    }
  }, [hasVersions, mutate, cache, readings]);
  usePolling(look, EVERY_MS);
  return <LookedAtContext value={lookedAt}>{children}</LookedAtContext>;
}

/**
 * Time up to which a query's reply is current, in milliseconds: of its reading, or of the last look after it. Undefined on the
 * server and before the first reading.
 */
export function useCurrentAt(key: CacheKey | null, { data, error }: { data: unknown; error: unknown }) {
  const { byKey } = useReadings();
  const lookedAt = use(LookedAtContext);
  const name = key && unstable_serialize(key);
  const [opened, setOpened] = useState<{ readonly name: string | null; readonly at: number }>();
  useEffect(() => setOpened({ name, at: Date.now() }), [name]);
  if (data === undefined || opened?.name !== name) return undefined;
  // The server read what has no reading of its own, when the page was opened.
  const readAt = (name === null ? undefined : byKey.get(name)?.at) ?? opened.at;
  return error === undefined ? Math.max(readAt, lookedAt ?? 0) : readAt;
}
