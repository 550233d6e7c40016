import type { menuItems } from '../db/schema';
import type { Catalogue, DishFields, ImportedDish } from './catalogue';

/** A folder or dish, as far as an import reads and writes it. New ones have negative numbers until they are stored. */
export type MenuRow = Pick<typeof menuItems.$inferSelect, 'item_id' | 'parent_id' | 'is_file' | keyof DishFields>;
export interface Link {
  external_id: string;
  menu_id: number;
}
/** The menu before the import, with the links of the one source. */
export interface Menu {
  items: readonly MenuRow[];
  links: readonly Link[];
}

/** A dish of the file with the row that it is, or becomes, in the menu. */
export interface Placed {
  dish: ImportedDish;
  row: MenuRow;
}
export interface Plan {
  source: string;
  folders: readonly MenuRow[];
  created: readonly Placed[];
  updated: readonly (Placed & { changed: readonly string[] })[];
  unchanged: readonly Placed[];
  links: readonly Link[];
}

const BLANK = {
  status: 1,
  description: '',
  description_en: '',
  literary_name_en: '',
  literary_name_ru: '',
  literary_name_cn: '',
  max_discount: 0,
  retail_price: 0,
  type: 0,
} as const;

const folderId = (path: readonly string[]): string => `folder:${path.join(' / ')}`;

/**
 * Decides what an import does to the menu; reads and writes nothing, so that a dry run is the real one without its last
 * step.
 *
 * A dish is known by its link. So is a folder: renamed or moved in the menu, it is still found. Without a link, the
 * folder of that name in the same place is taken, else one is made. What the file says wins over the menu, what it does
 * not say stays: a dish without a category is not moved.
 */
export function planImport(menu: Menu, { source, dishes }: Catalogue): Plan {
  const rows = new Map(menu.items.map((row) => [row.item_id, row]));
  const linked = new Map(menu.links.map(({ external_id, menu_id }) => [external_id, menu_id]));
  const children = new Map<string, number>();
  const placeOf = (parent: number | null, name: string) => `${parent ?? 0} ${name}`;
  for (const { is_file, parent_id, name, item_id } of menu.items) {
    if (!is_file && !children.has(placeOf(parent_id, name))) children.set(placeOf(parent_id, name), item_id);
  }

  const folders: MenuRow[] = [];
  const links: Link[] = [];
  const found = new Map<string, number>();
  let next = -1;

  function folder(path: readonly string[]): number | null {
    const name = path.at(-1);
    if (name === undefined) return null;
    const external_id = folderId(path);
    const known = found.get(external_id);
    if (known !== undefined) return known;

    const link = linked.get(external_id);
    if (link !== undefined && rows.get(link)?.is_file === false) {
      found.set(external_id, link);
      return link;
    }
    const parent_id = folder(path.slice(0, -1));
    let item_id = children.get(placeOf(parent_id, name));
    if (item_id === undefined) {
      item_id = next--;
      folders.push({ ...BLANK, item_id, parent_id, is_file: false, name });
    }
    links.push({ external_id, menu_id: item_id });
    found.set(external_id, item_id);
    return item_id;
  }

  const created: Placed[] = [];
  const updated: (Placed & { changed: string[] })[] = [];
  const unchanged: Placed[] = [];
  for (const dish of dishes) {
    const before = rows.get(linked.get(dish.external_id) ?? 0);
    if (!before?.is_file) {
      const parent_id = folder(dish.path);
      const row = { ...BLANK, item_id: next--, parent_id, is_file: true, ...dish.fields };
      created.push({ dish, row });
      links.push({ external_id: dish.external_id, menu_id: row.item_id });
      continue;
    }
    const row = { ...before, ...dish.fields, parent_id: dish.filed ? folder(dish.path) : before.parent_id };
    const changed = (Object.keys(row) as (keyof MenuRow)[]).filter((field) => row[field] !== before[field]);
    if (changed.length > 0) updated.push({ dish, row, changed });
    else unchanged.push({ dish, row });
  }
  return { source, folders, created, updated, unchanged, links };
}
