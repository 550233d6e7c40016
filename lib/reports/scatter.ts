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

interface Measured {
  readonly label: string;
  readonly threshold: number;
  /** Behind a figure on the axis. */
  readonly unit?: string;
}

/**
 * Dots over two measures, with a threshold on each that divides the field into four: drawn on the screen, on paper and in
 * a PDF. What is measured along x is above 0.
 */
export interface ScatterValue {
  readonly title: string;
  /** Says where the thresholds are. */
  readonly rule: string;
  readonly x: Measured;
  readonly y: Measured;
  readonly groups: readonly DotGroup[];
  readonly dots: readonly Dot[];
}
