import { IconDots } from '@tabler/icons-react';
import { memo } from 'react';
import type { Writing } from '@/lib/reports/write';
import { alignOf, cellText, valueOf, type Column } from './column';
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
  strong: boolean;
  /** Names the row's menu; without it there is none. */
  menuLabel: string | undefined;
  draggable: boolean;
}

/** Marks a cell (of head or body) with what its column asks for. */
export const cellProps = <Row,>({ column, yields, style }: ShownColumn<Row>) => ({
  'data-column': column.key,
  'data-align': alignOf(column),
  'data-sticky': column.sticky,
  'data-wide-only': column.wideOnly || undefined,
  'data-yields': yields || undefined,
  style,
});

const content = <Row extends object>(column: Column<Row>, row: Row, writing: Writing) => {
  if (column.render) return column.render(row);
  return cellText(column, row, writing) || column.instead?.(row);
};

/** Noughts step back, so that the eye finds the figures. */
const isNought = <Row extends object>(column: Column<Row>, row: Row) =>
  alignOf(column) === 'end' && valueOf(column, row) === 0;

/** More was used than the books held: it must be seen. The minus sign says the same. */
const isNegative = <Row extends object>(column: Column<Row>, row: Row) =>
  column.kind === 'quantity' && Number(valueOf(column, row)) < 0;

function PlainTableRow<Row extends object>(props: TableRowProps<Row>) {
  const { row, index, shown, writing } = props;
  return (
    <tr
      className={classes['row']}
      data-index={index}
      data-muted={props.muted || undefined}
      data-strong={props.strong || undefined}
      // The head is the first row.
      aria-rowindex={index + 2}
      aria-selected={props.selected}
      tabIndex={props.reachable ? 0 : -1}
      draggable={props.draggable || undefined}
    >
      {shown.map((item) => (
        <td
          key={item.column.key}
          className={classes['cell']}
          data-nought={isNought(item.column, row) || undefined}
          data-negative={isNegative(item.column, row) || undefined}
          {...cellProps(item)}
        >
          {content(item.column, row, writing)}
        </td>
      ))}
      <td className={classes['end']} data-menu={props.menuLabel !== undefined || undefined}>
        {props.menuLabel !== undefined && (
          // Out of the Tab order: on the row itself the menu key does the same.
          <button
            type="button"
            tabIndex={-1}
            className={classes['dots']}
            aria-label={props.menuLabel}
            aria-haspopup="menu"
            data-menu-button
          >
            <IconDots size={16} aria-hidden />
          </button>
        )}
      </td>
    </tr>
  );
}

/** One row; drawn again only when something of its own changes, so that scrolling draws new rows alone. */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow;
