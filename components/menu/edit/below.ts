import type { MenuDishRow, MenuRow } from '@/lib/contract/menu';
import { pathTo } from '@/lib/domain/tree';

type ChildrenOf = ReadonlyMap<number, readonly MenuRow[]>;

/** Items and all that lies in them, as far as it is known. */
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

/** The dishes among some rows and all that lies below them, each once. */
export const dishesIn = (
  rows: readonly MenuRow[],
  { byId, childrenOf }: { byId: ReadonlyMap<number, MenuRow>; childrenOf: ChildrenOf },
): MenuDishRow[] =>
  [
    ...idsBelow(
      rows.map(({ item_id }) => item_id),
      childrenOf,
    ),
  ].flatMap((id) => {
    const row = byId.get(id);
    return row?.is_file ? [row] : [];
  });

/** Whether something would go along with a row. */
export const isFull = (row: MenuRow, childrenOf: ChildrenOf): boolean =>
  !row.is_file && (row.dishes > 0 || (childrenOf.get(row.item_id)?.length ?? 0) > 0);

/** Rows of which none lies in another of them. */
export const withoutNested = (rows: readonly MenuRow[], byId: ReadonlyMap<number, MenuRow>): MenuRow[] => {
  const chosen = new Set(rows.map(({ item_id }) => item_id));
  return rows.filter((row) => !pathTo(byId, row.parent_id).some(({ item_id }) => chosen.has(item_id)));
};

/** How much goes when these rows go: dishes, and folders within the folders. */
export function countBelow(rows: readonly MenuRow[], childrenOf: ChildrenOf): { dishes: number; inner: number } {
  const folders = rows.filter((row) => !row.is_file);
  const countFolders = (id: number): number =>
    (childrenOf.get(id) ?? []).reduce((sum, row) => sum + (row.is_file ? 0 : 1 + countFolders(row.item_id)), 0);
  return {
    dishes: folders.reduce((sum, { dishes }) => sum + dishes, 0),
    inner: folders.reduce((sum, { item_id }) => sum + countFolders(item_id), 0),
  };
}

/** The row after those that go, else the one before them. */
export function neighbourOf(rows: readonly MenuRow[], gone: ReadonlySet<number>): MenuRow | undefined {
  const first = rows.findIndex(({ item_id }) => gone.has(item_id));
  const stays = ({ item_id }: MenuRow) => !gone.has(item_id);
  return rows.slice(first).find(stays) ?? rows.slice(0, Math.max(0, first)).findLast(stays);
}
