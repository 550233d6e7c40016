import 'server-only';
import { cookies } from 'next/headers';
import type { Entry } from '@/lib/contract/cache-key';
import type { Endpoint } from '@/lib/contract/endpoint';
import { rowsIn } from '@/lib/domain/preferences';
import { hiddenFrom } from '@/lib/rights/sights';
import type { AddressFilters } from '@/lib/lists/filters';
import { inOnePlace } from '@/lib/lists/one-place';
import { seenTable } from '@/lib/lists/seen';
import type { List } from '@/lib/lists/list';
import { inputOf, viewOf } from '@/lib/lists/view';
import { preload } from './preload';
import type { Visit } from './require-page';
import { isOwn } from './servers';
import { specialLogins } from './settings';

/** Parameters of a page's address. Of a repeated parameter the first counts, as in the browser. */
export type SearchParams = Promise<Readonly<Record<string, string | string[] | undefined>>>;

/** Parameters of an address as `URLSearchParams`. */
export async function paramsIn(searchParams: SearchParams): Promise<URLSearchParams> {
  const entries = Object.entries(await searchParams).map(([name, value]) => [name, [value].flat()[0] ?? '']);
  return new URLSearchParams(entries);
}

/** Folder of a tree in an address; the root (0) for none and for anything but a number. */
export function folderIn(params: URLSearchParams): number {
  const folder = Number(params.get('folder') ?? 0);
  return Number.isSafeInteger(folder) && folder >= 0 ? folder : 0;
}

/**
 * Preloads the first contents of a list at an address, without what the reader may not see. "All rows" is fetched by the
 * browser, page after page.
 */
export async function preloadList<E extends Endpoint, Row extends object, F extends AddressFilters>(
  visit: Visit,
  table: List<E, Row, F>,
  params: URLSearchParams,
): Promise<Entry[]> {
  const known = isOwn(visit.server) ? table : inOnePlace(table);
  const seen = seenTable(known, hiddenFrom(visit.person, specialLogins()));
  const rows = rowsIn((await cookies()).get('rows')?.value);
  const view = viewOf(seen, params, rows);
  const asks = view.count !== 'all' && seen.isReady?.(view.filters) !== false;
  return asks ? preload(visit, table.endpoint, inputOf(seen, view)) : [];
}
