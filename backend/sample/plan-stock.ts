import { toSatang } from '@/lib/domain/money';
import { valueOf } from '@/lib/domain/stock-ledger';
import type { stockItems } from '../src/db/schema';
import type { StockMove } from '../src/stock/ledger';
import { YEAR, type Calendar } from './calendar';
import { randomFor, type Random } from './random';
import { STOCK_FOLDERS, type StockKey } from './stock';
import { PIECE, type StockFolder, type StockLine } from './stock/shelf';

type ItemRow = typeof stockItems.$inferInsert & { item_id: number };
type StoryRow = StockMove & { stock_story_time: Date };

interface StockPlan {
  readonly items: readonly ItemRow[];
  readonly story: readonly StoryRow[];
  /** Ids by the keys that recipes use. */
  readonly ids: ReadonlyMap<StockKey, number>;
}

/** Whole pieces; what is weighed or poured to 50 grams or millilitres, as a stocktaking writes it. */
const counted = (usual: number, measure: number, random: Random): number => {
  const amount = usual * random.between(0.75, 1.25);
  if (measure === PIECE) return Math.max(1, Math.round(amount));
  return Number((usual < 1 ? amount : Math.round(amount * 20) / 20).toFixed(3));
};

/** The market asks a little more or less than the price list. */
const asked = (baht: number, random: Random): number => toSatang(baht * random.between(0.96, 1.04));

const folderRow = (folder: StockFolder, last_update: Date): ItemRow => ({
  item_id: folder.id,
  parent_id: folder.parent,
  is_file: false,
  name: folder.name,
  category_id: folder.category,
  last_update,
});

/** Most of the stock was counted when the year began; the rest came onto the shelves in its course. */
const countedAt = (calendar: Calendar, random: Random): Date =>
  calendar.daysAgo(random.next() < 0.88 ? random.whole(YEAR - 4, YEAR - 2) : random.whole(5, YEAR - 10), random);

/** Stock folders, items and the opening count of each item by one of the stocktakers. */
export function planStock(seed: number, calendar: Calendar, stocktakers: readonly number[]): StockPlan {
  const random = randomFor(seed, 'stock');
  const folders: readonly StockFolder[] = STOCK_FOLDERS;
  const ids = new Map<StockKey, number>();
  const items: ItemRow[] = [];
  const story: StoryRow[] = [];
  for (const folder of folders) {
    items.push(folderRow(folder, calendar.daysAgo(YEAR - 1, random)));
    const lines = Object.entries(folder.shelf ?? {}) as [StockKey, StockLine][];
    lines.forEach(([key, [name, measure_id, baht, usual]], index) => {
      const item_id = folder.id + 1 + index;
      const quantity = counted(usual, measure_id, random);
      const stock_price = asked(baht, random);
      const stock_story_time = countedAt(calendar, random);
      const touched = calendar.within(YEAR, random);
      ids.set(key, item_id);
      items.push({
        item_id,
        parent_id: folder.id,
        is_file: true,
        name,
        category_id: folder.category,
        measure_id,
        last_update: touched > stock_story_time ? touched : stock_story_time,
      });
      story.push({
        item_id,
        kind: 'opening',
        quantity,
        amount: valueOf(quantity, stock_price),
        description: 'Начальный остаток',
        user_id: random.pick(stocktakers),
        stock_story_time,
      });
    });
  }
  // The story is numbered as it happened.
  return { items, story: story.toSorted((a, b) => a.stock_story_time.getTime() - b.stock_story_time.getTime()), ids };
}
