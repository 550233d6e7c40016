'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { loadProblem } from '@/components/problem/load-problem';
import type { Column } from '@/components/table/column';
import { DataTable, type DataTableProps } from '@/components/table/data-table';
import type { Endpoint } from '@/lib/contract/endpoint';
import type { AddressFilters } from '@/lib/lists/filters';
import { columnsOf, labelOf, withLive } from '@/lib/lists/list';
import type { Drawn, Looks } from './looks';
import type { ShownList } from './use-list';
import { useListColumns } from './use-list-columns';

/** Makes the name of a row open it with one press, if rows lead somewhere and no other column opens them. */
const opening = <Row,>(
  columns: readonly Column<Row>[],
  leads: boolean,
  table: { isStrong?(row: Row): boolean },
): readonly Column<Row>[] =>
  !leads || columns.some(({ opens }) => opens)
    ? columns
    : columns.map((column) => (column.pinned ? { ...column, opens: (row) => table.isStrong?.(row) !== true } : column));

type Passed =
  | 'onOpen'
  | 'onSelect'
  | 'selected'
  | 'marked'
  | 'onMarkedChange'
  | 'isMuted'
  | 'rowMenu'
  | 'ref'
  | 'empty'
  | 'totals';

export interface ListTableProps<E extends Endpoint, Row extends object, F extends AddressFilters> extends Pick<
  DataTableProps<Row>,
  Passed
> {
  /** Result of `useList`, or of `useDialogList`. */
  readonly list: ShownList<E, Row, F>;
  /** Looks of the columns, and cells that are drawn; the same objects at every render. */
  readonly looks?: Looks<Row> | undefined;
  readonly drawn?: Drawn<Row> | undefined;
  /** Replaces the columns of the list, e.g. to add buttons. */
  readonly columns?: readonly Column<Row>[];
  /** Title of a failure to load. */
  readonly failed?: string;
}

/** Table of a list, on its screen or in a dialog. */
export function ListTable<E extends Endpoint, Row extends object, F extends AddressFilters>({
  list,
  failed,
  looks,
  drawn,
  ...props
}: ListTableProps<E, Row, F>) {
  const { table, view, rows, error } = list;
  const { filters, period } = view;
  const t = useTranslations();
  const opens = 'onOpen' in props;
  const isGiven = props.columns !== undefined;
  const shown = useMemo(
    () => ({ columns: isGiven ? [] : withLive(table, columnsOf(table, { filters, period })) }),
    [isGiven, table, filters, period],
  );
  const listed = useListColumns(shown, looks, drawn);
  const whole = props.columns ?? listed;
  const columns = useMemo(() => opening(whole, opens, table), [whole, opens, table]);
  return (
    <DataTable
      {...props}
      columns={columns}
      id={table.id}
      label={labelOf(table.title, t)}
      rows={rows}
      getKey={(row) => table.keyOf(row)}
      isStrong={table.isStrong && ((row) => table.isStrong?.(row) ?? false)}
      {...(view.sort && { sort: view.sort, onSortChange: (sort) => view.setSort(sort) })}
      view={`${view.narrowing} ${view.page} ${view.count}`}
      error={loadProblem(failed ?? t('report.failed'), {
        error,
        data: rows,
        mutate: list.retry,
        isValidating: list.retrying,
      })}
    />
  );
}
