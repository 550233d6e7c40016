'use client';
import { useEffect, useState, type RefObject } from 'react';

/** The style sheet has the same. */
const ROOMY = 1360;
const TIGHT = 960;

/** Which columns give way: none, those that do so first, or all that may. */
export type Tightness = 'roomy' | 'snug' | 'tight';

/** How narrow the table is. The style sheet acts on it; this is for what is said of it. */
export function useTightness(scroller: RefObject<HTMLElement | null>): Tightness {
  const [tightness, setTightness] = useState<Tightness>('roomy');
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const observer = new ResizeObserver(() => {
      const { clientWidth } = box;
      setTightness(clientWidth < TIGHT ? 'tight' : clientWidth < ROOMY ? 'snug' : 'roomy');
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [scroller]);
  return tightness;
}
