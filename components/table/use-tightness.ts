'use client';
import { useEffect, useState, type RefObject } from 'react';

/** The style sheet has the same. */
const ROOMY = 960;

/** Whether the table is so narrow that columns give way. The style sheet acts on it; this is for what is said of it. */
export function useTightness(scroller: RefObject<HTMLElement | null>): boolean {
  const [tight, setTight] = useState(false);
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const observer = new ResizeObserver(() => setTight(box.clientWidth < ROOMY));
    observer.observe(box);
    return () => observer.disconnect();
  }, [scroller]);
  return tight;
}
