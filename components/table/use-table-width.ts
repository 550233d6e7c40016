'use client';
import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

const UNKNOWN = { width: Infinity, windowWidth: Infinity };

/** Width of a table and of the window, in pixels. */
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
      // CSS reacts to a new width at once, so the cells must follow in the same frame.
      if (isFirst) setWidths(next);
      else flushSync(() => setWidths(next));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    // A dialog may keep its width when the window is resized.
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [scroller]);
  return widths;
}
