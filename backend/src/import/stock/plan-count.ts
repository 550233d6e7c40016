import { groupBy } from '@/lib/domain/group-by';
import { PRICE_UNITS, priceUnits } from '@/lib/domain/holding';
import type { stockItems } from '../../db/schema';
import { errorOf, noticeOf, type Defect } from '../collector';
import { contentOf, heldIn, worthOf } from './container';
import type { CountedRow, CountFile } from './count-sheet';
import { exactOf, ONE, satangOf, shown, toQuantity, toWhole, type Exact } from './decimal';
import { money, type Total } from './stock-file';

export type CountedItem = typeof stockItems.$inferSelect;
/** A stock item with its counted quantity, in measures. */
export interface CountLine {
  item: CountedItem;
  counted: number;
}
export interface CountPlan {
  lines: readonly CountLine[];
  /** Folders of the counted items; the root has none. */
  folders: readonly number[];
  defects: readonly Defect[];
  totals: readonly Total[];
  /** Number of an identical count, if there is one. */
  there: number | null;
}

interface Valued extends CountLine {
  row: CountedRow;
  exact: Exact;
}

/** Counted quantity of an item, and its value by the price of its package, or by the stock price if that is unknown. */
function countOf(row: CountedRow, item: CountedItem): Valued {
  const container = heldIn(item.measure_id ?? 0, item.package_quantity);
  const counted = toQuantity(contentOf(container, row.full, row.partial));
  const exact =
    item.package_price === null
      ? (priceUnits(item.stock_price) * exactOf(counted)) / PRICE_UNITS
      : worthOf(container, exactOf(counted), BigInt(item.package_price) * ONE);
  return { row, item, counted, exact };
}

function remarksOn({ row, item, counted, exact }: Valued): string[] {
  const held = contentOf(heldIn(item.measure_id ?? 0, item.package_quantity), row.full, row.partial);
  const theirs = row.value === null ? null : satangOf(row.value);
  const rounded =
    exactOf(counted) === held ? [] : [`${row.code} "${item.name}" holds ${shown(held)}; it is noted as ${counted}.`];
  if (theirs === null || theirs === toWhole(exact)) return rounded;
  return [...rounded, `${row.code} "${item.name}" comes to ${money(toWhole(exact))}; the file says ${money(theirs)}.`];
}

const saidOf = ({ value }: CountedRow): number => (value === null ? 0 : satangOf(value));

/** Rounds each row, as the file does, to compare totals. */
function totalsOf(rows: readonly CountedRow[], lines: readonly Valued[]): Total[] {
  const ours = new Map(lines.map(({ row, exact }) => [row.line, toWhole(exact)]));
  const total = (name: string, of: readonly CountedRow[]): Total => ({
    name,
    printed: of.reduce((sum, row) => sum + saidOf(row), 0),
    ours: of.reduce((sum, { line }) => sum + (ours.get(line) ?? 0), 0),
  });
  return [...groupBy(rows, ({ section }) => section)]
    .map(([name, of]) => total(name, of))
    .concat(total('all that was counted', rows));
}

/** Plans the import of a count by codes. An unknown code is an error of its line. */
export function planCount(
  file: CountFile,
  items: ReadonlyMap<string, CountedItem>,
  there: (lines: readonly CountLine[]) => number | null,
): CountPlan {
  const defects = [...file.defects];
  const lines = new Map<number, Valued>();
  for (const row of file.counted) {
    const { line, code } = row;
    const item = items.get(row.external_id);
    const twin = item && lines.get(item.item_id);
    const error = (text: string) => void defects.push(errorOf(line, text));
    if (!item) error(`No stock item has the code ${code}; its ${money(saidOf(row))} are not counted.`);
    else if (item.removed_at !== null) error(`${code} "${item.name}" was removed from the stock or merged.`);
    else if (twin) error(`${code} is "${item.name}", counted on line ${twin.row.line} already.`);
    else {
      const valued = countOf(row, item);
      lines.set(item.item_id, valued);
      defects.push(...remarksOn(valued).map((text) => noticeOf(line, text)));
    }
  }
  const counted = [...lines.values()];
  return {
    lines: counted,
    folders: [...new Set(counted.flatMap(({ item }) => item.parent_id ?? []))],
    defects: defects.toSorted((a, b) => a.line - b.line),
    totals: totalsOf(file.counted, counted),
    there: there(counted),
  };
}
