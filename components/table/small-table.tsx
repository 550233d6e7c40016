import type { Key, ReactNode } from 'react';
import classes from './small-table.module.css';

export interface SmallColumn<Row> {
  readonly key: string;
  readonly label: ReactNode;
  /** Text is start-aligned and wraps, figures are end-aligned. The first column is always text. */
  readonly text?: boolean;
  /** Hidden on a phone. */
  readonly wideOnly?: boolean;
  readonly cell: (row: Row) => ReactNode;
  readonly total?: ReactNode;
}

interface SmallTableProps<Row> {
  /** The accessible name. */
  readonly label?: string;
  readonly columns: readonly SmallColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row, index: number) => Key;
  /** Strikes through reversed rows. */
  readonly isStruck?: (row: Row) => boolean;
  /** Label of the totals line, in the first column. */
  readonly total?: ReactNode;
  /** Sticky header and totals. */
  readonly sticky?: boolean;
}

/** Short table of a dialog, without sorting or selection. */
export function SmallTable<Row>({ label, columns, rows, keyOf, isStruck, total, sticky }: SmallTableProps<Row>) {
  const firstTotal = columns.findIndex((column, at) => at > 0 && (column.total !== undefined || column.wideOnly));
  // The label of the totals spans the columns before the first total.
  const span = firstTotal < 0 ? columns.length : firstTotal;
  const kindOf = ({ text, wideOnly }: SmallColumn<Row>) => ({ 'data-text': text, 'data-wide-only': wideOnly });
  return (
    <table className={classes['table']} aria-label={label} data-sticky={sticky}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" {...kindOf(column)}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={keyOf(row, index)} data-struck={isStruck?.(row) || undefined}>
            {columns.map((column) => (
              <td key={column.key} {...kindOf(column)}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
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
