'use client';
import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

const UNKNOWN = { width: Infinity, windowWidth: Infinity };

/** The width that a table has, and its window's. */
export function useTableWidth(scroller: RefObject<HTMLElement | null>) {
  const [widths, setWidths] = useState(UNKNOWN);
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    let known = UNKNOWN;
    const measure = () => {
      const next = { width: box.clientWidth, windowWidth: window.innerWidth };
      if (known.width === next.width && known.windowWidth === next.windowWidth) return;
      const isFirst = known === UNKNOWN;
      known = next;
      // Style sheets act at once on a new width; the cells follow in the same frame.
      if (isFirst) setWidths(next);
      else flushSync(() => setWidths(next));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    // A dialog keeps its width when the window gets another.
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [scroller]);
  return widths;
}
