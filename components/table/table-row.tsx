import { memo } from 'react';
import { valueOf } from '@/lib/lists/list';
import { cx, layout } from '@/components/ui/classes';
import { alignOf, cellText, type CellWriting, type Column } from './column';
import classes from './data-table.module.css';
import { ariaIndexOf } from './row-index';
import { ROW_HEIGHT } from './row-scroll';
import { columnOf, type ModelColumn } from './table-model';

interface TableRowProps<Row extends object> {
  row: Row;
  index: number;
  columns: readonly ReturnType<typeof drawnColumn<Row>>[];
  writing: CellWriting;
  selected: boolean;
  /** The one row that Tab reaches. */
  reachable: boolean;
  muted: boolean;
  strong: boolean;
  /** Label of the row's menu; without it there is no menu. */
  menuLabel: string | undefined;
  draggable: boolean;
}

/** Attributes of a cell of head, body or foot. */
export const cellProps = <Row extends object>(column: ModelColumn<Row>) => ({
  'data-column': column.id,
  'data-align': alignOf(columnOf(column)) === 'end' ? 'end' : undefined,
  'data-pinned': column.getIsPinned() || undefined,
  'data-text': columnOf(column).kind === 'text' || undefined,
});

/** Column of the body with the attributes of its cells, computed once for all rows. */
export const drawnColumn = <Row extends object>(column: ModelColumn<Row>) => ({
  column: columnOf(column),
  attributes: cellProps(column),
});

const content = <Row extends object>(column: Column<Row>, row: Row, writing: CellWriting) => {
  if (column.render) return column.render(row);
  return cellText(column, row, writing) || column.instead?.(row);
};

/** Marks zeros, shown dimmed, and negative quantities, where more was used than the books held. */
function signOf<Row extends object>(column: Column<Row>, row: Row, { words }: CellWriting) {
  if (alignOf(column) !== 'end') return undefined;
  const value = valueOf(column, row, words);
  if (value === 0) return 'zero';
  return column.kind === 'quantity' && Number(value) < 0 ? 'negative' : undefined;
}

function PlainTableRow<Row extends object>(props: TableRowProps<Row>) {
  const { row, index, writing } = props;
  return (
    <tr
      className={classes['row']}
      style={{ top: index * ROW_HEIGHT }}
      data-muted={props.muted || undefined}
      data-strong={props.strong || undefined}
      aria-rowindex={ariaIndexOf(index)}
      aria-selected={props.selected}
      tabIndex={props.reachable ? 0 : -1}
      draggable={props.draggable || undefined}
    >
      {props.columns.map(({ column, attributes }) => (
        <td
          key={column.key}
          className={classes['cell']}
          data-sign={signOf(column, row, writing)}
          data-tone={column.tone?.(row)}
          data-opens={column.opens?.(row) || undefined}
          {...attributes}
        >
          {content(column, row, writing)}
        </td>
      ))}
      <td className={classes['end']} data-menu={props.menuLabel !== undefined || undefined}>
        {props.menuLabel !== undefined && (
          // Not in the Tab order: the menu key on the row does the same.
          <button
            type="button"
            tabIndex={-1}
            className={cx(layout.muted, classes['dots'])}
            aria-label={props.menuLabel}
            aria-haspopup="menu"
            data-menu-button
          />
        )}
      </td>
    </tr>
  );
}

/** One row, rendered again only when its own props change. */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow;
