import { visibleLines } from '@/components/tree/flatten';
import { pathTo, searchRows, sortRows } from '@/lib/domain/tree';
import type { Stock, StockRow } from './use-stock';

const MOST_MATCHES = 50;

/** A line of the picker: a stock folder, or an item that can be chosen; `path` where it was found by name. */
export interface PickerLine {
  readonly row: StockRow;
  readonly level: number;
  readonly position: number;
  readonly siblings: number;
  readonly expanded?: boolean;
  readonly path?: string;
}

/** Without a query the stock as a tree, with one what it finds; what is already in the recipe is not offered. */
export function pickerLines(
  { rows, byId }: Pick<Stock, 'rows' | 'byId'>,
  query: string,
  listed: ReadonlySet<number>,
  expanded: ReadonlySet<number>,
  locale: string,
): PickerLine[] {
  const offered = rows.filter((row) => !row.is_file || !listed.has(row.item_id));
  if (query.trim() !== '') {
    const found = searchRows(
      offered.filter((row) => row.is_file),
      query,
      MOST_MATCHES,
    );
    return found.map((row, index) => ({
      row,
      level: 1,
      position: index + 1,
      siblings: found.length,
      path: pathTo(byId, row.parent_id)
        .map(({ name }) => name)
        .join(' / '),
    }));
  }
  const nodes = sortRows(offered, { key: 'name', direction: 'asc' }, locale).map((row) => ({
    id: row.item_id,
    parent: byId.has(row.parent_id) ? row.parent_id : 0,
    name: row.name,
  }));
  return visibleLines(nodes, expanded).flatMap(({ node, ...place }) => {
    const row = byId.get(node.id);
    return row ? [{ row, ...place }] : [];
  });
}
