'use client';
import { useEffect, useState, type RefObject } from 'react';

const UNKNOWN = { width: Infinity, windowWidth: Infinity };

/** The width that a table has, and its window's. Style sheets act on both at once, the columns follow. */
export function useTableWidth(scroller: RefObject<HTMLElement | null>) {
  const [widths, setWidths] = useState(UNKNOWN);
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const measure = () => {
      const { clientWidth: width } = box;
      const windowWidth = window.innerWidth;
      setWidths((known) =>
        known.width === width && known.windowWidth === windowWidth ? known : { width, windowWidth },
      );
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
