import type { Dot } from '@/lib/reports/scatter';

export interface ScatterWriters {
  /** A dot's figures in full. */
  readonly write: (dot: Dot) => { readonly x: string; readonly y: string };
  /** A figure on an axis. */
  readonly mark: (axis: 'x' | 'y', value: number) => string;
}

/** The next dot in a direction: right and left by x, up and down by y, in the order of those that lie level. */
export function nextDot(dots: readonly Dot[], at: number, axis: 'x' | 'y', step: 1 | -1): number {
  const order = dots.map((_, index) => index).sort((a, b) => (dots[a]?.[axis] ?? 0) - (dots[b]?.[axis] ?? 0) || a - b);
  return order[order.indexOf(at) + step] ?? at;
}
