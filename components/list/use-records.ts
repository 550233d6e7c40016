'use client';
import { useState } from 'react';
import { useOpened } from '@/components/address/use-opened';
import type { RowKey } from '@/components/table/column';
import { NO_MARKS } from '@/components/table/use-marks';
import { useWindowEvent } from '@/components/ui/use-window-event';

interface SelectionKeys {
  /** Id of the list's table. */
  readonly table: string;
  /** Whether a dialog is open, which has its own keys. */
  readonly asked: boolean;
  /** Clears the selection; absent if nothing is selected. */
  readonly onEscape?: (() => void) | undefined;
  /** Absent where nothing can be removed. */
  readonly onDelete?: (() => void) | undefined;
  /** F2; absent where nothing can be edited. */
  readonly onEdit?: (() => void) | undefined;
}

/** Escape, Delete and F2 for the selection of a list: on one of its rows, or with nothing focused. */
function useSelectionKeys({ table, asked, onEscape, onDelete, onEdit }: SelectionKeys): void {
  const press = (event: KeyboardEvent) => {
    const { target, key } = event;
    const isOnList = target === document.body || (target instanceof Element && target.matches(`#table-${table} tr`));
    const act = new Map([
      ['Escape', onEscape],
      ['Delete', onDelete],
      ['F2', onEdit],
    ]).get(key);
    // An open menu has its own keys, also before it has the focus.
    const isMenuOpen = document.querySelector('[role="menu"]') !== null;
    if (asked || isMenuOpen || event.defaultPrevented || event.repeat || !isOnList || !act) return;
    act();
    event.preventDefault();
  };
  // Captured, because a closing dialog also hears Escape: one key press must not also clear the selection.
  useWindowEvent('keydown', press, { capture: true });
}

/** Rows of a list, and how they are told apart. */
interface Records<Row> {
  readonly table: { readonly id: string; keyOf(row: Row): RowKey };
  readonly rows: readonly Row[] | undefined;
}

interface RecordsOptions<Row, Task> {
  /** Parameters of the address about the open record. */
  readonly also?: readonly string[];
  /** Whether another dialog of the screen is open. */
  readonly asked?: boolean;
  /** Task that Delete begins for the selected row; undefined if it cannot be removed. */
  readonly removal?: (row: Row) => Task | undefined;
  /** Edits the selected row, on F2. */
  readonly onEdit?: ((row: Row) => void) | undefined;
}

/**
 * State of the records of a list screen: the one that is open, by the parameter `param` of the address, the rows that are
 * selected, the task or question about one, and the keys Escape, Delete and F2.
 */
export function useRecords<Row extends object, Task = never>(
  { table, rows }: Records<Row>,
  param: string,
  { also, asked = false, removal, onEdit }: RecordsOptions<Row, Task> = {},
) {
  const { openedId, ...address } = useOpened(param, also);
  const [selectedKey, select] = useState<RowKey | null>(null);
  const [marked, mark] = useState(NO_MARKS);
  const [task, begin] = useState<Task | null>(null);
  const find = (key: RowKey | null) => rows?.find((row) => String(table.keyOf(row)) === String(key));
  const selected = selectedKey === null ? undefined : find(selectedKey);
  const isAsked = address.opened !== '' || task !== null;
  const deletes = selected && removal?.(selected);
  const unselect = () => {
    select(null);
    mark(NO_MARKS);
  };
  useSelectionKeys({
    table: table.id,
    asked: isAsked || asked,
    onEscape: selected || marked.size > 0 ? unselect : undefined,
    onDelete: deletes && (() => begin(deletes)),
    onEdit: selected && onEdit && (() => onEdit(selected)),
  });
  return {
    ...address,
    openedId,
    /** Row of the open record, if the list has it. */
    openedRow: find(address.opened),
    selected,
    select,
    unselect,
    marked,
    mark,
    task,
    begin,
    endTask: () => begin(null),
    /** Whether a record is open or a task has begun. */
    isAsked,
    /** Properties of the list's screen. */
    rowProps: {
      selected: selected ? table.keyOf(selected) : null,
      onSelect: (key: RowKey) => select(key),
      onOpen: (row: Row) => address.show(table.keyOf(row)),
    },
  };
}
