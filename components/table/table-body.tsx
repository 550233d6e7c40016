'use client';
import { useMemo, type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CellWriting, RowKey } from './column';
import type { ModelColumn } from './table-model';
import { drawnColumn, TableRow } from './table-row';
import type { Marked } from './use-marks';
import { ROW_HEIGHT } from './row-scroll';

/** Rows per block: rendered rows change by whole blocks, so most frames of a scroll change nothing. */
const BLOCK = 8;
/** Number of rows rendered on the server, where the window height is unknown. */
const FIRST_ROWS = 24;

interface RowRange {
  readonly first: number;
  /** Exclusive end. */
  readonly end: number;
}

const inBlocks = ({ first, end }: RowRange): RowRange => ({
  first: Math.max(0, (Math.floor(first / BLOCK) - 1) * BLOCK),
  end: (Math.ceil(end / BLOCK) + 1) * BLOCK,
});

const inSight = ({ scrollTop, clientHeight }: HTMLElement): RowRange => ({
  first: Math.floor(scrollTop / ROW_HEIGHT),
  end: Math.ceil((scrollTop + clientHeight) / ROW_HEIGHT),
});

const covers = (range: RowRange, part: RowRange): boolean => range.first <= part.first && range.end >= part.end;

/** Range of rows to render: the visible ones and at least a block on both sides. */
function useRowWindow(scroller: RefObject<HTMLElement | null>): RowRange {
  const [range, setRange] = useState<RowRange>({ first: 0, end: FIRST_ROWS });
  useEffect(() => {
    const box = scroller.current;
    if (!box) return undefined;
    let drawn = range;
    const update = () => {
      const seen = inSight(box);
      const wanted = inBlocks(seen);
      if (wanted.first === drawn.first && wanted.end === drawn.end) return;
      const blank = !covers(drawn, seen);
      drawn = wanted;
      // A jump shows no known row, so the new rows must render in the same frame.
      if (blank) flushSync(() => setRange(wanted));
      else setRange(wanted);
    };
    const observer = new ResizeObserver(update);
    observer.observe(box);
    box.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', update);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- Only the first range; later ones are set here.
  }, [scroller]);
  return range;
}

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
  /** Label of a row's menu; undefined for a row without a menu. */
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
