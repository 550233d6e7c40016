import { groupBy } from '@/lib/domain/group-by';
import { KILOGRAM, LITRE, MEASURES, UNIT } from '@/lib/domain/measure';
import { folderPlanner, type Node } from '../folders';
import { folded, type Recipe } from './recipe-file';
import type { Kind, Unit } from './unit-table';
import { unitOf } from './units';

/** A row of the stock; `measure_name` is null for a folder. */
export interface StockNode extends Node {
  measure_name: string | null;
  removed: boolean;
  merged_into: number | null;
}
/** An item with the unit of its measure; `unit` is null for a measure without a known size. */
export interface Item {
  readonly item_id: number;
  readonly name: string;
  readonly measure: string;
  readonly unit: Unit | null;
}
/** An item to create, numbered below 0 until it is stored; so is its folder, if that is new. */
export interface NewItem extends Item {
  readonly measure_id: number;
  readonly parent_id: number | null;
}

/** External id of an item that an import created: it is found when renamed or merged. */
export const linkOf = (name: string): string => `item:${folded(name)}`;
const MEASURE_OF: Record<Kind, number> = { weight: KILOGRAM, piece: UNIT, volume: LITRE };
/** Folder of new ingredients, below that of new products. */
const INGREDIENTS = 'Ингредиенты';

/** Measures of new items: of a product by its yield, of an ingredient by most of its lines. */
function measuresOf(recipes: readonly Recipe[]) {
  const lines = groupBy(
    recipes.flatMap((recipe) => recipe.lines),
    ({ ingredient }) => folded(ingredient),
  );
  const products = new Map(recipes.map(({ name, output }) => [folded(name), output?.unit.kind ?? 'piece'] as const));
  return (name: string): number => {
    const kinds = (lines.get(folded(name)) ?? []).map(({ unit, piece }) =>
      unit.kind === 'piece' && piece ? piece.kind : unit.kind,
    );
    const count = (kind: Kind) => kinds.filter((each) => each === kind).length;
    const [most = 'piece'] = [...new Set(kinds)].sort((a, b) => count(b) - count(a));
    return MEASURE_OF[products.get(folded(name)) ?? most];
  };
}

/** Finds items of the stock by name, or by the link of an earlier import, and plans new ones. */
export function itemPlanner(
  nodes: readonly StockNode[],
  linked: ReadonlyMap<string, number>,
  recipes: readonly Recipe[],
  path: readonly string[],
) {
  const rows = new Map(nodes.map((node) => [node.item_id, node]));
  const there = nodes.filter(({ removed }) => !removed);
  const byName = groupBy(
    there.filter(({ is_file }) => is_file),
    ({ name }) => folded(name),
  );
  const products = new Set(recipes.map(({ name }) => folded(name)));
  const measureFor = measuresOf(recipes);
  const asItem = ({ item_id, name, measure_name }: StockNode): Item => {
    const measure = measure_name ?? '';
    return { item_id, name, measure, unit: unitOf(measure) ?? null };
  };

  /** The item; null without one; a text is the reason why it cannot be used. */
  function existing(name: string): Item | string | null {
    const [found, other] = byName.get(folded(name)) ?? [];
    if (other) return `Several stock items are called "${name}".`;
    if (found) return asItem(found);
    let link = rows.get(linked.get(linkOf(name)) ?? 0);
    while (link?.merged_into) link = rows.get(link.merged_into);
    if (link?.removed) return `"${link.name}" was removed from the stock; restore it first.`;
    return link ? asItem(link) : null;
  }

  const planned = new Map<string, Item & { measure_id: number }>();
  /** A new item, the same one for each name. */
  function fresh(name: string): Item {
    const known = planned.get(folded(name));
    if (known) return known;
    const measure_id = measureFor(name);
    const measure = MEASURES.find((each) => each.measure_id === measure_id)?.measure_name ?? '';
    const item = { item_id: -1 - planned.size, name, measure, unit: unitOf(measure) ?? null, measure_id };
    planned.set(folded(name), item);
    return item;
  }

  /** New items among those used, with their folders and links. */
  function created(used: ReadonlySet<number>) {
    let next = -1;
    const { folder, folders, links } = folderPlanner(there, linked, () => next--);
    const items = [...planned.values()]
      .filter(({ item_id }) => used.has(item_id))
      .map((item): NewItem => {
        const parent_id = folder(products.has(folded(item.name)) ? path : [...path, INGREDIENTS]);
        return { ...item, parent_id };
      });
    return { items, folders, links };
  }
  return { existing, fresh, created };
}
