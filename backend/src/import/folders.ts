import { insertRows } from '../db/insert-rows';
import type { Transaction } from '../db/open';
import { stockItems } from '../db/schema';
import type { Numbers } from './numbers';

/** A folder or item of menu or stock, as far as folders need it. */
export interface Node {
  item_id: number;
  parent_id: number | null;
  is_file: boolean;
  name: string;
}
export type NewFolder = Omit<Node, 'is_file'>;
export interface FolderLink {
  external_id: string;
  item_id: number;
}

const folderId = (path: readonly string[]): string => `folder:${path.join(' / ')}`;

/**
 * Finds the folder of a path, or creates one numbered by `next`. A folder is found by its link, even when renamed or
 * moved; without a link, by name and place.
 */
export function folderPlanner(nodes: readonly Node[], linked: ReadonlyMap<string, number>, next: () => number) {
  const there = new Set(nodes.filter(({ is_file }) => !is_file).map(({ item_id }) => item_id));
  const children = new Map<string, number>();
  const placeOf = (parent: number | null, name: string) => `${parent ?? 0} ${name}`;
  for (const { is_file, parent_id, name, item_id } of nodes) {
    if (!is_file && !children.has(placeOf(parent_id, name))) children.set(placeOf(parent_id, name), item_id);
  }

  const folders: NewFolder[] = [];
  const links: FolderLink[] = [];
  const found = new Map<string, number>();

  function folder(path: readonly string[]): number | null {
    const name = path.at(-1);
    if (name === undefined) return null;
    const external_id = folderId(path);
    const known = found.get(external_id);
    if (known !== undefined) return known;

    const link = linked.get(external_id);
    if (link !== undefined && there.has(link)) {
      found.set(external_id, link);
      return link;
    }
    const parent_id = folder(path.slice(0, -1));
    let item_id = children.get(placeOf(parent_id, name));
    if (item_id === undefined) {
      item_id = next();
      folders.push({ item_id, parent_id, name });
    }
    links.push({ external_id, item_id });
    found.set(external_id, item_id);
    return item_id;
  }
  return { folder, folders, links };
}

/** Writes new folders of the stock. */
export const writeStockFolders = (tx: Transaction, folders: readonly NewFolder[], { numbered }: Numbers) =>
  insertRows(
    tx,
    stockItems,
    folders.map((folder) => ({ ...numbered(folder), is_file: false, name: folder.name })),
  );
