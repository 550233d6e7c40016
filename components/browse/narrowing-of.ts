import type { BrowseView } from './use-browse-view';

/** Open folder and order of a tree's screen in the address of its files and paper; defaults are omitted. */
export function narrowingOf({ folder, sort: { key, direction } }: Pick<BrowseView, 'folder' | 'sort'>): string {
  const isUsual = key === 'item_id' && direction === 'asc';
  return new URLSearchParams({
    ...(folder !== 0 && { folder: String(folder) }),
    ...(!isUsual && { sort: key, dir: direction }),
  }).toString();
}
