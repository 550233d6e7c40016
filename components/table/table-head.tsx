'use client';
import { useTranslations } from 'next-intl';
import { IconColumns3 } from '@tabler/icons-react';
import { cx, layout } from '@/components/ui/classes';
import { ActionIcon } from '@/components/ui/action-icon';
import { MenuButton } from '@/components/ui/menu-button';
import classes from './data-table.module.css';
import { columnOf, type ModelColumn, type TableModel } from './table-model';
import { cellProps } from './table-row';

interface TableHeadProps<Row extends object> {
  table: TableModel<Row>;
  /** Number of columns hidden for lack of room. */
  hidden: number;
}

/** Shows and hides columns; stays open until the user closes it. */
function ColumnsMenu<Row extends object>({ table, hidden }: TableHeadProps<Row>) {
  const t = useTranslations('table');
  const label = hidden > 0 ? t('columnsHidden', { count: hidden }) : t('columns');
  const hideable = table.getAllLeafColumns().filter((column) => column.getCanHide());
  const entries = hideable.map((column) => ({
    kind: 'check' as const,
    key: column.id,
    label: columnOf(column).label,
    checked: column.getIsVisible(),
    run: (visible: boolean) => column.toggleVisibility(visible),
  }));
  return (
    <MenuButton groups={[{ key: 'columns', title: label, entries }]}>
      {(trigger) => (
        <ActionIcon {...trigger} size={26} aria-label={label} title={label}>
          <IconColumns3 size={16} aria-hidden />
          {hidden > 0 && (
            <span aria-hidden className={classes['hidden']}>
              {hidden}
            </span>
          )}
        </ActionIcon>
      )}
    </MenuButton>
  );
}

const ARROW = { asc: '↑', desc: '↓' };

function Heading<Row extends object>({ column }: { column: ModelColumn<Row> }) {
  const t = useTranslations('table');
  const { label } = columnOf(column);
  if (!column.getCanSort()) {
    return (
      <th className={cx(layout.muted, classes['heading'])} {...cellProps(column)}>
        {label}
      </th>
    );
  }
  const direction = column.getIsSorted();
  return (
    <th
      className={cx(layout.muted, classes['heading'])}
      aria-sort={direction ? `${direction}ending` : 'none'}
      {...cellProps(column)}
    >
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
