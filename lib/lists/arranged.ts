import { sortBy } from '@/lib/domain/sort-by';
import { valueOf, type List, type ListColumn } from './list';

/** Traits of a list whose reply has all its rows, which form one page. */
export const WHOLE = {
  counts: [1_000_000],
  most: 1_000_000,
  total: ({ items }: { readonly items: readonly unknown[] }) => items.length,
} as const;

/** `arranged` of a list that comes whole: rows in the order of the values of a column. */
export const arrangedBy =
  <Row extends object>(columns: readonly ListColumn<Row>[]): NonNullable<List<never, Row>['arranged']> =>
  (rows, { sort }, { words }) => {
    const column = columns.find(({ key }) => key === sort?.key);
    return sort && column ? sortBy(rows, sort, (row) => valueOf(column, row, words)) : rows;
  };
