import type { Dot } from '@/lib/lists/scatter';

/** Formats the figures of a dot in full. */
export type WriteDot = (dot: Dot) => { readonly x: string; readonly y: string };

/** Next dot in a direction: left and right by x, up and down by y; ties keep their order. */
export function nextDot(dots: readonly Dot[], at: number, axis: 'x' | 'y', step: 1 | -1): number {
  const order = dots.map((_, index) => index).sort((a, b) => (dots[a]?.[axis] ?? 0) - (dots[b]?.[axis] ?? 0) || a - b);
  return order[order.indexOf(at) + step] ?? at;
}
