'use client';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import type { Sort } from '@/lib/domain/tree';
import type { Column } from './column';
import { ColumnsMenu } from './columns-menu';
import classes from './data-table.module.css';
import { cellProps } from './table-row';
import type { ColumnSwitch } from './use-columns';

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  switches: readonly ColumnSwitch[];
  /** How many columns found no room. */
  hidden: number;
  sort: Sort<string> | undefined;
  onSortChange: ((sort: Sort<string>) => void) | undefined;
}

const ARROW = { asc: '↑', desc: '↓' };

/** The sticky head. The whole cell of a sortable column is a button; a second press turns the order round. */
export const TableHead = memo(function TableHead<Row>(props: TableHeadProps<Row>) {
  const { columns, switches, hidden, sort, onSortChange } = props;
  const t = useTranslations('table');
  return (
    <thead className={classes['head']}>
      <tr className={classes['row']} aria-rowindex={1}>
        {columns.map((column) => {
          const { key, label, sortable } = column;
          const direction = sort?.key === key ? sort.direction : undefined;
          const next = direction === 'asc' ? 'desc' : 'asc';
          return sortable && onSortChange ? (
            <th
              key={key}
              className={classes['heading']}
              aria-sort={direction ? `${direction}ending` : 'none'}
              {...cellProps(column)}
            >
              <button
                type="button"
                className={classes['sort']}
                title={t(next === 'asc' ? 'sortAscending' : 'sortDescending')}
                onClick={() => onSortChange({ key, direction: next })}
              >
                <span>{label}</span>
                <span aria-hidden>{direction && ARROW[direction]}</span>
              </button>
            </th>
          ) : (
            <th key={key} className={classes['heading']} {...cellProps(column)}>
              {label}
            </th>
          );
        })}
        <th className={classes['end']}>
          <ColumnsMenu switches={switches} hidden={hidden} />
        </th>
      </tr>
    </thead>
  );
}) as <Row>(props: TableHeadProps<Row>) => React.ReactNode;
