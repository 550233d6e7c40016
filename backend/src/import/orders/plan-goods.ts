import { folderPlanner, type FolderLink, type NewFolder } from '../folders';
import type { Defect } from '../collector';
import type { ImportedGood } from './order-file';

/** Folder of goods that the menu does not know. It is found by its link when renamed or moved. */
export const ARCHIVE = 'Архив импорта';

export interface MenuNode {
  readonly item_id: number;
  readonly parent_id: number | null;
  readonly is_file: boolean;
  readonly name: string;
  readonly status: number;
  readonly removed: boolean;
}
export interface GoodsState {
  readonly nodes: readonly MenuNode[];
  /** Links of earlier receipt imports of this source, for goods and folders. */
  readonly linked: ReadonlyMap<string, number>;
  /** Dishes by SKU, from menu imports. */
  readonly bySku: ReadonlyMap<string, readonly number[]>;
}
export interface NewDish {
  readonly item_id: number;
  readonly parent_id: number | null;
  readonly good: ImportedGood;
}
export interface GoodsPlan {
  readonly folders: readonly NewFolder[];
  readonly dishes: readonly NewDish[];
  readonly links: readonly FolderLink[];
  /** Dish of each good; below 0 one of `dishes`. */
  readonly ids: readonly number[];
  readonly notices: readonly Defect[];
}

const key = (name: string): string => name.normalize('NFC').toLowerCase();

/**
 * Finds the dish of each good: by the link of an earlier import, by SKU, by name in any case, else a new dish that is
 * off, in the archive. Among several with one name, a dish on the menu precedes one that is off, an older one a
 * younger.
 */
export function planGoods({ nodes, linked, bySku }: GoodsState, goods: readonly ImportedGood[]): GoodsPlan {
  const dishes = new Map(nodes.filter(({ is_file }) => is_file).map((node) => [node.item_id, node]));
  const rank = ({ removed, status }: MenuNode) => (removed ? 2 : status === 0 ? 1 : 0);
  const byName = new Map<string, number>();
  for (const { name, item_id } of [...dishes.values()].toSorted((a, b) => rank(a) - rank(b) || a.item_id - b.item_id)) {
    if (!byName.has(key(name))) byName.set(key(name), item_id);
  }
  let next = -1;
  const live = nodes.filter(({ removed }) => !removed);
  const { folder, folders, links } = folderPlanner(live, linked, () => next--);
  const created: NewDish[] = [];
  const notices: Defect[] = [];

  function bySkuOf({ sku, name, line }: ImportedGood): number | undefined {
    const candidates = sku === '' ? [] : (bySku.get(sku) ?? []);
    const [only, ...others] = candidates;
    if (others.length === 0) return only;
    const namesake = candidates.find((id) => key(dishes.get(id)?.name ?? '') === key(name));
    if (namesake === undefined)
      notices.push({ line, level: 'notice', text: `Several dishes have the SKU ${sku}, none is called "${name}".` });
    return namesake;
  }
  function create(good: ImportedGood): number {
    const parent_id = folder([ARCHIVE, good.category].filter(Boolean));
    const item_id = next--;
    created.push({ item_id, parent_id, good });
    return item_id;
  }

  const ids = goods.map((good) => {
    const link = linked.get(good.external_id);
    if (link !== undefined && dishes.has(link)) return link;
    const item_id = bySkuOf(good) ?? byName.get(key(good.name)) ?? create(good);
    if (!byName.has(key(good.name))) byName.set(key(good.name), item_id);
    links.push({ external_id: good.external_id, item_id });
    return item_id;
  });
  return { folders, dishes: created, links, ids, notices };
}
