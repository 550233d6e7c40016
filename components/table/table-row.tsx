import { memo } from 'react';
import { alignOf, cellText, valueOf, type Column, type Writing } from './column';
import classes from './data-table.module.css';
import type { ShownColumn } from './use-table-model';

interface TableRowProps<Row> {
  row: Row;
  index: number;
  shown: readonly ShownColumn<Row>[];
  writing: Writing;
  selected: boolean;
  /** The one row that Tab reaches. */
  reachable: boolean;
  muted: boolean;
}

/** Marks a cell (of head or body) with what its column asks for. */
export const cellProps = <Row,>({ column, style }: ShownColumn<Row>) => ({
  'data-column': column.key,
  'data-align': alignOf(column),
  'data-sticky': column.sticky,
  style,
});

const content = <Row extends object>(column: Column<Row>, row: Row, writing: Writing) => {
  if (column.render) return column.render(row);
  return cellText(column, row, writing) || column.instead?.(row);
};

/** Noughts step back, so that the eye finds the figures. */
const isNought = <Row extends object>(column: Column<Row>, row: Row) =>
  alignOf(column) === 'end' && valueOf(column, row) === 0;

function PlainTableRow<Row extends object>(props: TableRowProps<Row>) {
  const { row, index, shown, writing } = props;
  return (
    <tr
      className={classes['row']}
      data-index={index}
      data-muted={props.muted || undefined}
      // The head is the first row.
      aria-rowindex={index + 2}
      aria-selected={props.selected}
      tabIndex={props.reachable ? 0 : -1}
    >
      {shown.map((item) => (
        <td
          key={item.column.key}
          className={classes['cell']}
          data-nought={isNought(item.column, row) || undefined}
          {...cellProps(item)}
        >
          {content(item.column, row, writing)}
        </td>
      ))}
      <td className={classes['end']} />
    </tr>
  );
}

/** One row; drawn again only when something of its own changes, so that scrolling draws new rows alone. */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow;
