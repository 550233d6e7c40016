import { pathTo, type TreeIndex } from '@/lib/domain/tree';
import { sizeOf, type BrowseRow } from './browse-row';

type ChildrenOf = ReadonlyMap<number, readonly BrowseRow[]>;

/** Ids of items and their known descendants. */
export function idsBelow(ids: readonly number[], childrenOf: ChildrenOf): Set<number> {
  const found = new Set<number>();
  const visit = (id: number) => {
    if (found.has(id)) return;
    found.add(id);
    childrenOf.get(id)?.forEach((child) => visit(child.item_id));
  };
  ids.forEach(visit);
  return found;
}

/** Files among rows and their descendants, each once. */
export const filesIn = <Row extends BrowseRow>(
  rows: readonly Row[],
  { byId, childrenOf }: TreeIndex<Row>,
): Extract<Row, { is_file: true }>[] =>
  [
    ...idsBelow(
      rows.map(({ item_id }) => item_id),
      childrenOf,
    ),
  ].flatMap((id) => {
    const row = byId.get(id);
    return row?.is_file ? [row as Extract<Row, { is_file: true }>] : [];
  });

/** Whether removing a row removes others with it. */
export const isFull = (row: BrowseRow, childrenOf: ChildrenOf): boolean =>
  !row.is_file && (sizeOf(row) > 0 || (childrenOf.get(row.item_id)?.length ?? 0) > 0);

/** Rows that are not inside another row of the list. */
export const withoutNested = <Row extends BrowseRow>(rows: readonly Row[], byId: ReadonlyMap<number, Row>): Row[] => {
  const chosen = new Set(rows.map(({ item_id }) => item_id));
  return rows.filter((row) => !pathTo(byId, row.parent_id).some(({ item_id }) => chosen.has(item_id)));
};

/** Number of files and subfolders removed with these rows. */
export function countBelow(rows: readonly BrowseRow[], childrenOf: ChildrenOf): { files: number; inner: number } {
  const folders = rows.filter((row) => !row.is_file);
  const countFolders = (id: number): number =>
    (childrenOf.get(id) ?? []).reduce((sum, row) => sum + (row.is_file ? 0 : 1 + countFolders(row.item_id)), 0);
  return {
    files: folders.reduce((sum, folder) => sum + sizeOf(folder), 0),
    inner: folders.reduce((sum, { item_id }) => sum + countFolders(item_id), 0),
  };
}

/** Row after the removed ones, else the row before them. */
export function neighbourOf<Row extends BrowseRow>(
  rows: readonly Row[],
  removed: ReadonlySet<number>,
): Row | undefined {
  const first = rows.findIndex(({ item_id }) => removed.has(item_id));
  const isKept = ({ item_id }: Row) => !removed.has(item_id);
  return rows.slice(first).find(isKept) ?? rows.slice(0, Math.max(0, first)).findLast(isKept);
}
