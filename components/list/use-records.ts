'use client';
import { useState } from 'react';
import { useOpened } from '@/components/address/use-opened';
import type { RowKey } from '@/components/table/column';
import { NO_MARKS } from '@/components/table/use-marks';
import { useSelectionKeys } from './use-selection-keys';

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
