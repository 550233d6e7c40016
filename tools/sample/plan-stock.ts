import { toSatang } from '@/lib/domain/money';
import type { stockItems, ingredientsListItems, ingredientsLists, stockBarcodes } from '@/backend/src/db/schema';
import type { Calendar } from './calendar';
import { randomFor, type Random } from './random';
import { STOCK_FOLDERS, type StockKey } from './stock';
import { OUT_OF_USE, packageOf, SENSORS, isBottled, prefixOf } from './stock/details';
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

/** Stock folders that each place watches as a group. */
const WATCHED: readonly (readonly [placeId: number, folder: number])[] = [
  [16, 3020],
  [16, 3040],
  [17, 3030],
  [17, 3050],
  [18, 3251],
  [18, 3260],
];

/** Two ingredient groups for each place. */
export function planGroups(goods: readonly Good[]) {
  const lists = WATCHED.map(
    ([place_id, folder], index): typeof ingredientsLists.$inferInsert & { list_id: number } => ({
      list_id: index + 1,
      place_id,
      name: STOCK_FOLDERS.find(({ id }) => id === folder)?.name ?? '',
    }),
  );
  const items = WATCHED.flatMap(([, folder], index): (typeof ingredientsListItems.$inferInsert)[] =>
    goods.filter((good) => good.folder === folder).map(({ item_id }) => ({ list_id: index + 1, item_id })),
  );
  return { lists, items };
}

/** The thirteenth digit. The others weigh 1 and 3 in turn; with it the sum is a multiple of ten. */
const checkDigit = (digits: string): number =>
  (10 - (Array.from(digits, Number).reduce((sum, digit, at) => sum + digit * (at % 2 === 0 ? 1 : 3), 0) % 10)) % 10;

function inventCode(prefix: string, random: Random): string {
  const digits = prefix + String(random.whole(0, 999_999_999)).padStart(9, '0');
  return `${digits}${checkDigit(digits)}`;
}

/** EAN-13 codes of bottles and cans. Some goods have two labels. */
export function planBarcodes(
  goods: readonly Good[],
  soldAs: ReadonlyMap<number, number>,
  random: Random,
): (typeof stockBarcodes.$inferInsert)[] {
  const taken = new Set<string>();
  return goods
    .filter(({ key, folder, packaged }) => isBottled(key, folder, packaged))
    .flatMap(({ key, item_id }) =>
      Array.from({ length: random.next() < 0.12 ? 2 : 1 }, () => {
        let barcode = inventCode(prefixOf(key), random);
        while (taken.has(barcode)) barcode = inventCode(prefixOf(key), random);
        taken.add(barcode);
        return { barcode, item_id, menu_id: soldAs.get(item_id) ?? null };
      }),
    );
}
