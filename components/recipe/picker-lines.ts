import { visibleLines } from '@/components/tree/flatten';
import { pathText, searchRows, sortRows } from '@/lib/domain/tree';
import type { ItemRow, Items } from './use-items';

/** Line of the picker: a stock folder or an item; `path` only in search results. */
export interface PickerLine {
  readonly row: ItemRow;
  readonly level: number;
  readonly position: number;
  readonly siblings: number;
  readonly expanded?: boolean;
  readonly path?: string;
  /** The item is in the recipe already. */
  readonly listed: boolean;
}

/** Stock as a tree, or the matches of a query; items already in the recipe (`taken`) are marked. */
export function pickerLines(
  { rows, byId }: Pick<Items, 'rows' | 'byId'>,
  query: string,
  taken: ReadonlySet<number>,
  expanded: ReadonlySet<number>,
  locale: string,
): PickerLine[] {
  if (query.trim() !== '') {
    const found = searchRows(
      rows.filter((row) => row.is_file),
      query,
    );
    return found.map((row, index) => ({
      row,
      listed: taken.has(row.item_id),
      level: 1,
      position: index + 1,
      siblings: found.length,
      path: pathText(byId, row.parent_id),
    }));
  }
  const nodes = sortRows(rows, { key: 'name', direction: 'asc' }, locale).map((row) => ({
    id: row.item_id,
    parent: byId.has(row.parent_id) ? row.parent_id : 0,
    name: row.name,
  }));
  return visibleLines(nodes, expanded).flatMap(({ node, ...place }) => {
    const row = byId.get(node.id);
    return row ? [{ row, listed: row.is_file && taken.has(row.item_id), ...place }] : [];
  });
}
