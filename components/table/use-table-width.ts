'use client';
import { useEffect, useState, type RefObject } from 'react';

const UNKNOWN = { width: Infinity, windowWidth: Infinity };

/** The width that a table has, and its window's. Style sheets act on both; this is for what is said of them. */
export function useTableWidth(scroller: RefObject<HTMLElement | null>) {
  const [widths, setWidths] = useState(UNKNOWN);
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width } = box;
      const windowWidth = window.innerWidth;
      setWidths((known) =>
        known.width === width && known.windowWidth === windowWidth ? known : { width, windowWidth },
      );
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [scroller]);
  return widths;
}
