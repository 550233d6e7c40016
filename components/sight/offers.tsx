'use client';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { createContext, use, useCallback, type ComponentProps, type ReactNode } from 'react';
import type { Endpoint } from '@/lib/contract/endpoint';
import type { Sight } from '@/lib/contract/access';
import type { SectionId } from '@/lib/contract/sections';
import { mayOpen } from '@/lib/navigation';
import { leadsTo, may, type Capabilities, type Offers } from '@/lib/rights/may';
import { isAdmin, MAX_PERMISSION } from '@/lib/rights/permissions';

/** Without a provider everything is offered. */
const OffersContext = createContext<Offers>({
  person: { login: 'admin', permissions: MAX_PERMISSION },
  special: { adminLogin: 'admin', localhostLogin: '', craftAdmins: [], salaryEditors: [], beerCraftViewers: [] },
  server: { ours: true, readsOnly: false },
  hidden: [],
  waiting: [],
  closed: [],
});

/** Tells screens what they may offer to the person. It guards nothing: pages and calls check rights themselves. */
export function OffersProvider({ offers, children }: { readonly offers: Offers; readonly children: ReactNode }) {
  return <OffersContext value={offers}>{children}</OffersContext>;
}

/** All offers, for rules that need more than one call, such as whose account it is. */
export const useOffers = (): Offers => use(OffersContext);

/** Whether the server has our own fields and filters, and whether it only reads. For its calls, see `useMay`. */
export const useServer = (): Capabilities => use(OffersContext).server;

/** Returns whether the person may make a call on this server. */
export function useMay(): (call: Pick<Endpoint, 'access' | 'ours' | 'changes'>) => boolean {
  const offers = use(OffersContext);
  return useCallback((call) => may(offers, call), [offers]);
}

/** Whether the person is the administrator, to whom time limits do not apply. */
export function useIsAdmin(): boolean {
  const { person, special } = use(OffersContext);
  return isAdmin(person, special);
}

/** Returns whether a section opens for the person. */
export function useOpens(section: SectionId): boolean {
  const { person, special } = use(OffersContext);
  return mayOpen(section, person, special);
}

/** Returns whether an address opens for the person. */
export function useLeadsTo(): (address: string) => boolean {
  const offers = use(OffersContext);
  return (address) => leadsTo(offers, address);
}

/** Sections that the venue has switched off. */
export const useOff = (): readonly string[] => use(OffersContext).person.off ?? [];

/** Figures that the person may not see. The server leaves them out of its replies. */
export const useHidden = (): readonly Sight[] => use(OffersContext).hidden;

/** Whether only an open count hides a kind of figures from the person. */
export const useClosed = (sight: Sight): boolean => use(OffersContext).waiting.includes(sight);

/** Whether the person may see a kind of figures. */
export const useSees = (sight: Sight): boolean => !useHidden().includes(sight);

/** Returns why something cannot be changed: because the server only reads, otherwise `right`, the text of a missing right. */
export function useWhyReadOnly(): (right: string) => string {
  const t = useTranslations('errors');
  const { readsOnly } = useServer();
  return useCallback((right) => (readsOnly ? t('e1007') : right), [readsOnly, t]);
}

/** Link whose address opens for the person, otherwise the text of the link alone. */
export function OfferedLink({ href, children, ...props }: ComponentProps<typeof Link> & { readonly href: string }) {
  const leads = useLeadsTo();
  if (!leads(href)) return children;
  return (
    <Link href={href} {...props}>
      {children}
    </Link>
  );
}
