/** What the tree rules need of a menu or stock row. */
export interface TreeRow {
  readonly item_id: number;
  readonly parent_id: number;
  readonly name: string;
  readonly is_file: boolean;
}

export interface Sort<Key extends string = 'item_id' | 'name'> {
  readonly key: Key;
  readonly direction: 'asc' | 'desc';
}

/** Folders first, then files, each by the chosen property (specification part 1 §4). Returns a new array. */
export function sortRows<Row extends TreeRow>(rows: readonly Row[], sort: Sort, locale: string): Row[] {
  const names = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const sign = sort.direction === 'asc' ? 1 : -1;
  return rows.toSorted((a, b) => {
    if (a.is_file !== b.is_file) return a.is_file ? 1 : -1;
    const byName = sort.key === 'name' ? names.compare(a.name, b.name) : 0;
    return sign * (byName || a.item_id - b.item_id);
  });
}

/** Ancestors of a row from the root down, the row itself last; empty for the root (0) and for an unknown id. */
export function pathTo<Row extends TreeRow>(byId: ReadonlyMap<number, Row>, id: number): Row[] {
  const path: Row[] = [];
  const seen = new Set<number>();
  for (let row = byId.get(id); row && !seen.has(row.item_id); row = byId.get(row.parent_id)) {
    seen.add(row.item_id);
    path.unshift(row);
  }
  return path;
}

const rank = (row: TreeRow, words: readonly string[], asId: string): number => {
  const id = String(row.item_id);
  if (id === asId) return 0;
  const name = row.name.toLocaleLowerCase();
  if (!words.every((word) => name.includes(word))) return id.startsWith(asId) ? 3 : Infinity;
  return name.startsWith(words[0] ?? '') ? 1 : 2;
};

/**
 * Rows whose id or name matches: the exact id first, then names that begin with the words, names that contain them,
 * and ids that begin with the digits.
 */
export function searchRows<Row extends TreeRow>(rows: readonly Row[], query: string, limit = 50): Row[] {
  const asId = query.trim();
  const words = asId.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return rows
    .map((row) => ({ row, rank: rank(row, words, asId) }))
    .filter((hit) => hit.rank < Infinity)
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map((hit) => hit.row);
}
