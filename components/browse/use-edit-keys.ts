'use client';
import { rowIndexOf } from '@/components/table/row-index';
import { useWindowEvent } from '@/components/ui/use-window-event';
import type { BrowseRow } from './browse-row';
import type { BrowseEditor } from './use-browse-editor';

const isDuplicate = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) &&
  !event.shiftKey &&
  !event.altKey &&
  (event.code === 'KeyC' || event.key === 'c') &&
  window.getSelection()?.toString() === '';

/** Whether keys apply: on a row of the list, or with nothing focused, when they apply to the selected row. */
const appliesToList = ({ target }: KeyboardEvent): boolean =>
  target === document.body || (target instanceof Element && target.matches('[data-browse] tr'));

interface Chosen<Row> {
  readonly rows: readonly Row[] | undefined;
  /** Rows of a multiple selection. */
  readonly marked: readonly Row[];
  readonly selected: number | null;
}

/** Rows that keys act on: the multiple selection, else the focused row, else the selected one. */
function chosenRows<Row extends BrowseRow>(
  { rows, marked, selected }: Chosen<Row>,
  { target }: KeyboardEvent,
): readonly Row[] {
  if (marked.length > 0) return marked;
  const index = target instanceof HTMLTableRowElement ? rowIndexOf(target) : -1;
  const row = rows?.[index] ?? rows?.find(({ item_id }) => item_id === selected);
  return row ? [row] : [];
}

/** Keys of the list: F2 renames, Delete removes, Ctrl/⌘+C duplicates, Escape ends a multiple selection. */
export function useEditKeys<Row extends BrowseRow>(
  editor: BrowseEditor<Row> | null,
  duplicate: ((row: Row) => void) | undefined,
  list: Chosen<Row>,
) {
  useWindowEvent('keydown', (event) => {
    if (!editor || event.defaultPrevented || event.repeat || !appliesToList(event)) return;
    const chosen = chosenRows(list, event);
    const [row] = chosen;
    if (event.key === 'Escape' && (editor.marked.size > 0 || editor.marking)) editor.clearMarks();
    else if (!row) return;
    else if (event.key === 'F2' && chosen.length === 1) editor.startRename(row);
    else if (event.key === 'Delete') editor.remove(chosen);
    else if (duplicate && isDuplicate(event) && chosen.length === 1 && row.is_file) duplicate(row);
    else return;
    event.preventDefault();
  });
}
