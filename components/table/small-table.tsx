import type { Key, ReactNode, Ref } from 'react';
import { cx, layout } from '@/components/ui/classes';
import classes from './small-table.module.css';

export interface SmallColumn<Row> {
  readonly key: string;
  /** Without the labels of all columns the table has no head. */
  readonly label?: ReactNode;
  /** Text is start-aligned and wraps, figures are end-aligned. The first column is always text. */
  readonly text?: boolean;
  /** Hidden on a phone. */
  readonly wideOnly?: boolean;
  readonly cell: (row: Row) => ReactNode;
  readonly total?: ReactNode;
}

interface SmallTableProps<Row> {
  /** The accessible name, if there is no caption. */
  readonly label?: string;
  readonly caption?: string;
  readonly columns: readonly SmallColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row, index: number) => Key;
  /** Strikes through reversed rows. */
  readonly isStruck?: (row: Row) => boolean;
  /** Text shown if there are no rows. */
  readonly empty?: string;
  /** Label of the totals line, in the first column. */
  readonly total?: ReactNode;
  /** Sticky header and totals. */
  readonly sticky?: boolean;
  /** The first cell of a row is its header. */
  readonly named?: boolean;
  readonly isStrong?: (row: Row) => boolean;
  /** For screen and paper: rows without a set height, lines in the colour of the text. */
  readonly plain?: boolean;
  /** Ref to the table, which then can take the focus. */
  readonly ref?: Ref<HTMLTableElement> | undefined;
}

/** Short table, without sorting or selection. */
export function SmallTable<Row>({ label, caption, columns, rows, keyOf, total, ref, ...looks }: SmallTableProps<Row>) {
  const { isStruck, isStrong, empty, named = false, sticky, plain } = looks;
  const firstTotal = columns.findIndex((column, at) => at > 0 && (column.total !== undefined || column.wideOnly));
  // The label of the totals spans the columns before the first total.
  const span = firstTotal < 0 ? columns.length : firstTotal;
  const kindOf = ({ text, wideOnly }: SmallColumn<Row>) => ({ 'data-text': text, 'data-wide-only': wideOnly });
  return (
    <table
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      className={cx(plain !== true && layout.small, classes['table'])}
      aria-label={label}
      data-sticky={sticky}
      data-plain={plain}
    >
      {caption && <caption>{caption}</caption>}
      {columns.some((column) => column.label !== undefined) && (
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" {...kindOf(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row, index) => (
          <tr
            key={keyOf(row, index)}
            data-struck={isStruck?.(row) || undefined}
            data-strong={isStrong?.(row) || undefined}
          >
            {columns.map((column, at) =>
              named && at === 0 ? (
                <th key={column.key} scope="row">
                  {column.cell(row)}
                </th>
              ) : (
                <td key={column.key} {...kindOf(column)}>
                  {column.cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
        {rows.length === 0 && empty && (
          <tr>
            <td colSpan={columns.length}>{empty}</td>
          </tr>
        )}
      </tbody>
      {total !== undefined && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={span}>
              {total}
            </th>
            {columns.slice(span).map((column) => (
              <td key={column.key} {...kindOf(column)}>
                {column.total}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}
