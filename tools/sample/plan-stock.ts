import { toSatang } from '@/lib/domain/money';
import type { stockItems } from '@/backend/src/db/schema';
import type { Calendar } from './calendar';
import { randomFor, type Random } from './random';
import { STOCK_FOLDERS, type StockKey } from './stock';
import { OUT_OF_USE, packageOf, SENSORS } from './stock/details';
import type { StockFolder, StockLine } from './stock/shelf';

type ItemRow = typeof stockItems.$inferInsert & { item_id: number };

/** A stock item in the simulation. */
export interface Good {
  readonly key: StockKey;
  readonly name: string;
  readonly item_id: number;
  readonly folder: number;
  readonly category: number;
  readonly measure: number;
  /** Supplier's price of one measure at the start of the year, in satang. */
  readonly price: number;
  /** Usual stock, where the recipes do not determine it. */
  readonly usual: number;
  /** Contents of a package, in measures. */
  readonly packaged: number | null;
}

export interface StockPlan {
  readonly items: readonly ItemRow[];
  readonly goods: readonly Good[];
  /** Ids by the keys that recipes use. */
  readonly ids: ReadonlyMap<StockKey, number>;
}

/** Market price: a little above or below the price list. */
const asked = (baht: number, random: Random): number => toSatang(baht * random.between(0.96, 1.04));

const folderRow = (folder: StockFolder, last_update: Date): ItemRow => ({
  item_id: folder.id,
  parent_id: folder.parent,
  is_file: false,
  name: folder.name,
  category_id: folder.category,
  last_update,
});

const itemRow = (good: Good, last_update: Date): ItemRow => ({
  item_id: good.item_id,
  parent_id: good.folder,
  is_file: true,
  name: good.name,
  category_id: good.category,
  measure_id: good.measure,
  package_quantity: good.packaged,
  package_price: good.packaged === null ? null : packagePrice(good),
  without_alcohol: ['baltika0', 'kvass'].includes(good.key),
  status: OUT_OF_USE.has(good.key) ? 1 : 0,
  ...(SENSORS[good.key] ?? { sensor_id: null, channel_id: null }),
  last_update,
});

/** Price of a package in whole baht. `level` is the price level since the start of the year. */
export const packagePrice = ({ price, packaged }: Good, level = 1): number =>
  Math.round((price * (packaged ?? 1) * level) / 100) * 100;

/** Stock folders and items, with no quantity yet. */
export function planStock(seed: number, calendar: Calendar, length: number): StockPlan {
  const random = randomFor(seed, 'stock');
  const folders: readonly StockFolder[] = STOCK_FOLDERS;
  const goods: Good[] = [];
  const items: ItemRow[] = [];
  const founded = calendar.daysAgo(length, random);
  for (const folder of folders) {
    items.push(folderRow(folder, founded));
    const lines = Object.entries(folder.shelf ?? {}) as [StockKey, StockLine][];
    lines.forEach(([key, [name, measure, baht, usual]], index) => {
      const packaged = packageOf(key, folder.id, name, measure);
      const place = { key, name, item_id: folder.id + 1 + index, folder: folder.id, category: folder.category };
      const good: Good = { ...place, measure, price: asked(baht, random), usual, packaged };
      goods.push(good);
      items.push(itemRow(good, founded));
    });
  }
  return { items, goods, ids: new Map(goods.map(({ key, item_id }) => [key, item_id])) };
}
