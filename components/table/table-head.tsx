'use client';
import { useTranslations } from 'next-intl';
import { cx, layout } from '@/components/ui/classes';
import { ColumnsMenu } from './columns-menu';
import classes from './data-table.module.css';
import { columnOf, type ModelColumn, type TableModel } from './table-model';
import { cellProps } from './table-row';

const ARROW = { asc: '↑', desc: '↓' };

function Heading<Row extends object>({ column }: { column: ModelColumn<Row> }) {
  const t = useTranslations('table');
  const { label } = columnOf(column);
  if (!column.getCanSort()) {
    return (
      <th className={classes['heading']} {...cellProps(column)}>
        {label}
      </th>
    );
  }
  const direction = column.getIsSorted();
  return (
    <th className={classes['heading']} aria-sort={direction ? `${direction}ending` : 'none'} {...cellProps(column)}>
      <button
        type="button"
        className={cx(layout.line, classes['sort'])}
        title={t(column.getNextSortingOrder() === 'asc' ? 'sortAscending' : 'sortDescending')}
        onClick={column.getToggleSortingHandler()}
      >
        <span>{label}</span>
        <span aria-hidden>{direction && ARROW[direction]}</span>
      </button>
    </th>
  );
}

interface TableHeadProps<Row extends object> {
  table: TableModel<Row>;
  /** Number of columns hidden for lack of room. */
  hidden: number;
}

/** Sticky header. The whole cell of a sortable column is a button; a second press reverses the order. */
export function TableHead<Row extends object>({ table, hidden }: TableHeadProps<Row>) {
  return (
    <thead className={classes['head']}>
      <tr className={classes['row']} aria-rowindex={1}>
        {table.getVisibleLeafColumns().map((column) => (
          <Heading key={column.id} column={column} />
        ))}
        <th className={classes['end']}>
          <ColumnsMenu table={table} hidden={hidden} />
        </th>
      </tr>
    </thead>
  );
}
