import type { menuItems } from '../db/schema';
import { adoptSold, type SoldDish } from './adopt-sold';
import type { Catalogue, DishFields, ImportedDish } from './catalogue';
import type { Defect } from './collector';
import { folderPlanner, type FolderLink } from './folders';

/** A folder or dish, as far as an import reads and writes it. New ones have negative numbers until they are stored. */
export type MenuRow = Pick<typeof menuItems.$inferSelect, 'item_id' | 'parent_id' | 'is_file' | keyof DishFields>;
/** The menu before the import, with the links of one source and the dishes that receipts brought. */
export interface Menu {
  items: readonly MenuRow[];
  linked: ReadonlyMap<string, number>;
  sold?: readonly SoldDish[];
}

/** A dish of the file with its row in the menu, existing or new. */
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
  links: readonly FolderLink[];
  notices: readonly Defect[];
}

/** Fields of a new dish, besides its name. */
export const BLANK = {
  status: 1,
  description: '',
  description_en: '',
  literary_name_en: '',
  literary_name_ru: '',
  literary_name_cn: '',
  max_discount: 0,
  retail_price: 0,
  open_price: false,
  type: 0,
} as const;

/**
 * Plans an import into the menu without reading or writing, so that a dry run differs from a real one only in the last
 * step.
 *
 * A dish or folder is found by its link, even when renamed or moved. Without a link, the folder of that name in the
 * same place is used, else one is created. What the file says overwrites the menu; what it does not say stays: a dish
 * without a category is not moved. A dish that receipts brought becomes the file's dish of its name, as if the menu had
 * come first.
 */
export function planImport(menu: Menu, { source, dishes }: Catalogue): Plan {
  const rows = new Map(menu.items.map((row) => [row.item_id, row]));
  const { linked } = menu;
  let next = -1;
  const { folder, folders, links } = folderPlanner(menu.items, linked, () => next--);

  const { adopted, notices } = adoptSold(
    menu.sold ?? [],
    dishes.filter(({ external_id }) => !rows.get(linked.get(external_id) ?? 0)?.is_file),
    new Set(linked.values()),
  );
  const created: Placed[] = [];
  const updated: (Placed & { changed: string[] })[] = [];
  const unchanged: Placed[] = [];
  for (const dish of dishes) {
    const sold = adopted.get(dish.external_id);
    const before = rows.get(sold?.menu_id ?? linked.get(dish.external_id) ?? 0);
    if (sold) links.push({ external_id: dish.external_id, item_id: sold.menu_id });
    if (!before?.is_file) {
      const parent_id = folder(dish.path);
      const row = { ...BLANK, item_id: next--, parent_id, is_file: true, ...dish.fields };
      created.push({ dish, row });
      links.push({ external_id: dish.external_id, item_id: row.item_id });
      continue;
    }
    const asNew = sold?.untouched === true;
    const parent_id = dish.filed || asNew ? folder(dish.path) : before.parent_id;
    const row = { ...before, ...(asNew && BLANK), ...dish.fields, parent_id };
    // A price that was set here stays, and the till goes on charging it.
    if (row.open_price && row.retail_price > 0) row.open_price = before.open_price;
    const changed = (Object.keys(row) as (keyof MenuRow)[]).filter((field) => row[field] !== before[field]);
    if (changed.length > 0) updated.push({ dish, row, changed });
    else unchanged.push({ dish, row });
  }
  return {
    source,
    folders: folders.map((row) => ({ ...BLANK, is_file: false, ...row })),
    created,
    updated,
    unchanged,
    links,
    notices,
  };
}
