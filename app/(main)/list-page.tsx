import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { Preloaded } from '@/lib/api/preloaded';
import { mayAt } from '@/lib/bff/offers';
import { preloadList, type SearchParams } from '@/lib/bff/preload-list';
import { requirePage, type Visit } from '@/lib/bff/require-page';
import type { Endpoint } from '@/lib/contract/endpoint';
import type { SectionId } from '@/lib/contract/sections';
import type { AddressFilters } from '@/lib/lists/filters';
import type { List } from '@/lib/lists/list';

/** Page of a list. `call` checks the right of the list's call; `ours` also answers 404 on a legacy server. */
export const listPage = <E extends Endpoint, Row extends object, F extends AddressFilters>(
  section: SectionId,
  table: List<E, Row, F>,
  screen: ReactNode | ((visit: Visit) => ReactNode),
  checks?: 'call' | 'ours',
) =>
  async function ListPage({ searchParams }: { searchParams: SearchParams }) {
    const visit = await requirePage(section, checks && table.endpoint.access);
    if (checks === 'ours' && !mayAt(visit, table.endpoint)) notFound();
    return (
      <Preloaded entries={await preloadList(visit, table, searchParams)}>
        {typeof screen === 'function' ? screen(visit) : screen}
      </Preloaded>
    );
  };
