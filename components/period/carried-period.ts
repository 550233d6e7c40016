'use client';
import { useCallback, useSyncExternalStore } from 'react';
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

/** Keeps the period that is looked at, in this tab alone: links to other lists lead to the same one. */
export function carryPeriod(period: Period): void {
  const search = new URLSearchParams(periodParams(period)).toString();
  if (search === read()) return;
  try {
    sessionStorage.setItem(KEY, search);
  } catch {
    // A browser that keeps nothing begins each list with today.
  }
  listeners.forEach((changed) => changed());
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** The address of another report, with the period that is looked at and parameters of its own. */
export function usePeriodHref(): (path: string, params?: Readonly<Record<string, string>>) => string {
  const search = useSyncExternalStore(subscribe, read, () => '');
  return useCallback(
    (path, params = {}) => {
      const query = new URLSearchParams([...new URLSearchParams(search), ...Object.entries(params)]);
      return query.size > 0 ? `${path}?${query}` : path;
    },
    [search],
  );
}

/** The address of a section, with the period that is looked at where the section has one. */
export function useSectionHref(): (section: SectionId) => string {
  const search = useSyncExternalStore(subscribe, read, () => '');
  return useCallback(
    (section) => (search && SECTIONS_WITH_PERIOD.includes(section) ? `/${section}?${search}` : `/${section}`),
    [search],
  );
}
