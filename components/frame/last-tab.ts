'use client';
import { useCallback, useEffect } from 'react';
import { useRemembered } from '@/components/ui/kept-texts';
import type { SectionId } from '@/lib/contract/sections';
import { useWho } from './who';

const TAB = /^\/([\w-]+)(\/[\w-]+)$/;

/** Tabs last used by the signed-in person in this browser, as a query: `statistics=%2Frevenue&settings=%2Fusers`. */
function useTabs() {
  const { server, login } = useWho();
  return useRemembered(`tabs.${server}.${login}`);
}

/** Returns the address of the tab last used in a section; without one, and on the server, the address of the section. */
export function useLastTab(): (section: SectionId) => string {
  const [tabs] = useTabs();
  return useCallback(
    (section) => {
      const path = `/${section}${new URLSearchParams(tabs ?? '').get(section) ?? ''}`;
      return TAB.test(path) ? path : `/${section}`;
    },
    [tabs],
  );
}

/**
 * Stores the address of a tab, e.g. `/statistics/revenue`, as the last one of its section. The address of a section, e.g.
 * `/statistics`, removes the stored tab.
 */
export function useKeepTab(): (path: string) => void {
  const [tabs, remember] = useTabs();
  return useCallback(
    (path) => {
      if (tabs === null) return;
      const next = new URLSearchParams(tabs);
      const [, section, tab] = TAB.exec(path) ?? [];
      if (section && tab) next.set(section, tab);
      else next.delete(path.slice(1));
      if (next.toString() !== tabs) remember(next.toString());
    },
    [tabs, remember],
  );
}

/** Removes the stored tab of a section that does not open, so that its link does not lead there again. */
export function useForgetTab(section: SectionId | undefined): void {
  const forget = useKeepTab();
  useEffect(() => {
    if (section) forget(`/${section}`);
  }, [forget, section]);
}
