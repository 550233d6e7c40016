/** Shape of a group's dots, besides its colour. */
export type DotForm = 'circle' | 'rect' | 'triangle' | 'rectRot';

export interface DotGroup {
  readonly key: string;
  readonly label: string;
  readonly shape: DotForm;
  /** Place in the order of colours. */
  readonly colour: number;
}

export interface Dot {
  readonly key: string | number;
  readonly label: string;
  readonly x: number;
  readonly y: number;
  /** Key of its group. */
  readonly group: string;
}

interface Measured {
  readonly label: string;
  readonly threshold: number;
  /** Unit after a figure on the axis. */
  readonly unit?: string;
}

/** Scatter chart of two measures, divided into four by a threshold on each. Values on x are above 0. */
export interface ScatterValue {
  readonly title: string;
  /** Explanation of the thresholds. */
  readonly rule: string;
  readonly x: Measured;
  readonly y: Measured;
  readonly groups: readonly DotGroup[];
  readonly dots: readonly Dot[];
}
