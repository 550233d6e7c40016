'use client';
import { useEffect, useRef, type RefObject } from 'react';

/** Pixels; the style sheet has the same. */
export const ROW_HEIGHT = 34;

interface RowScroll {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly count: number;
  readonly selectedIndex: number;
  /** Scrolls to the top when it changes. */
  readonly view: string;
  /** Number of totals lines, which cover the bottom of the box. */
  readonly footLines: number;
}

/** Pixels between the head and the totals. */
const heightOf = (box: HTMLElement, footLines: number): number =>
  box.clientHeight - (box.querySelector('thead')?.clientHeight || ROW_HEIGHT) - footLines * ROW_HEIGHT;

/** Scroll position that shows a whole row: unchanged, at the nearer edge, or centred. */
function offsetFor(box: HTMLElement, index: number, footLines: number, center: boolean): number {
  const [top, height] = [index * ROW_HEIGHT, heightOf(box, footLines)];
  const isAbove = top < box.scrollTop;
  if (!isAbove && top + ROW_HEIGHT <= box.scrollTop + height) return box.scrollTop;
  if (center) return Math.max(0, top - (height - ROW_HEIGHT) / 2);
  return isAbove ? top : top + ROW_HEIGHT - height;
}

function show(box: HTMLElement | null, index: number, footLines: number, center: boolean): void {
  if (!box) return;
  const offset = offsetFor(box, index, footLines, center);
  if (offset !== box.scrollTop) box.scrollTo({ top: offset, behavior: 'instant' });
}

/** Scrolls a table to rows that are selected, by key or from outside. */
export function useRowScroll({ scroller, count, selectedIndex, view, footLines }: RowScroll) {
  // Rows of a new view may arrive after it.
  const shown = useRef({ view, index: -1 });
  const ready = count > 0;
  useEffect(() => {
    const box = scroller.current;
    if (!ready || !box) return;
    if (shown.current.view !== view) box.scrollTo({ top: 0, behavior: 'instant' });
    // A row selected from outside is centred; one reached by key is visible already.
    if (selectedIndex >= 0 && shown.current.index !== selectedIndex) show(box, selectedIndex, footLines, true);
    shown.current = { view, index: selectedIndex };
  }, [ready, view, selectedIndex, scroller, footLines]);

  return {
    page: () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / ROW_HEIGHT) - 2),
    reveal: (index: number) => show(scroller.current, index, footLines, false),
  };
}
