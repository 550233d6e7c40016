import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { PathnameContext, SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { AddressProvider } from '@/components/address/address-provider';
import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';

const CALLS = ['back', 'forward', 'refresh', 'push', 'replace', 'prefetch'] as const;

export type TestRouter = Readonly<Record<(typeof CALLS)[number], jest.Mock>>;

export const makeRouter = (): TestRouter =>
  Object.fromEntries(CALLS.map((name) => [name, jest.fn()])) as unknown as TestRouter;

const STEPS = ['pushState', 'replaceState'] as const;

/** Replaces Next's router: its hooks follow pushState, replaceState and Back. */
export function TestNavigation({ router, children }: { readonly router: TestRouter; readonly children: ReactNode }) {
  const [url, setUrl] = useState(() => window.location.href);
  // Runs before the page's effects, which may change the address.
  useLayoutEffect(() => {
    const follow = () => setUrl(window.location.href);
    STEPS.forEach((step) => {
      window.history[step] = (...args) => {
        History.prototype[step].apply(window.history, args);
        follow();
      };
    });
    window.addEventListener('popstate', follow);
    return () => {
      STEPS.forEach((step) => Reflect.deleteProperty(window.history, step));
      window.removeEventListener('popstate', follow);
    };
  }, []);
  const { pathname, search } = new URL(url);
  const params = useMemo(() => new URLSearchParams(search), [search]);
  return (
    <AppRouterContext.Provider value={router as unknown as AppRouterInstance}>
      <PathnameContext.Provider value={pathname}>
        <SearchParamsContext.Provider value={params}>
          <AddressProvider>{children}</AddressProvider>
        </SearchParamsContext.Provider>
      </PathnameContext.Provider>
    </AppRouterContext.Provider>
  );
}
