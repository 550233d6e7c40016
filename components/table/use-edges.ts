'use client';
import { useEffect, type RefObject } from 'react';

/** Less than a pixel is no distance: browsers round. */
const NEAR = 1;

/**
 * Marks the box around a table that scrolls sideways with what lies out of sight: `data-before`, `data-after`. The style
 * sheet darkens the edge; `--table-bar-x` and `--table-bar-y` keep it off the scroll bars. Nothing is drawn again.
 */
export function useEdges(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const inner = scroller.current;
    const box = inner?.parentElement;
    if (!inner || !box) return undefined;
    const mark = () => {
      const after = inner.scrollWidth - inner.clientWidth - Math.abs(inner.scrollLeft);
      box.toggleAttribute('data-before', Math.abs(inner.scrollLeft) > NEAR);
      box.toggleAttribute('data-after', after > NEAR);
    };
    const measure = () => {
      box.style.setProperty('--table-bar-x', `${inner.offsetWidth - inner.clientWidth}px`);
      box.style.setProperty('--table-bar-y', `${inner.offsetHeight - inner.clientHeight}px`);
      mark();
    };
    // The table itself as well: a column that comes or goes leaves the box as it was.
    const observer = new ResizeObserver(measure);
    [inner, ...inner.querySelectorAll('table')].forEach((one) => observer.observe(one));
    inner.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      inner.removeEventListener('scroll', mark);
    };
  }, [scroller]);
}
