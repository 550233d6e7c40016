import { groupBy } from '@/lib/domain/group-by';
import { nameKey, soldId } from '../adopt-sold';
import { noticeOf, type Defect } from '../collector';
import { folderPlanner, type FolderLink, type NewFolder, type Node } from '../folders';
import { money } from '../stock/stock-file';
import type { ImportedGood } from './order-file';

/** Folder of goods that the menu does not know. It is found by its link when renamed or moved. */
export const ARCHIVE = 'Архив импорта';

export interface MenuNode extends Readonly<Node> {
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
  /** Dish of each good of the file; below 0 one of `dishes`, 0 for a good that was not sold. */
  readonly ids: readonly number[];
  readonly notices: readonly Defect[];
}

/** Lines and satang of a good in the new orders. */
export interface Sold {
  readonly lines: number;
  readonly paidsum: number;
}
export const UNSOLD: Sold = { lines: 0, paidsum: 0 };

/**
 * Finds the dish of each sold good by name, because tills give one SKU to several goods. The link of an earlier import comes
 * first, then a dish of that name in any case, then a new dish in the archive that is off. Of several dishes with the name,
 * the one with the good's SKU is chosen, else one on the menu before one that is off, and the older one first.
 * @param sold sales by the index of the good
 */
export function planGoods(
  { nodes, linked, bySku }: GoodsState,
  goods: readonly ImportedGood[],
  sold: ReadonlyMap<number, Sold>,
): GoodsPlan {
  const dishes = new Map(nodes.filter(({ is_file }) => is_file).map((node) => [node.item_id, node]));
  const rank = ({ removed, status }: MenuNode) => (removed ? 2 : status === 0 ? 1 : 0);
  const namesakes = groupBy(
    [...dishes.values()].toSorted((a, b) => rank(a) - rank(b) || a.item_id - b.item_id),
    ({ name }) => nameKey(name),
  );
  let next = -1;
  const live = nodes.filter(({ removed }) => !removed);
  const { folder, folders, links } = folderPlanner(live, linked, () => next--);
  const created: NewDish[] = [];
  const found = new Map<string, number>();

  function create(good: ImportedGood): number {
    const parent_id = folder([ARCHIVE, good.category].filter(Boolean));
    const item_id = next--;
    created.push({ item_id, parent_id, good });
    return item_id;
  }
  const linkOf = (external_id: string): number | undefined => {
    const link = found.get(external_id) ?? linked.get(external_id);
    return link !== undefined && (link < 0 || dishes.has(link)) ? link : undefined;
  };

  const ids = goods.map((good, at) => {
    if (!sold.has(at)) return 0;
    const name = nameKey(good.name);
    const byName = soldId(name);
    const alike = (namesakes.get(name) ?? []).map(({ item_id }) => item_id);
    const withSku = alike.find((id) => bySku.get(good.sku)?.includes(id));
    const item_id = linkOf(good.external_id) ?? withSku ?? linkOf(byName) ?? alike[0] ?? create(good);
    for (const external_id of [good.external_id, byName]) {
      if (linkOf(external_id) !== undefined) continue;
      found.set(external_id, item_id);
      links.push({ external_id, item_id });
    }
    return item_id;
  });
  const nameOf = (id: number) => dishes.get(id)?.name;
  return { folders, dishes: created, links, ids, notices: ambiguous({ bySku, nameOf, goods, ids, sold }) };
}

interface Booked extends Pick<GoodsState, 'bySku'>, Pick<GoodsPlan, 'ids'> {
  readonly nameOf: (id: number) => string | undefined;
  readonly goods: readonly ImportedGood[];
  readonly sold: ReadonlyMap<number, Sold>;
}

/** SKUs with several names in the file, or of another dish in the menu: their goods went by name. */
function ambiguous({ bySku, nameOf, goods, ids, sold }: Booked): Defect[] {
  const soldOf = (at: number) => sold.get(at) ?? UNSOLD;
  const told = (at: number) => `"${goods[at]?.name ?? ''}" (lines: ${soldOf(at).lines}, ${money(soldOf(at).paidsum)})`;
  const bySkuOfFile = groupBy(
    goods.flatMap(({ sku }, at) => (sku === '' || !sold.has(at) ? [] : [{ sku, at }])),
    ({ sku }) => sku,
  );
  const about = (ats: readonly number[], kind: string, text: string): Defect =>
    noticeOf(goods[ats[0] ?? 0]?.line ?? 1, text, {
      kind,
      satang: ats.reduce((sum, at) => sum + soldOf(at).paidsum, 0),
    });
  return [...bySkuOfFile].flatMap(([sku, rows]) => {
    const ats = rows.map(({ at }) => at);
    const several = `SKU ${sku} has ${ats.length} names in the file, each goes by its name: ${ats.map(told).join(', ')}.`;
    const others = bySku.get(sku) ?? [];
    const strangers = others.length === 0 ? [] : ats.filter((at) => !others.includes(ids[at] ?? 0));
    const names = others.flatMap((id) => nameOf(id) ?? []).map((name) => `"${name}"`);
    return [
      ...(ats.length > 1 ? [about(ats, 'SKUs with several names in the file; each went by its name.', several)] : []),
      ...strangers.map((at) =>
        about(
          [at],
          'SKUs of a dish with another name in the menu; they went by their name.',
          `SKU ${sku} is ${names.join(', ')} in the menu; ${told(at)} goes by its name.`,
        ),
      ),
    ];
  });
}
