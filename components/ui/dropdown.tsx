'use client';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { cx } from './classes';
import classes from './dropdown.module.css';

interface DropdownProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Pixels between the field and its dropdown. */
const GAP = 4;

/**
 * Box below the input of the preceding field, or above it if there is more room. Fixed to the window, so that no scrolling
 * box clips it; it follows the field. The focus stays in the field on a press.
 */
export function Dropdown({ className, children }: DropdownProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    const input = current?.parentElement?.querySelector('input');
    if (!current || !input) return undefined;
    const place = () => {
      // The dialog around may be the origin of fixed positions.
      current.style.left = '0';
      current.style.top = '0';
      const origin = current.getBoundingClientRect();
      const at = input.getBoundingClientRect();
      current.style.width = `${at.width}px`;
      const height = current.offsetHeight;
      const below = window.innerHeight - at.bottom;
      const top = below < height + GAP && at.top > below ? at.top - height - GAP : at.bottom + GAP;
      current.style.left = `${at.left - origin.left}px`;
      current.style.top = `${top - origin.top}px`;
    };
    place();
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    const observer = new ResizeObserver(place);
    observer.observe(current);
    return () => {
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
      observer.disconnect();
    };
  }, []);
  return (
    <div ref={box} className={cx(classes['dropdown'], className)} onMouseDown={(event) => event.preventDefault()}>
      {children}
    </div>
  );
}
