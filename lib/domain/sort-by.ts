import type { Sort } from './tree';

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Rows by one of their fields: numbers by size, texts as the language has them, what has no value last either way. */
export function sortBy<Row extends object>(
  rows: readonly Row[],
  { key, direction }: Sort<string>,
  locale: string,
): Row[] {
  const texts = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const sign = direction === 'asc' ? 1 : -1;
  const of = (row: Row) => (row as Readonly<Record<string, unknown>>)[key];
  return rows.toSorted((one, other) => {
    const [a, b] = [of(one), of(other)];
    if (isNothing(a) || isNothing(b)) return Number(isNothing(a)) - Number(isNothing(b));
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : texts.compare(String(a), String(b)));
  });
}
