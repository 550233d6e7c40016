/** From this percentage on, a dish's ingredients take too much of its price. */
export const HIGH_FOOD_COST = 35;

/** Prime cost as a percentage of the price, with one decimal; undefined without a price. */
export const foodCost = (primeCost: number, price: number): number | undefined =>
  price > 0 ? Math.round((1000 * primeCost) / price) / 10 : undefined;

/** Row of a tree with its folder. */
interface Row {
  readonly item_id: number;
  readonly parent_id: number;
  readonly is_file: boolean;
}

/** Sums of the files below each folder; `figuresOf` gives those of a file, undefined for one that does not count. */
export function sumsBelow<R extends Row, K extends string>(
  rows: readonly R[],
  byId: ReadonlyMap<number, Row>,
  figuresOf: (file: R & { readonly is_file: true }) => Readonly<Record<K, number>> | undefined,
): ReadonlyMap<number, Readonly<Record<K, number>>> {
  const sums = new Map<number, Record<K, number>>();
  const isFile = (row: R): row is R & { readonly is_file: true } => row.is_file;
  for (const row of rows) {
    const figures = isFile(row) ? figuresOf(row) : undefined;
    if (!figures) continue;
    const seen = new Set<number>();
    for (let at = byId.get(row.parent_id); at && !seen.has(at.item_id); at = byId.get(at.parent_id)) {
      seen.add(at.item_id);
      const sum = sums.get(at.item_id);
      if (!sum) sums.set(at.item_id, { ...figures });
      else for (const key of Object.keys(figures) as K[]) sum[key] += figures[key];
    }
  }
  return sums;
}
