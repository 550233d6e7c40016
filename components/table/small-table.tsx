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
  /** On a phone each row is a card: its first cell, and below it the others with their labels. */
  readonly cards?: boolean;
  /** For screen and paper: rows without a set height, lines in the colour of the text. */
  readonly plain?: boolean;
  /** Ref to the table, which then can take the focus. */
  readonly ref?: Ref<HTMLTableElement> | undefined;
}

/** Short table, without sorting or selection. */
export function SmallTable<Row>({ label, caption, columns, rows, keyOf, total, ref, ...looks }: SmallTableProps<Row>) {
  const { isStruck, isStrong, empty, named = false, sticky, plain, cards } = looks;
  const firstTotal = columns.findIndex((column, at) => at > 0 && (column.total !== undefined || column.wideOnly));
  // The label of the totals spans the columns before the first total.
  const span = firstTotal < 0 ? columns.length : firstTotal;
  // Rows laid out as cards lose the roles of a table, so the roles are stated.
  const as = (role: string) => (cards ? { role } : {});
  const kindOf = ({ text, wideOnly }: SmallColumn<Row>) => ({ 'data-text': text, 'data-wide-only': wideOnly });
  return (
    <table
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      className={cx(plain !== true && layout.small, classes['table'])}
      aria-label={label}
      data-sticky={sticky}
      data-plain={plain}
      data-cards={cards}
      {...as('table')}
    >
      {caption && <caption>{caption}</caption>}
      {columns.some((column) => column.label !== undefined) && (
        <thead {...as('rowgroup')}>
          <tr {...as('row')}>
            {columns.map((column) => (
              <th key={column.key} scope="col" {...kindOf(column)} {...as('columnheader')}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody {...as('rowgroup')}>
        {rows.map((row, index) => (
          <tr
            key={keyOf(row, index)}
            data-struck={isStruck?.(row) || undefined}
            data-strong={isStrong?.(row) || undefined}
            {...as('row')}
          >
            {columns.map((column, at) =>
              named && at === 0 ? (
                <th key={column.key} scope="row" {...as('rowheader')}>
                  {column.cell(row)}
                </th>
              ) : (
                <td key={column.key} {...kindOf(column)} {...as('cell')} data-label={cards ? column.label : undefined}>
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
