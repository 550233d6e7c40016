'use client';
import { useEffect, type RefObject } from 'react';

/** Browsers round scroll distances, so less than a pixel counts as none. */
const NEAR = 1;

/**
 * Marks the box of a table or a strip of tabs: `data-sideways` if the content is wider than the box, `data-before` and
 * `data-after` if part of it is out of sight on that side. `--table-bar-x` and `--table-bar-y` are the sizes of the scroll
 * bars. React renders nothing again.
 */
export function useEdges(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const inner = scroller.current;
    const box = inner?.parentElement;
    if (!inner || !box) return undefined;
    let beyond = 0;
    let left = -1;
    const mark = () => {
      // Scrolling down changes nothing here.
      if (inner.scrollLeft === left) return;
      left = inner.scrollLeft;
      box.toggleAttribute('data-before', Math.abs(left) > NEAR);
      box.toggleAttribute('data-after', beyond - Math.abs(left) > NEAR);
    };
    const measure = () => {
      beyond = inner.scrollWidth - inner.clientWidth;
      left = -1;
      box.toggleAttribute('data-sideways', beyond > NEAR);
      box.style.setProperty('--table-bar-x', `${inner.offsetWidth - inner.clientWidth}px`);
      box.style.setProperty('--table-bar-y', `${inner.offsetHeight - inner.clientHeight}px`);
      mark();
    };
    // Observes the content too: a shown or hidden column does not resize the box.
    const observer = new ResizeObserver(measure);
    [inner, ...inner.children].forEach((one) => observer.observe(one));
    inner.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      inner.removeEventListener('scroll', mark);
    };
  }, [scroller]);
}
