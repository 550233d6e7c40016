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
    let left = 0;
    let bars = '0 0';
    const mark = () => {
      box.toggleAttribute('data-before', Math.abs(left) > NEAR);
      box.toggleAttribute('data-after', beyond - Math.abs(left) > NEAR);
    };
    const scrolled = () => {
      // Scrolling down changes nothing here.
      if (inner.scrollLeft === left) return;
      left = inner.scrollLeft;
      mark();
    };
    const measure = () => {
      // All is read before anything is written: a read after a write would lay the page out again.
      const [x, y] = [inner.offsetWidth - inner.clientWidth, inner.offsetHeight - inner.clientHeight];
      beyond = inner.scrollWidth - inner.clientWidth;
      left = inner.scrollLeft;
      box.toggleAttribute('data-sideways', beyond > NEAR);
      mark();
      if (bars === `${x} ${y}`) return;
      bars = `${x} ${y}`;
      box.style.setProperty('--table-bar-x', `${x}px`);
      box.style.setProperty('--table-bar-y', `${y}px`);
    };
    // Observes the content too: a shown or hidden column does not resize the box.
    const observer = new ResizeObserver(measure);
    [inner, ...inner.children].forEach((one) => observer.observe(one));
    inner.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      observer.disconnect();
      inner.removeEventListener('scroll', scrolled);
    };
  }, [scroller]);
}
