import { nameOrder } from './name-order';
import type { Sort } from './tree';

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '';

const fieldOf = (row: object, key: string): unknown => (row as Readonly<Record<string, unknown>>)[key];

/** Rows sorted by a field: numbers by size, texts by name order, missing values last in both directions. */
export function sortBy<Row extends object>(
  rows: readonly Row[],
  { key, direction }: Sort<string>,
  valueOf: (row: Row, key: string) => unknown = fieldOf,
): Row[] {
  const sign = direction === 'asc' ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [a, b] = [valueOf(one, key), valueOf(other, key)];
    if (isNothing(a) || isNothing(b)) return Number(isNothing(a)) - Number(isNothing(b));
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : nameOrder.compare(String(a), String(b)));
  });
}
