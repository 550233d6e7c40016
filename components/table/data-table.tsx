'use client';
import { VisuallyHidden } from '@mantine/core';
import { useUncontrolled } from '@mantine/hooks';
import type { Sort } from '@/lib/domain/tree';
import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { useImperativeHandle, useMemo, useRef, type ReactNode, type Ref } from 'react';
import { ContextMenu } from '@/components/ui/context-menu';
import { useContextMenu, type MenuContent } from '@/components/ui/use-context-menu';
import { useDragItems, type DragItems } from '@/components/ui/use-drag-items';
import type { Column } from './column';
import classes from './data-table.module.css';
import { HideBeforePaint } from './hide-before-paint';
import { SkeletonRows } from './skeleton-rows';
import { TableBody } from './table-body';
import { TableFoot, type FootLine } from './table-foot';
import { leastWidths, TableColumns, TableHead } from './table-head';
import { useEdges } from './use-edges';
import { NO_MARKS, useMarks, type Marked } from './use-marks';
import { useRowWindow } from './use-row-window';
import { useRowKeys } from './use-row-keys';
import { useTableModel, type RowKey } from './use-table-model';
import { useTightness } from './use-tightness';

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
  /** What the row's button says. */
  readonly label: string;
  readonly of: (row: Row) => MenuContent;
}

export interface DataTableProps<Row extends object> {
  /** Under this name the browser remembers the hidden columns. */
  readonly id: string;
  /** What the table lists, for those who cannot see it. */
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
  /** What the rows are of (folder, filters, order): when it changes, the table starts again from the top. */
  readonly view?: string;
  /** Lines of totals that stay in sight below the rows. */
  readonly totals?: readonly FootLine[] | undefined;
  readonly empty?: ReactNode;
  readonly error?: ReactNode;
  readonly ref?: Ref<DataTableHandle>;
}

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

/** The one table of every screen: columns by kind, sticky head and first columns, thousands of rows, all by keyboard. */
export function DataTable<Row extends object>({ ref, ...props }: DataTableProps<Row>) {
  const t = useTranslations('table');
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'UTC';
  const writing = useMemo(() => ({ locale, timeZone }), [locale, timeZone]);
  const scroller = useRef<HTMLDivElement>(null);
  const tightness = useTightness(scroller);
  useEdges(scroller);
  const { rows, indexOf, shown, switches } = useTableModel(
    props.id,
    props.columns,
    props.rows,
    props.getKey,
    tightness,
  );
  const [selected, select] = useUncontrolled<RowKey | null>({
    ...(props.selected !== undefined && { value: props.selected }),
    defaultValue: null,
    onChange: (key) => key !== null && props.onSelect?.(key),
  });
  const selectedIndex = selected === null ? -1 : (indexOf.get(String(selected)) ?? -1);
  const at = Math.max(0, selectedIndex);
  const footLines = props.totals?.length ?? 0;
  const { items, page, reveal } = useRowWindow({
    scroller,
    rows,
    at,
    selectedIndex,
    view: props.view ?? '',
    footLines,
  });
  const rowOf = (index: number) => rows[index]?.original;
  const keyAt = (index: number) => {
    const row = rowOf(index);
    return row && props.getKey(row);
  };
  const { marked = NO_MARKS, marking = false, onMarkedChange, rowMenu, drag } = props;
  const marks = useMarks({ marked, onChange: onMarkedChange, keyAt, count: rows.length, selectedIndex, marking });
  const menu = useContextMenu();
  const moveTo = (index: number) => {
    const key = keyAt(index);
    if (key === undefined) return;
    reveal(index);
    select(key);
  };
  const keys = useRowKeys({
    scroller,
    count: rows.length,
    at,
    page,
    onMove: moveTo,
    onOpen: (index) => {
      const row = rowOf(index);
      if (row) props.onOpen?.(row);
    },
    onMenu:
      rowMenu &&
      ((index, place, from) => {
        const row = rowOf(index);
        if (!row) return;
        if (!marked.has(props.getKey(row))) marks.clear(index);
        moveTo(index);
        menu.open(rowMenu.of(row), place, from);
      }),
    marks: onMarkedChange && marks,
    marking,
  });
  const dragging = useDragItems('index', drag && rowDrag(drag, rowOf, moveTo));
  useImperativeHandle(ref, () => ({ focus: keys.focus }));

  const loading = props.rows === undefined && !props.error;
  const state = props.error ?? (rows.length === 0 && !loading ? props.empty : undefined);
  return (
    <div className={classes['box']}>
      <HideBeforePaint id={props.id} shown={shown} />
      <div className={classes['scroller']} ref={scroller} tabIndex={-1} data-state={Boolean(state) || undefined}>
        <table
          role="grid"
          id={`table-${props.id}`}
          className={classes['table']}
          style={leastWidths(shown)}
          aria-label={props.label}
          aria-rowcount={loading ? -1 : rows.length + 1 + footLines}
          aria-busy={loading}
          aria-multiselectable={onMarkedChange ? true : undefined}
        >
          <TableColumns shown={shown} />
          <TableHead shown={shown} switches={switches} sort={props.sort} onSortChange={props.onSortChange} />
          <tbody {...keys.handlers} {...dragging}>
            {loading && <SkeletonRows shown={shown} />}
            {!state && !loading && (
              <TableBody
                rows={rows}
                items={items}
                shown={shown}
                writing={writing}
                getKey={props.getKey}
                selectedIndex={selectedIndex}
                marked={marked}
                at={at}
                isMuted={props.isMuted}
                isStrong={props.isStrong}
                menuLabel={rowMenu?.label}
                draggable={drag !== undefined}
              />
            )}
          </tbody>
          {props.totals && !state && (
            <TableFoot lines={props.totals} shown={shown} writing={writing} from={rows.length + 2} />
          )}
        </table>
        {state && <div className={classes['state']}>{state}</div>}
      </div>
      {menu.menu && <ContextMenu key={menu.menu.serial} menu={menu.menu} onClose={menu.close} />}
      <VisuallyHidden role="status">{loading ? t('loading') : ''}</VisuallyHidden>
    </div>
  );
}
