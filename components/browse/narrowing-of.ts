import type { BrowseView } from './use-browse-view';

/** What a tree's screen shows and its order, in the address of its files and paper; defaults are omitted. */
export function narrowingOf({ folder, show, sort }: Pick<BrowseView, 'folder' | 'show' | 'sort'>): string {
  const isUsual = sort.key === 'item_id' && sort.direction === 'asc';
  return new URLSearchParams({
    ...(folder !== 0 && { folder: String(folder) }),
    ...(show && { show }),
    ...(!isUsual && { sort: sort.key, dir: sort.direction }),
  }).toString();
}
