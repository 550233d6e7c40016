'use client';
import { useCallback, useDeferredValue, useSyncExternalStore } from 'react';
import type { Period } from '@/lib/domain/venue-time';
import { SECTIONS_WITH_PERIOD, type SectionId } from '@/lib/navigation';
import { periodParams } from '@/lib/reports/view';

const KEY = 'period';
const listeners = new Set<() => void>();

function read(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Stores the period for this tab, so that links to other lists keep it. */
export function carryPeriod(period: Period): void {
  const search = new URLSearchParams(periodParams(period)).toString();
  if (search === read()) return;
  try {
    sessionStorage.setItem(KEY, search);
  } catch {
    // Without storage each list starts with today.
  }
  listeners.forEach((changed) => changed());
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** The stored period as a query. Links follow a press in their own time; it shows first where it was made. */
const useCarried = (): string => useDeferredValue(useSyncExternalStore(subscribe, read, () => ''));

/** Address of another report with the current period and further parameters. */
export function usePeriodHref(): (path: string, params?: Readonly<Record<string, string>>) => string {
  const search = useCarried();
  return useCallback(
    (path, params = {}) => {
      const query = new URLSearchParams([...new URLSearchParams(search), ...Object.entries(params)]);
      return query.size > 0 ? `${path}?${query}` : path;
    },
    [search],
  );
}

/** Address of a section with the current period, if it has one. */
export function useSectionHref(): (section: SectionId) => string {
  const search = useCarried();
  return useCallback(
    (section) => (search && SECTIONS_WITH_PERIOD.includes(section) ? `/${section}?${search}` : `/${section}`),
    [search],
  );
}
