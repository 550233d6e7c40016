'use client';
import { useEffect, useState } from 'react';

const AWAY_MS = 15 * 60_000;
const TOUCHES = ['keydown', 'mousemove', 'touchmove', 'click', 'scroll', 'wheel'];

/**
 * Whether somebody has touched the page within a quarter of an hour. Every read counts as use of the session, so that a
 * page which nobody touches must not read by itself: its session would never end.
 */
export function useInUse(): boolean {
  const [isInUse, setInUse] = useState(true);
  useEffect(() => {
    const leave = () => setInUse(false);
    let timer = setTimeout(leave, AWAY_MS);
    const touch = () => {
      setInUse(true);
      clearTimeout(timer);
      timer = setTimeout(leave, AWAY_MS);
    };
    TOUCHES.forEach((type) => document.addEventListener(type, touch));
    return () => {
      TOUCHES.forEach((type) => document.removeEventListener(type, touch));
      clearTimeout(timer);
    };
  }, []);
  return isInUse;
}
