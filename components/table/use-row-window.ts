'use client';
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef, type RefObject } from 'react';

/** Pixels; the style sheet has the same. */
export const ROW_HEIGHT = 34;
export const END_WIDTH = 32;
/** Rows that the server prints, before anybody knows how high the window is. */
const FIRST_ROWS = 24;
const OVERSCAN = 8;

interface RowWindow {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly rows: readonly { readonly id: string }[];
  readonly at: number;
  readonly selectedIndex: number;
  readonly view: string;
  /** Lines of totals, which stand above whatever is scrolled under them. */
  readonly footLines: number;
}

/** Whether nothing of a row is scrolled away or lies under the head or the totals. */
function isInSight(scroller: HTMLElement | null, index: number, footLines: number): boolean {
  if (!scroller) return true;
  const top = index * ROW_HEIGHT - scroller.scrollTop;
  return top >= 0 && top + (2 + footLines) * ROW_HEIGHT <= scroller.clientHeight;
}

/** Which rows are drawn: those in sight, some around them, and the one that holds the focus wherever it is. */
export function useRowWindow({ scroller, rows, at, selectedIndex, view, footLines }: RowWindow) {
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: OVERSCAN,
    initialRect: { width: 0, height: FIRST_ROWS * ROW_HEIGHT },
    // The sticky head covers the first row's height of the box.
    scrollMargin: ROW_HEIGHT,
    scrollPaddingStart: ROW_HEIGHT,
    scrollPaddingEnd: footLines * ROW_HEIGHT,
    rangeExtractor: useCallback(
      (range: Range) => {
        const seen = defaultRangeExtractor(range);
        const first = seen[0] ?? 0;
        if (at < first) return [at, ...seen];
        return at > (seen.at(-1) ?? 0) && at < range.count ? [...seen, at] : seen;
      },
      [at],
    ),
  });

  // The virtualizer hears of a scroll a frame later, and would move what somebody has just scrolled to and clicks.
  const reveal = useCallback(
    (index: number) => {
      if (!isInSight(scroller.current, index, footLines)) virtualizer.scrollToIndex(index, { align: 'auto' });
    },
    [virtualizer, scroller, footLines],
  );

  // Another view starts from the top, or from what is selected in it. Once its rows are there: they may come later.
  const shownView = useRef(view);
  const shownIndex = useRef(-1);
  const ready = rows.length > 0;
  useEffect(() => {
    if (!ready) return;
    if (shownView.current !== view) virtualizer.scrollToOffset(0);
    // A row selected from outside (a search, a link) comes to the middle; one moved to by key is in sight already.
    if (
      selectedIndex >= 0 &&
      shownIndex.current !== selectedIndex &&
      !isInSight(scroller.current, selectedIndex, footLines)
    ) {
      virtualizer.scrollToIndex(selectedIndex, { align: 'center' });
    }
    shownView.current = view;
    shownIndex.current = selectedIndex;
  }, [ready, view, selectedIndex, virtualizer, scroller, footLines]);

  const page = () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / ROW_HEIGHT) - 2);
  return { items: virtualizer.getVirtualItems(), page, reveal };
}
