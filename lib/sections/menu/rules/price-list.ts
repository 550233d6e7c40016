import type { MenuDish, MenuNode } from '../contract/menu';

export interface PriceRow extends Pick<MenuDish, 'item_id' | 'name' | 'type' | 'last_update' | 'status'> {
  /** Null for a dish without a menu price, whose price the till asks for. */
  readonly retail_price: number | null;
  /** Null for a dish without a valid recipe; missing for a reader who must not see it. */
  readonly prime_cost?: number | null;
}

/** Dishes of one folder. `heading` is the folder's path, empty for dishes outside folders. */
export interface PriceSection {
  readonly heading: string;
  readonly rows: readonly PriceRow[];
}

export interface PriceList {
  /** Path of the requested folder, empty for the whole menu. */
  readonly scope: string;
  readonly sections: readonly PriceSection[];
}

/** Whether guests ask for the price of a dish: the till asks for it, and the menu names none (docs/domain.md 5.1). */
export const isPriceAsked = ({ open_price, retail_price }: Pick<MenuDish, 'open_price' | 'retail_price'>): boolean =>
  open_price === true && retail_price === 0;

const rowOf = (dish: MenuDish): PriceRow => ({
  item_id: dish.item_id,
  name: dish.name,
  type: dish.type,
  retail_price: isPriceAsked(dish) ? null : dish.retail_price,
  ...(dish.prime_cost !== undefined && { prime_cost: dish.valid_ingredients === true ? dish.prime_cost : null }),
  last_update: dish.last_update,
  status: dish.status,
});

const joined = (path: readonly string[]): string => path.join(' / ');

function sectionsOf(nodes: readonly MenuNode[], path: readonly string[]): PriceSection[] {
  const rows = nodes.filter((node) => node.is_file).map(rowOf);
  const below = nodes.flatMap((node) => (node.is_file ? [] : sectionsOf(node.children, [...path, node.name])));
  return rows.length > 0 ? [{ heading: joined(path), rows }, ...below] : below;
}

interface Place {
  readonly path: readonly string[];
  readonly children: readonly MenuNode[];
}

function find(nodes: readonly MenuNode[], id: number, path: readonly string[] = []): Place | undefined {
  for (const node of nodes) {
    if (node.is_file) continue;
    const here = { path: [...path, node.name], children: node.children };
    const found = node.item_id === id ? here : find(here.children, id, here.path);
    if (found) return found;
  }
  return undefined;
}

/**
 * Price list of a folder and everything below it (0 is the whole menu), in menu order: dishes of a folder before its
 * sub-folders, empty folders left out. Undefined for an unknown folder.
 */
export function priceListOf(nodes: readonly MenuNode[], folder: number): PriceList | undefined {
  const place: Place | undefined = folder === 0 ? { path: [], children: nodes } : find(nodes, folder);
  return place && { scope: joined(place.path), sections: sectionsOf(place.children, place.path) };
}
