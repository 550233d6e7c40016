'use client';
import type { Sort } from '@/lib/domain/tree';
import { useTranslations } from 'next-intl';
import { memo, type CSSProperties } from 'react';
import { widthOf } from './column';
import { ColumnsMenu } from './columns-menu';
import classes from './data-table.module.css';
import { cellProps } from './table-row';
import { END_WIDTH } from './use-row-window';
import type { ColumnSwitch, ShownColumn } from './use-table-model';

interface TableHeadProps<Row> {
  shown: readonly ShownColumn<Row>[];
  switches: readonly ColumnSwitch[];
  sort: Sort<string> | undefined;
  onSortChange: ((sort: Sort<string>) => void) | undefined;
}

/** Widths of the columns; one without a width takes what is left. */
export function TableColumns<Row>({ shown }: { shown: readonly ShownColumn<Row>[] }) {
  return (
    <colgroup>
      {shown.map(({ column, yields }) => (
        <col
          key={column.key}
          data-column={column.key}
          data-wide-only={column.wideOnly || undefined}
          data-yields={yields || undefined}
          style={column.width ? { width: column.width } : undefined}
        />
      ))}
      <col className={classes['endColumn']} />
    </colgroup>
  );
}

const sumOf = <Row,>(shown: readonly ShownColumn<Row>[]): number =>
  shown.reduce((sum, { column }) => sum + widthOf(column), END_WIDTH);

/** The least width at which every column has its own; the same without those that give way, and for the narrow ones alone. */
export function leastWidths<Row>(shown: readonly ShownColumn<Row>[]): CSSProperties {
  const staying = shown.filter(({ yields }) => !yields);
  return {
    '--table-least': `${sumOf(shown)}px`,
    '--table-least-snug': `${sumOf(shown.filter(({ yields }) => yields !== 'first'))}px`,
    '--table-least-tight': `${sumOf(staying)}px`,
    '--table-least-narrow': `${sumOf(staying.filter(({ column }) => !column.wideOnly))}px`,
  } as CSSProperties;
}

function PlainTableHead<Row>({ shown, switches, sort, onSortChange }: TableHeadProps<Row>) {
  const t = useTranslations('table');
  return (
    <thead className={classes['head']}>
      <tr aria-rowindex={1}>
        {shown.map((item) => {
          const { key, label, sortable } = item.column;
          const direction = sort?.key === key ? sort.direction : undefined;
          if (!sortable || !onSortChange) {
            return (
              <th key={key} className={classes['heading']} {...cellProps(item)}>
                {label}
              </th>
            );
          }
          const next = direction === 'asc' ? 'desc' : 'asc';
          return (
            <th
              key={key}
              className={classes['heading']}
              aria-sort={direction ? `${direction}ending` : 'none'}
              {...cellProps(item)}
            >
              <button
                type="button"
                className={classes['sort']}
                title={t(next === 'asc' ? 'sortAscending' : 'sortDescending')}
                onClick={() => onSortChange({ key, direction: next })}
              >
                {label}
                <span aria-hidden className={classes['arrow']}>
                  {direction === 'asc' && '↑'}
                  {direction === 'desc' && '↓'}
                </span>
              </button>
            </th>
          );
        })}
        <th className={classes['end']}>
          <ColumnsMenu switches={switches} />
        </th>
      </tr>
    </thead>
  );
}

/** The sticky head: a sortable column's name is a button, and pressing it again turns the order round. */
export const TableHead = memo(PlainTableHead) as typeof PlainTableHead;
