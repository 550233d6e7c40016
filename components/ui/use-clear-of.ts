'use client';
import { useLayoutEffect, useRef } from 'react';

/** What toasts must not cover: the buttons of dialogs, and elements marked so, such as totals and account. */
const KEPT_CLEAR = '[role="dialog"] :is(button, a[href]), [data-keep-clear]';
/** Pixels between a toast and the edge of the window or what it must not cover. */
const GAP = 16;
/** Milliseconds in which an opening dialog reaches its place. */
const OPENING = 250;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Pixels of `other` under `one`. */
const covered = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/**
 * Distance from the bottom of the window at which a box covers least of `kept`: as low as possible. `box` is the box at
 * any height; all in pixels.
 */
export function clearBottom(box: Box, kept: readonly Box[], height: number): number {
  const size = box.bottom - box.top;
  const at = (bottom: number): Box => ({ ...box, top: height - bottom - size, bottom: height - bottom });
  const coveredAt = (bottom: number) => kept.reduce((sum, other) => sum + covered(at(bottom), other), 0);
  const above = kept.map(({ top }) => height - top + GAP / 2).filter((bottom) => bottom > GAP);
  const places = [GAP, ...above.toSorted((a, b) => a - b)].filter((bottom) => height - bottom - size >= 0);
  return places.reduce((best, bottom) => (coveredAt(bottom) < coveredAt(best) ? bottom : best), GAP);
}

/** Ref of a box fixed to the bottom of the window that is moved up where it would cover something. */
export function useClearOf() {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    let frame = 0;
    const place = () => {
      const { current } = ref;
      if (!current) return;
      const kept = [...document.querySelectorAll(KEPT_CLEAR)]
        .map((one) => one.getBoundingClientRect())
        .filter(({ width, height }) => width > 0 && height > 0);
      current.style.bottom = `${clearBottom(current.getBoundingClientRect(), kept, window.innerHeight)}px`;
    };
    let later: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      cancelAnimationFrame(frame);
      clearTimeout(later);
      frame = requestAnimationFrame(place);
      later = setTimeout(place, OPENING);
    };
    place();
    soon();
    const observer = new MutationObserver(soon);
    observer.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(later);
      observer.disconnect();
      window.removeEventListener('resize', soon);
    };
  }, []);
  return ref;
}
