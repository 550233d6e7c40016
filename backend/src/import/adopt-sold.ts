import { groupBy } from '@/lib/domain/group-by';
import type { ImportedDish } from './catalogue';
import { noticeOf, type Defect } from './collector';

/** Beginning of the sources of receipts' links, apart from those of menus, whose folders differ. */
export const RECEIPTS = 'receipts:';

/** A dish that receipts are booked to, by a link of their import: `name:latte` or `name:latte sku:100`. */
export interface SoldDish {
  readonly menu_id: number;
  readonly external_id: string;
  /** Nobody has changed it since the import: it lies in the archive, switched off. */
  readonly untouched: boolean;
}

/** Name by which goods of receipts and dishes are the same. */
export const nameKey = (name: string): string => name.normalize('NFC').toLowerCase();
/** Identity of a good in receipts. */
export const soldId = (name: string, sku = ''): string =>
  [`name:${nameKey(name)}`, sku && `sku:${sku}`].filter(Boolean).join(' ');

/**
 * The dish of each of the file's new dishes among those that receipts brought. Of several with one name the one with a
 * sold SKU precedes, then one for sale, then the first, as receipts would choose after the menu.
 * @param taken dishes of other rows of this source
 */
export function adoptSold(sold: readonly SoldDish[], dishes: readonly ImportedDish[], taken: ReadonlySet<number>) {
  const bySale = new Map(sold.map((dish) => [dish.external_id, dish]));
  const adopted = new Map<string, SoldDish>();
  const notices: Defect[] = [];
  for (const [, alike] of groupBy(dishes, ({ fields }) => nameKey(fields.name))) {
    const bySku = alike.flatMap((dish) => {
      const [, sku] = /^(?:sku|id):(.*)$/.exec(dish.external_id) ?? [];
      const there = sku === undefined ? undefined : bySale.get(soldId(dish.fields.name, sku));
      return there ? [{ dish, there }] : [];
    });
    const [first] = alike.toSorted((a, b) => (b.fields.status ?? 1) - (a.fields.status ?? 1));
    const byName = first && bySale.get(soldId(first.fields.name));
    const candidates = [...bySku, ...(first && byName ? [{ dish: first, there: byName }] : [])];
    const used = new Set(taken);
    for (const { dish, there } of candidates) {
      if (adopted.has(dish.external_id)) continue;
      if (used.has(there.menu_id)) {
        const text = `Receipts came in before this menu and hold one "${dish.fields.name}"; the sales of ${dish.external_id} are with it. To part them, undo the receipts and import them again.`;
        if (bySku.length > 1) notices.push(noticeOf(dish.line, text));
        continue;
      }
      used.add(there.menu_id);
      adopted.set(dish.external_id, there);
    }
  }
  return { adopted, notices };
}
