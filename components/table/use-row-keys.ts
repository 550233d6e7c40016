'use client';
import { useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import { asksForMenu, placeAt, placeBeside, type OpenMenu } from '@/components/ui/use-context-menu';
import { rowIndexOf, rowSelector } from './row-index';
import type { Marks } from './use-marks';

interface RowKeys {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly count: number;
  /** The row that Tab reaches: the selected one, else the first. */
  readonly at: number;
  readonly page: () => number;
  readonly onMove: (index: number) => void;
  readonly onOpen: (index: number) => void;
  readonly onMenu?: ((index: number, place: OpenMenu['place'], from: HTMLElement) => void) | undefined;
  /** Absent if only one row can be selected. */
  readonly marks?: Marks | undefined;
  /** A press marks a row, for touch screens without a Ctrl key. */
  readonly marking: boolean;
}

const rowAt = (scroller: HTMLElement | null, index: number) => scroller?.querySelector<HTMLElement>(rowSelector(index));

function target(key: string, { at, count, page }: RowKeys): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return at + 1;
    case 'ArrowUp':
      return at - 1;
    case 'PageDown':
      return at + page();
    case 'PageUp':
      return at - page();
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

const rowOf = (event: MouseEvent | KeyboardEvent): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(rowSelector()) : null;

const indexOf = (event: MouseEvent | KeyboardEvent): number | undefined => {
  const row = rowOf(event);
  return row ? rowIndexOf(row) : undefined;
};

const isIn = (event: MouseEvent, selector: string): Element | null =>
  event.target instanceof Element ? event.target.closest(selector) : null;

/** Matches letter or key code, because a Russian layout types another letter. */
const isSelectAll = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.altKey && (event.key === 'a' || event.code === 'KeyA');

/** Keys, clicks and focus of rows. The focus stays in the table when its rows are replaced. */
export function useRowKeys(rows: RowKeys) {
  const { scroller, count, at, onMove, onOpen, onMenu, marks, marking } = rows;
  const wanted = useRef(false);
  const held = useRef(false);
  const touched = useRef(false);

  // After every render: the row to focus may have been added or removed.
  useLayoutEffect(() => {
    const lost = held.current && document.activeElement === document.body;
    if (!wanted.current && !lost) return;
    const row = rowAt(scroller.current, at);
    if (row) row.focus({ preventScroll: true });
    else if (count === 0) scroller.current?.focus();
    else return;
    wanted.current = false;
  });

  const choose = (index: number, { shiftKey, ctrlKey, metaKey }: MouseEvent | KeyboardEvent, byMouse: boolean) => {
    if (marks && shiftKey) marks.extend(index);
    else if (marks && byMouse && (ctrlKey || metaKey || marking)) marks.toggle(index);
    else if (!marking) marks?.clear(index);
    onMove(index);
  };

  /** Handles keys other than movement; returns whether it did. */
  const act = (event: KeyboardEvent, index: number): boolean => {
    if (asksForMenu(event) && onMenu) onMenu(index, placeBeside(event.currentTarget), event.target as HTMLElement);
    else if (isSelectAll(event) && marks) marks.all();
    else if (event.ctrlKey || event.metaKey || event.altKey) return false;
    else if (event.key === 'Enter') onOpen(index);
    else if (event.key === ' ' && marks && marking) marks.toggle(index);
    else return false;
    return true;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // A field or button inside a cell handles its own keys.
    const index = event.target instanceof HTMLTableRowElement ? indexOf(event) : undefined;
    if (index === undefined) return;
    if (act(event, index)) {
      event.preventDefault();
      return;
    }
    const to = target(event.key, rows);
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    wanted.current = true;
    choose(Math.max(0, Math.min(count - 1, to)), event, false);
  };

  return {
    /** Focuses the active row once it is rendered. */
    focus: () => void (wanted.current = true),
    handlers: {
      onKeyDown,
      onFocus: () => void (held.current = true),
      onBlur: () => void (held.current = false),
      onPointerDown: (event: PointerEvent) => void (touched.current = event.pointerType === 'touch'),
      onMouseDown: (event: MouseEvent) => {
        // With Shift the browser would select the text between.
        if (!event.shiftKey || !marks || isIn(event, 'input')) return;
        event.preventDefault();
        wanted.current = true;
      },
      onClick: (event: MouseEvent) => {
        const index = indexOf(event);
        if (index === undefined || isIn(event, 'input')) return;
        const button = isIn(event, '[data-menu-button]');
        if (button) return onMenu?.(index, placeBeside(button), rowOf(event) ?? scroller.current ?? document.body);
        choose(index, event, true);
        // Touch has no double click.
        if (isIn(event, 'button, a')) return;
        if (isIn(event, '[data-opens]') || (touched.current && !marking)) onOpen(index);
      },
      onDoubleClick: (event: MouseEvent) => {
        const index = indexOf(event);
        const plain = !touched.current && !marking && !event.shiftKey && !event.ctrlKey && !event.metaKey;
        if (index !== undefined && plain && !isIn(event, 'input, button, [data-opens]')) onOpen(index);
      },
      onContextMenu: (event: MouseEvent) => {
        const row = rowOf(event);
        if (!row || !onMenu || isIn(event, 'input')) return;
        event.preventDefault();
        onMenu(rowIndexOf(row), placeAt(event), row);
      },
    },
  };
}
