'use client';
import { useMemo } from 'react';
import { useUrlState } from '@/components/address/use-url-state';
import type { Sort } from '@/lib/domain/tree';
import { useLaggingUrl } from './use-lagging-url';

const DEFAULTS = { folder: '0', sort: 'item_id', dir: 'asc', q: '', item: '', dish: '', open: '', show: '' };
const SELECTION_LAG_MS = 200;
const SEARCH_LAG_MS = 100;

/** Reads an id from the address; anything else is the root. */
export function idOf(text: string): number {
  const id = Number(text);
  return Number.isSafeInteger(id) && id >= 0 ? id : 0;
}

/**
 * View of a tree's screen in the address: open folder, order, search, selected row, and the open record under its own
 * parameter. `onOpen` hears of a record that a press opens.
 */
export function useBrowseView(record: 'dish' | 'open', onOpen?: (id: number) => void) {
  const [url, setUrl] = useUrlState(DEFAULTS);
  const item = useLaggingUrl(url.item, (id) => setUrl({ item: id }, { replace: true }), SELECTION_LAG_MS);
  const query = useLaggingUrl(url.q, (q) => setUrl({ q }, { replace: true }), SEARCH_LAG_MS);
  const folder = idOf(url.folder);
  const { sort: key, dir } = url;
  const sort = useMemo(
    (): Sort => ({ key: key === 'name' ? 'name' : 'item_id', direction: dir === 'desc' ? 'desc' : 'asc' }),
    [key, dir],
  );
  return {
    folder,
    /** Flat list of the root in place of its folders; '' is the folders. */
    show: folder === 0 ? url.show : '',
    setShow: (show: string) => setUrl({ show }),
    sort,
    setSort: ({ key: by, direction }: Sort<string>) => setUrl({ sort: by, dir: direction }),
    query: query.value,
    setQuery: query.change,
    selected: idOf(item.value) || null,
    select: (id: number) => item.change(String(id)),
    /** Selects a row, in the address at once: a history step that follows names it too. */
    selectNow: (id: number) => {
      item.changeNow(String(id));
      setUrl({ item: String(id) }, { replace: true });
    },
    /** Open record, `new` for one being created; empty for none. */
    record: url[record],
    openRecord: (id: string) => {
      if (idOf(id) > 0) onOpen?.(idOf(id));
      setUrl({ [record]: id });
    },
    closeRecord: () => setUrl({ [record]: '' }, { replace: true }),
    /** Opens a folder as a history step, optionally with a selected row. */
    open: (id: number, selected?: number) => {
      const chosen = selected === undefined ? '' : String(selected);
      item.changeNow(chosen);
      setUrl({ folder: String(id), item: chosen, show: '' });
    },
  };
}

export type BrowseView = ReturnType<typeof useBrowseView>;

/** Filters and order of a tree's screen, for the address of its files and paper; defaults are omitted. */
export function narrowingOf({ folder, show, sort }: Pick<BrowseView, 'folder' | 'show' | 'sort'>): string {
  const isUsual = sort.key === 'item_id' && sort.direction === 'asc';
  return new URLSearchParams({
    ...(folder !== 0 && { folder: String(folder) }),
    ...(show && { show }),
    ...(!isUsual && { sort: sort.key, dir: sort.direction }),
  }).toString();
}
