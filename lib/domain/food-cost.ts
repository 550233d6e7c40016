import { pathTo, type TreeRow } from './tree';

/** From this percentage on, a dish's ingredients take too much of its price. */
export const HIGH_FOOD_COST = 35;

/** Cost of the ingredients as a percentage of the price, both in one unit, with one decimal; undefined without a price. */
export const foodCost = (primeCost: number, price: number): number | undefined =>
  price > 0 ? Math.round((1000 * primeCost) / price) / 10 : undefined;

type Row = Omit<TreeRow, 'name'>;

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
    for (const { item_id } of pathTo(byId, row.parent_id)) {
      const sum = sums.get(item_id);
      if (!sum) sums.set(item_id, { ...figures });
      else for (const key of Object.keys(figures) as K[]) sum[key] += figures[key];
    }
  }
  return sums;
}
