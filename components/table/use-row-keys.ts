'use client';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';

const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

interface RowKeys {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly count: number;
  /** The row that Tab reaches: the selected one, else the first. */
  readonly at: number;
  readonly page: () => number;
  readonly onMove: (index: number) => void;
  readonly onOpen: (index: number) => void;
}

const rowAt = (scroller: HTMLElement | null, index: number) =>
  scroller?.querySelector<HTMLElement>(`tr[data-index="${index}"]`);

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

const indexOf = (event: MouseEvent | KeyboardEvent): number | undefined => {
  const row = event.target instanceof Element ? event.target.closest<HTMLElement>('tr[data-index]') : null;
  return row ? Number(row.dataset['index']) : undefined;
};

/** Keys, clicks and focus of a table's rows: the focus is on a row, and stays in the table when its rows are replaced. */
export function useRowKeys(rows: RowKeys) {
  const { scroller, count, at, onMove, onOpen } = rows;
  const wanted = useRef(false);
  const held = useRef(false);
  const touched = useRef(false);

  // After every drawing: a row may have come or gone that the focus belongs on.
  useIsomorphicLayoutEffect(() => {
    const lost = held.current && document.activeElement === document.body;
    if (!wanted.current && !lost) return;
    const row = rowAt(scroller.current, at);
    if (row) row.focus({ preventScroll: true });
    else if (count === 0) scroller.current?.focus();
    else return;
    wanted.current = false;
  });

  const onKeyDown = (event: KeyboardEvent) => {
    // Keys pressed inside a cell's own field or button are that one's.
    const onRow = event.target instanceof HTMLTableRowElement;
    if (!onRow || event.ctrlKey || event.metaKey || event.altKey) return;
    const index = indexOf(event);
    if (event.key === 'Enter' && index !== undefined) {
      event.preventDefault();
      onOpen(index);
      return;
    }
    const to = target(event.key, rows);
    if (to === undefined) return;
    event.preventDefault();
    wanted.current = true;
    onMove(Math.max(0, Math.min(count - 1, to)));
  };

  return {
    /** Puts the focus on the active row as soon as it is drawn. */
    focus: () => void (wanted.current = true),
    handlers: {
      onKeyDown,
      onFocus: () => void (held.current = true),
      onBlur: () => void (held.current = false),
      onPointerDown: (event: PointerEvent) => void (touched.current = event.pointerType === 'touch'),
      onClick: (event: MouseEvent) => {
        const index = indexOf(event);
        if (index === undefined) return;
        onMove(index);
        // A finger has no double click.
        if (touched.current) onOpen(index);
      },
      onDoubleClick: (event: MouseEvent) => {
        const index = indexOf(event);
        if (index !== undefined && !touched.current) onOpen(index);
      },
    },
  };
}
