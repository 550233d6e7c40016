import { visibleLines } from '@/components/tree/flatten';
import { pathTo, searchRows, sortRows } from '@/lib/domain/tree';
import type { Stock, StockRow } from './use-stock';

/** Line of the picker: a stock folder or an item; `path` only in search results. */
export interface PickerLine {
  readonly row: StockRow;
  readonly level: number;
  readonly position: number;
  readonly siblings: number;
  readonly expanded?: boolean;
  readonly path?: string;
}

/** Stock as a tree, or the matches of a query, without items already in the recipe (`listed`). */
export function pickerLines(
  { rows, byId }: Pick<Stock, 'rows' | 'byId'>,
  query: string,
  listed: ReadonlySet<number>,
  expanded: ReadonlySet<number>,
  locale: string,
): PickerLine[] {
  const offered = rows.filter((row) => !row.is_file || !listed.has(row.item_id));
  if (query.trim() !== '') {
    const files = offered.filter((row) => row.is_file);
    const found = searchRows(files, query);
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
