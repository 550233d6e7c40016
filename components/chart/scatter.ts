/** What tells dots of a group apart besides their colour. */
export type DotShape = 'circle' | 'rect' | 'triangle' | 'rectRot';

export interface DotGroup {
  readonly key: string;
  readonly label: string;
  readonly shape: DotShape;
  /** Place in the order of series' colours. */
  readonly colour: number;
}

export interface Dot {
  readonly key: string | number;
  readonly label: string;
  readonly x: number;
  readonly y: number;
  /** The key of its group. */
  readonly group: string;
}

/** Dots over two measures, with a threshold on each that divides the field into four. */
export interface ScatterValue {
  readonly title: string;
  readonly x: { readonly label: string; readonly threshold: number };
  readonly y: { readonly label: string; readonly threshold: number };
  readonly groups: readonly DotGroup[];
  readonly dots: readonly Dot[];
}

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
