'use client';
import { useMemo, type RefObject } from 'react';
import type { CellWriting, RowKey } from './column';
import type { ModelColumn } from './table-model';
import { drawnColumn, TableRow } from './table-row';
import type { Marked } from './use-marks';
import { useRowWindow } from './use-row-window';

interface TableBodyProps<Row extends object> {
  scroller: RefObject<HTMLElement | null>;
  rows: readonly Row[];
  columns: readonly ModelColumn<Row>[];
  writing: CellWriting;
  getKey: (row: Row) => RowKey;
  selectedIndex: number;
  marked: Marked;
  /** The row that Tab reaches, drawn wherever it is. */
  at: number;
  isMuted: ((row: Row) => boolean) | undefined;
  isStrong: ((row: Row) => boolean) | undefined;
  /** Label of a row's menu; undefined for a row without one. */
  menuLabelOf: (row: Row) => string | undefined;
  draggable: boolean;
}

/** The drawn rows, each at its place. Scrolling draws this again, and nothing around it. */
export function TableBody<Row extends object>(props: TableBodyProps<Row>) {
  const { rows, selectedIndex, marked, at } = props;
  const columns = useMemo(() => props.columns.map((column) => drawnColumn(column)), [props.columns]);
  const { first, end } = useRowWindow(props.scroller);
  const last = Math.min(end, rows.length);
  const from = Math.min(first, last);
  const indices = Array.from({ length: last - from }, (_, place) => from + place);
  if (at < from) indices.unshift(at);
  if (at >= last && at < rows.length) indices.push(at);
  return indices.map((index) => {
    const row = rows[index];
    if (!row) return null;
    const key = props.getKey(row);
    return (
      <TableRow
        key={key}
        row={row}
        index={index}
        columns={columns}
        writing={props.writing}
        selected={marked.size > 0 ? marked.has(key) : index === selectedIndex}
        reachable={index === at}
        muted={props.isMuted?.(row) ?? false}
        strong={props.isStrong?.(row) ?? false}
        menuLabel={props.menuLabelOf(row)}
        draggable={props.draggable}
      />
    );
  });
}
