import type { AlcoholSold } from '../../contract/orders';
import { groupBy } from '@/lib/domain/group-by';
import { toSatang } from '@/lib/domain/money';
import type { Typeface } from '@/lib/pdf/fonts';
import { paginate, type Part } from '@/lib/pdf/paginate';
import { setLines } from '@/lib/pdf/set-lines';

/** Points. A4 portrait is 595 × 842. */
export const PAGE = { width: 595.28, height: 841.89, side: 36, top: 32, bottom: 46, title: 48, total: 26 };
export const TEXT = { size: 9, line: 12 };
export const DAY = { size: 10.5, line: 14, weight: 600, above: 12, below: 3 } as const;
export const TABLE = { head: 17, padding: 3, gutter: 4 };
/** Space above the rule of the grand total, and from there to its text. */
export const TOTAL = { above: 6, padding: 6 };
/** Widths in percent. */
export const COLUMNS = [
  { key: 'name', percent: 60, right: false },
  { key: 'quantity', percent: 18, right: true },
  { key: 'price', percent: 22, right: true },
] as const;

const NAME_WIDTH = (PAGE.width - 2 * PAGE.side) * 0.6 - 2 * TABLE.gutter;
/** Allowance for kerning: a line may be wider than the sum of its characters. */
const MARGIN = 0.98;

/** Rows of a day (names broken into lines) and its totals: pieces and satang. */
interface DaySold {
  readonly date: string;
  readonly rows: readonly { readonly item: AlcoholSold; readonly name: readonly string[] }[];
  readonly quantity: number;
  readonly satang: number;
}

const addUp = (items: readonly AlcoholSold[]) => ({
  // Pieces have at most three decimals; whole thousandths add exactly.
  quantity: items.reduce((sum, { quantity }) => sum + Math.round(quantity * 1000), 0) / 1000,
  satang: items.reduce((sum, { price }) => sum + toSatang(price), 0),
});

/** Lines of a dish's name in its column. */
export const nameLines = (face: Typeface, name: string): readonly string[] =>
  setLines(face, name, NAME_WIDTH * MARGIN, TEXT, 4);

/** Breaks the sales into days, with a grand total. */
export function setDays(items: readonly AlcoholSold[], face: Typeface) {
  const days = [...groupBy(items, ({ date }) => date)].toSorted(([a], [b]) => a.localeCompare(b));
  return {
    days: days.map(([date, sold]): DaySold => {
      const rows = sold.map((item) => ({ item, name: nameLines(face, item.name) }));
      return { date, rows, ...addUp(sold) };
    }),
    total: addUp(items),
  };
}

/** Includes the rule below the row. */
export const rowHeight = (lines: number): number => lines * TEXT.line + 2 * TABLE.padding + 1;

/** Rows by page; `sections` has the heights of the rows of each. */
export function pagesOf(sections: readonly (readonly number[])[]): Part[][] {
  const room = PAGE.height - PAGE.top - PAGE.bottom - PAGE.total;
  const blocks = sections.map((rows) => ({ head: DAY.above + DAY.line + DAY.below + TABLE.head, rows }));
  return paginate(blocks, room - PAGE.title, room);
}
