'use client';
import { useTranslations } from 'next-intl';
import { useImperativeHandle, useMemo, useRef, useState, type ReactNode, type Ref } from 'react';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { Sort } from '@/lib/domain/tree';
import { ContextMenu } from '@/components/ui/context-menu';
import { useContextMenu, type MenuContent } from '@/components/ui/use-context-menu';
import { useDragItems, type DragItems } from '@/components/ui/use-drag-items';
import { useEdges } from '@/components/ui/use-edges';
import { cx, layout as looks } from '@/components/ui/classes';
import { useFormats } from '@/components/frame/use-formats';
import type { Column, FootLine, RowKey } from './column';
import { ColumnStyles } from './column-styles';
import classes from './data-table.module.css';
import { rowIndexOf, rowSelector } from './row-index';
import { ROW_HEIGHT, useRowScroll } from './row-scroll';
import { SkeletonRows } from './skeleton-rows';
import { TableBody } from './table-body';
import { TableFoot } from './table-foot';
import { TableHead } from './table-head';
import { useColumns } from './use-columns';
import { NO_MARKS, useMarks, type Marked } from './use-marks';
import { useRowKeys } from './use-row-keys';

export interface DataTableHandle {
  /** Puts the focus on the selected row (else the first) as soon as it is drawn. */
  readonly focus: () => void;
}

/** Rows that can be taken and dropped on. */
export interface RowDrag<Row> {
  readonly start: (row: Row) => boolean;
  readonly end: () => void;
  readonly accepts: (row: Row) => boolean;
  readonly drop: (row: Row) => void;
}

export interface RowMenu<Row> {
  /** Label of the row's button. */
  readonly label: string;
  readonly of: (row: Row) => MenuContent;
  /** Whether a row has a menu; every row by default. */
  readonly has?: (row: Row) => boolean;
}

export interface DataTableProps<Row extends object> {
  /** Under this name the browser remembers the hidden columns. */
  readonly id: string;
  /** Accessible name of the table: the things that it lists. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** In the order in which they are shown; none yet means loading. */
  readonly rows: Row[] | undefined;
  readonly getKey: (row: Row) => RowKey;
  readonly sort?: Sort<string>;
  readonly onSortChange?: (sort: Sort<string>) => void;
  readonly selected?: RowKey | null;
  readonly onSelect?: (key: RowKey) => void;
  /** Enter, double click, or a tap. */
  readonly onOpen?: (row: Row) => void;
  /** Rows selected together; with `onMarkedChange` more than one row can be. */
  readonly marked?: Marked;
  readonly onMarkedChange?: ((keys: Marked) => void) | undefined;
  /** A press marks rather than opens: for a finger, which has no Ctrl key. */
  readonly marking?: boolean;
  /** Right click, the menu key, or the row's button. */
  readonly rowMenu?: RowMenu<Row> | undefined;
  readonly drag?: RowDrag<Row> | undefined;
  /** Rows shown in grey. */
  readonly isMuted?: (row: Row) => boolean;
  /** Headings and subtotals of other rows. */
  readonly isStrong?: ((row: Row) => boolean) | undefined;
  /** Key of folder, filters and order of the rows. When it changes, the table scrolls to the top. */
  readonly view?: string;
  /** Lines of totals that stay in sight below the rows. */
  readonly totals?: readonly FootLine[] | undefined;
  readonly empty?: ReactNode;
  readonly error?: ReactNode;
  readonly ref?: Ref<DataTableHandle>;
}

const NO_ROWS: readonly never[] = [];

const rowDrag = <Row,>(
  drag: RowDrag<Row>,
  rowOf: (index: number) => Row | undefined,
  select: (index: number) => void,
): DragItems => {
  const ask = (of: (row: Row) => boolean) => (index: number) => {
    const row = rowOf(index);
    return row !== undefined && of(row);
  };
  return {
    start: (index) => {
      const taken = ask(drag.start)(index);
      if (taken) select(index);
      return taken;
    },
    end: drag.end,
    accepts: ask(drag.accepts),
    drop: (index) => {
      const row = rowOf(index);
      if (row !== undefined) drag.drop(row);
    },
  };
};

/** The table of every list: columns by kind, sticky head and totals, thousands of rows, all by keyboard. */
export function DataTable<Row extends object>({ ref, ...props }: DataTableProps<Row>) {
  const t = useTranslations();
  const { locale, timeZone } = useFormats();
  const writing = useMemo(() => ({ locale, timeZone, words: t }), [locale, timeZone, t]);
  const scroller = useRef<HTMLDivElement>(null);
  useEdges(scroller);
  const { id, columns, totals, getKey, marked = NO_MARKS, marking = false, onMarkedChange, rowMenu, drag } = props;
  const { sort, onSortChange } = props;
  const of = { id, columns, rows: props.rows, totals, writing, sort, onSortChange, scroller };
  const { table, visible, layout, hidden } = useColumns(of);
  const rows = props.rows ?? (NO_ROWS as readonly Row[]);
  const [own, setOwn] = useState<RowKey | null>(null);
  const selected = props.selected === undefined ? own : props.selected;
  const select = (key: RowKey | null) => {
    if (props.selected === undefined) setOwn(key);
    if (key !== null) props.onSelect?.(key);
  };
  const selectedIndex = selected === null ? -1 : rows.findIndex((row) => String(getKey(row)) === String(selected));
  const at = Math.max(0, selectedIndex);
  // A line whose figures are all in hidden columns would show only its label.
  const lines = totals?.filter(({ cells }) => !cells || visible.some(({ id: key }) => cells[key] !== undefined)) ?? [];
  const footLines = lines.length;
  const count = rows.length;
  const { page, reveal } = useRowScroll({ scroller, count, selectedIndex, view: props.view ?? '', footLines });
  const keyAt = (index: number) => {
    const row = rows[index];
    return row && getKey(row);
  };
  const marks = useMarks({ marked, onChange: onMarkedChange, keyAt, count, selectedIndex, marking });
  const menu = useContextMenu();
  const moveTo = (index: number) => {
    const key = keyAt(index);
    if (key === undefined) return;
    reveal(index);
    select(key);
  };
  const keys = useRowKeys({
    scroller,
    count,
    at,
    page,
    onMove: moveTo,
    onOpen: (index) => {
      const row = rows[index];
      if (row) props.onOpen?.(row);
    },
    onMenu:
      rowMenu &&
      ((index, place, from) => {
        const row = rows[index];
        if (!row || rowMenu.has?.(row) === false) return;
        if (!marked.has(getKey(row))) marks.clear(index);
        moveTo(index);
        menu.open(rowMenu.of(row), place, from);
      }),
    marks: onMarkedChange && marks,
    marking,
  });
  const dragging = useDragItems(rowSelector(), rowIndexOf, drag && rowDrag(drag, (index) => rows[index], moveTo));
  useImperativeHandle(ref, () => ({ focus: keys.focus }));

  const loading = props.rows === undefined && !props.error;
  const state = props.error ?? (count === 0 && !loading ? props.empty : undefined);
  return (
    <div className={cx(looks.screen, classes['box'])}>
      <ColumnStyles id={id} layout={layout} />
      <div className={classes['scroller']} ref={scroller} tabIndex={-1} data-state={Boolean(state) || undefined}>
        <table
          role="grid"
          id={`table-${id}`}
          className={classes['table']}
          aria-label={props.label}
          aria-rowcount={loading ? -1 : count + 1 + footLines}
          aria-busy={loading}
          aria-multiselectable={onMarkedChange ? true : undefined}
        >
          <TableHead table={table} hidden={hidden} />
          <tbody
            className={classes['body']}
            style={loading ? undefined : { height: state ? 0 : count * ROW_HEIGHT }}
            {...keys.handlers}
            {...dragging}
          >
            {loading && <SkeletonRows columns={visible} />}
            {!state && !loading && (
              <TableBody
                scroller={scroller}
                rows={rows}
                columns={visible}
                writing={writing}
                getKey={getKey}
                selectedIndex={selectedIndex}
                marked={marked}
                at={at}
                isMuted={props.isMuted}
                isStrong={props.isStrong}
                menuLabelOf={(row) => (rowMenu?.has?.(row) === false ? undefined : rowMenu?.label)}
                draggable={drag !== undefined}
              />
            )}
          </tbody>
          {footLines > 0 && !state && <TableFoot lines={lines} columns={visible} writing={writing} from={count + 2} />}
        </table>
        {state && <div className={cx(looks.screen, classes['state'])}>{state}</div>}
      </div>
      {menu.menu && <ContextMenu key={menu.menu.serial} menu={menu.menu} onClose={menu.close} />}
      <VisuallyHidden role="status">{loading ? t('table.loading') : ''}</VisuallyHidden>
    </div>
  );
}
