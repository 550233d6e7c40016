'use client';
import { functionalUpdate, useTable, type ColumnDef, type ColumnVisibilityState } from '@tanstack/react-table';
import { useMemo, useState, type RefObject, useEffect } from 'react';
import { flushSync } from 'react-dom';
import type { Sort } from '@/lib/domain/tree';
import { headOf, valueOf } from '@/lib/lists/list';
import type { CellWriting, Column, FootLine } from './column';
import { useColumnChoice } from './column-choice';
import { goneAt, stepsOf } from './column-layout';
import { sizeOf, type ColumnSize } from './column-size';
import { columnOf, features } from './table-model';

const UNKNOWN = { width: Infinity, windowWidth: Infinity };

/** Width of a table and of the window, in pixels. */
function useTableWidth(scroller: RefObject<HTMLElement | null>) {
  const [widths, setWidths] = useState(UNKNOWN);
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    let known = UNKNOWN;
    const measure = () => {
      const next = { width: box.clientWidth, windowWidth: window.innerWidth };
      // A hidden table keeps its columns.
      if (next.width === 0) return;
      if (known.width === next.width && known.windowWidth === next.windowWidth) return;
      const isFirst = known === UNKNOWN;
      known = next;
      // CSS reacts to a new width at once, so the cells must follow in the same frame.
      if (isFirst) setWidths(next);
      else flushSync(() => setWidths(next));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    // A dialog may keep its width when the window is resized.
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [scroller]);
  return widths;
}

interface ColumnsInput<Row> {
  readonly id: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[] | undefined;
  readonly totals: readonly FootLine[] | undefined;
  readonly writing: CellWriting;
  readonly sort: Sort<string> | undefined;
  readonly onSortChange: ((sort: Sort<string>) => void) | undefined;
  readonly scroller: RefObject<HTMLElement | null>;
}

/** Sizes follow every change of up to this many rows; of more rows, only changes of their number. */
const FEW = 200;
const NONE: never[] = [];

/** Definition of a column for the library. Its size stays between `minSize` and `maxSize`. */
const definitionOf = <Row extends object>(
  column: Column<Row>,
  size: ColumnSize,
  { words }: CellWriting,
): ColumnDef<typeof features, Row> => ({
  id: column.key,
  accessorFn: (row) => valueOf(column, row, words),
  minSize: size.least,
  maxSize: size.most,
  enableHiding: !column.fixed,
  enableSorting: column.sortable === true,
  meta: { column, size },
});

/** Model of a table's columns, and the layout that hides them for lack of room. */
export function useColumns<Row extends object>(input: ColumnsInput<Row>) {
  const { id, rows, totals, writing, sort, onSortChange, scroller } = input;
  const columns = useMemo(
    () => input.columns.map((column) => ({ ...column, label: headOf(column.label, column.kind) })),
    [input.columns],
  );
  const { chosen, choose } = useColumnChoice(id);
  // While the next page loads, the columns keep their sizes.
  const [known, setKnown] = useState(rows);
  if (rows && rows !== known) setKnown(rows);
  const sizedBy = known && known.length > FEW ? known.length : known;
  const { definitions, columnSizing, columnPinning } = useMemo(() => {
    const sized = columns.map((column) => ({ column, size: sizeOf(column, known, totals ?? NONE, writing) }));
    const keysOf = (isOf: (column: Column<Row>) => boolean | undefined) =>
      columns.filter((column) => isOf(column)).map(({ key }) => key);
    return {
      definitions: sized.map(({ column, size }) => definitionOf(column, size, writing)),
      columnSizing: Object.fromEntries(sized.map(({ column, size }) => [column.key, size.wanted])),
      columnPinning: { start: keysOf(({ pinned }) => pinned), end: keysOf(({ pinnedEnd }) => pinnedEnd) },
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `sizedBy` stands for the rows.
  }, [columns, sizedBy, totals, writing]);
  const sorting = useMemo(() => (sort ? [{ id: sort.key, desc: sort.direction === 'desc' }] : NONE), [sort]);

  // Comma-separated keys of the columns hidden for lack of room.
  const [gone, setGone] = useState('');
  const columnVisibility = useMemo((): ColumnVisibilityState => {
    const goneKeys = gone.split(',').filter(Boolean);
    const fixed = new Set(columns.filter((column) => column.fixed).map(({ key }) => key));
    const byUser = Object.entries(chosen).filter(([key]) => !fixed.has(key));
    const unasked = columns.filter(({ onRequest }) => onRequest).map(({ key }) => key);
    return Object.fromEntries([...[...unasked, ...goneKeys].map((key) => [key, false] as const), ...byUser]);
  }, [columns, gone, chosen]);

  const table = useTable({
    features,
    columns: definitions,
    data: NONE,
    state: { columnVisibility, columnSizing, columnPinning, sorting },
    onColumnVisibilityChange: (update) => choose(functionalUpdate(update, chosen)),
    // Pages come sorted, trees sort themselves. A new key starts ascending, a second press reverses it.
    manualSorting: true,
    enableSorting: onSortChange !== undefined,
    enableSortingRemoval: false,
    enableMultiSort: false,
    sortDescFirst: false,
    onSortingChange: (update) => {
      const [next] = functionalUpdate(update, sorting);
      if (next) onSortChange?.({ key: next.id, direction: next.desc ? 'desc' : 'asc' });
    },
  });

  const wanted = table
    .getAllLeafColumns()
    .filter((one) => !one.getCanHide() || (chosen[one.id] ?? !columnOf(one).onRequest));
  const steps = stepsOf(wanted, chosen);
  const { width, windowWidth } = useTableWidth(scroller);
  const goneNow = goneAt(steps, width, windowWidth);
  if (goneNow.join() !== gone) setGone(goneNow.join());
  return { table, visible: table.getVisibleLeafColumns(), layout: { wanted, steps }, hidden: goneNow.length };
}
