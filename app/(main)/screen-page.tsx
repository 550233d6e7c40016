import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { Preloaded } from '@/lib/api/preloaded';
import { mayAt } from '@/lib/bff/offers';
import { preload } from '@/lib/bff/preload';
import { paramsIn, preloadList, type SearchParams } from '@/lib/bff/preload-list';
import { recordIn, type RecordCall } from '@/lib/bff/record';
import { requirePage, type Visit } from '@/lib/bff/require-page';
import type { Access } from '@/lib/contract/access';
import type { Entry } from '@/lib/contract/cache-key';
import type { Endpoint } from '@/lib/contract/endpoint';
import type { SectionId } from '@/lib/contract/sections';
import type { AddressFilters } from '@/lib/lists/filters';
import type { List } from '@/lib/lists/list';

/** First calls of a page's screen. */
type Calls = (visit: Visit, params: URLSearchParams) => readonly Promise<Entry[]>[];
type Screen = ReactNode | ((visit: Visit) => ReactNode);

interface Guards {
  /** Right that the page needs besides that of its section. */
  readonly access?: Access | undefined;
  /** Redirects people for whom the screen is not meant. */
  readonly admit?: (visit: Visit, params: URLSearchParams) => void;
}

/** Page of a screen, sent with the replies of its first calls. */
export const screenPage = (section: SectionId, screen: Screen, calls: Calls, { access, admit }: Guards = {}) =>
  async function ScreenPage({ searchParams }: { searchParams: SearchParams }) {
    const visit = await requirePage(section, access);
    const params = await paramsIn(searchParams);
    admit?.(visit, params);
    return (
      <Preloaded entries={(await Promise.all(calls(visit, params))).flat()}>
        {typeof screen === 'function' ? screen(visit) : screen}
      </Preloaded>
    );
  };

/**
 * Page of a list. `call` checks the right of the list's call; `ours` also answers 404 on a legacy server. `more` makes
 * further calls of the screen.
 */
export const listPage = <E extends Endpoint, Row extends object, F extends AddressFilters>(
  section: SectionId,
  table: List<E, Row, F>,
  screen: Screen,
  checks?: 'call' | 'ours',
  more: Calls = () => [],
) =>
  screenPage(section, screen, (visit, params) => [preloadList(visit, table, params), ...more(visit, params)], {
    access: checks && table.endpoint.access,
    admit: (visit) => checks === 'ours' && !mayAt(visit, table.endpoint) && notFound(),
  });

/** Page of a record, with the record's number in its address. */
export const recordPage = (section: SectionId, call: RecordCall, screen: (id: number) => ReactNode) =>
  async function RecordPage({ params }: { params: Promise<unknown> }) {
    const visit = await requirePage(section);
    const input = await recordIn(call, params);
    return <Preloaded entries={await preload(visit, call, input)}>{screen(input.params.id)}</Preloaded>;
  };
