'use client';
import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { ROW_HEIGHT } from './row-scroll';

/** Rows per block: rendered rows change by whole blocks, so most frames of a scroll change nothing. */
const BLOCK = 8;
/** Number of rows rendered on the server, where the window height is unknown. */
const FIRST_ROWS = 24;

interface RowRange {
  readonly first: number;
  /** Exclusive. */
  readonly end: number;
}

const inBlocks = ({ first, end }: RowRange): RowRange => ({
  first: Math.max(0, (Math.floor(first / BLOCK) - 1) * BLOCK),
  end: (Math.ceil(end / BLOCK) + 1) * BLOCK,
});

const inSight = ({ scrollTop, clientHeight }: HTMLElement): RowRange => ({
  first: Math.floor(scrollTop / ROW_HEIGHT),
  end: Math.ceil((scrollTop + clientHeight) / ROW_HEIGHT),
});

const covers = (range: RowRange, part: RowRange): boolean => range.first <= part.first && range.end >= part.end;

/** Range of rows to render: the visible ones and at least a block on both sides. */
export function useRowWindow(scroller: RefObject<HTMLElement | null>): RowRange {
  const [range, setRange] = useState<RowRange>({ first: 0, end: FIRST_ROWS });
  useEffect(() => {
    const box = scroller.current;
    if (!box) return undefined;
    let drawn = range;
    const update = () => {
      const seen = inSight(box);
      const wanted = inBlocks(seen);
      if (wanted.first === drawn.first && wanted.end === drawn.end) return;
      const blank = !covers(drawn, seen);
      drawn = wanted;
      // A jump shows no known row, so the new rows must render in the same frame.
      if (blank) flushSync(() => setRange(wanted));
      else setRange(wanted);
    };
    const observer = new ResizeObserver(update);
    observer.observe(box);
    box.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', update);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- Only the first range; later ones are set here.
  }, [scroller]);
  return range;
}
