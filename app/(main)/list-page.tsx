import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { Preloaded } from '@/lib/api/preloaded';
import { mayAt } from '@/lib/bff/offers';
import { paramsIn, preloadList, type SearchParams } from '@/lib/bff/preload-list';
import { requirePage, type Visit } from '@/lib/bff/require-page';
import type { Entry } from '@/lib/contract/cache-key';
import type { Endpoint } from '@/lib/contract/endpoint';
import type { SectionId } from '@/lib/contract/sections';
import type { AddressFilters } from '@/lib/lists/filters';
import type { List } from '@/lib/lists/list';

/**
 * Page of a list. `call` checks the right of the list's call; `ours` also answers 404 on a legacy server. `more` makes
 * further calls of the screen.
 */
export const listPage = <E extends Endpoint, Row extends object, F extends AddressFilters>(
  section: SectionId,
  table: List<E, Row, F>,
  screen: ReactNode | ((visit: Visit) => ReactNode),
  checks?: 'call' | 'ours',
  more: (visit: Visit, params: URLSearchParams) => readonly Promise<Entry[]>[] = () => [],
) =>
  async function ListPage({ searchParams }: { searchParams: SearchParams }) {
    const visit = await requirePage(section, checks && table.endpoint.access);
    if (checks === 'ours' && !mayAt(visit, table.endpoint)) notFound();
    const calls = [preloadList(visit, table, searchParams), ...more(visit, await paramsIn(searchParams))];
    return (
      <Preloaded entries={(await Promise.all(calls)).flat()}>
        {typeof screen === 'function' ? screen(visit) : screen}
      </Preloaded>
    );
  };
