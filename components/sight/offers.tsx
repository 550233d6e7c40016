'use client';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { createContext, use, useCallback, type ComponentProps, type ReactNode } from 'react';
import type { SectionId } from '@/lib/navigation';
import { leadsTo, type Offers, type RecordKind } from '@/lib/rights/offers';

const NONE: readonly SectionId[] = [];
/** Without a provider everything is offered. */
const OffersContext = createContext<Offers | null>(null);

/** Tells screens what they may offer to the person. It guards nothing: pages and calls check rights themselves. */
export function OffersProvider({ offers, children }: { readonly offers: Offers; readonly children: ReactNode }) {
  return <OffersContext value={offers}>{children}</OffersContext>;
}

/** Returns whether an address opens for the person. */
export function useLeadsTo(): (address: string) => boolean {
  const offers = use(OffersContext);
  return (address) => offers === null || leadsTo(offers, address);
}

/** Whether a kind of record opens for the person. */
export function useOpens(kind: RecordKind): boolean {
  return use(OffersContext)?.records.includes(kind) ?? true;
}

/** Sections that the venue has switched off. */
export const useOff = (): readonly SectionId[] => use(OffersContext)?.off ?? NONE;

/** Returns why something cannot be changed: because the server only reads, otherwise `right`, the text of a missing right. */
export function useWhyReadOnly(): (right: string) => string {
  const t = useTranslations('errors');
  const readsOnly = use(OffersContext)?.readsOnly ?? false;
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
