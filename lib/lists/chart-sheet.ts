import type { Box, Dot } from './chart-looks';
import { cutOff } from './lines';

/** Colours on paper, which is white in either scheme. */
export const INK = { black: '#1a1d23', grey: '#5b6472', rule: '#d5d9e0', red: '#b42323', green: '#187d4a' } as const;

/** Hatching: distance of lines in text sizes, and line width. */
export const HATCH = { gap: 0.7, width: 0.6 } as const;

export type TextWeight = 400 | 600;

/** Size of a chart in points or pixels of the paper. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** Text size of the figures along the axes. */
  readonly size: number;
  readonly locale: string;
  /** Whether to draw the title. */
  readonly titled: boolean;
  /** Measures the width of a text. */
  readonly measure: (text: string, size: number, weight: TextWeight) => number;
}

/** Segment of a column; `series` and `point` are -1 in the legend. */
export interface Bar extends Box {
  readonly series: number;
  readonly point: number;
  readonly fill: string;
  readonly outline: string;
}

/** Lines of one style, without fill. */
export interface Stroke {
  readonly lines: readonly (readonly Dot[])[];
  readonly colour: string;
  readonly width: number;
  readonly dash: readonly number[];
}

/** Text positioned by its baseline. */
export interface DrawnText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly weight: TextWeight;
  readonly colour: string;
}

/** Shapes of a chart in drawing order: grid, bars, strokes, texts. */
export interface ChartDrawing {
  readonly width: number;
  readonly height: number;
  readonly grid: readonly Stroke[];
  readonly bars: readonly Bar[];
  readonly strokes: readonly Stroke[];
  readonly texts: readonly DrawnText[];
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** `d` attribute of an SVG path. */
export const pathOf = ({ lines }: Stroke): string =>
  lines.map((dots) => dots.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')).join('');

/** Estimated width of a text where no font can be measured; rather too wide. */
export const roughWidth = (text: string, size: number, weight: TextWeight): number =>
  Array.from(text).length * size * (weight === 600 ? 0.62 : 0.58);

/** Text shortened to a width, with … at its end. */
export function fitted(text: string, most: number, widthOf: (text: string) => number): string {
  const fits = (part: string) => widthOf(part) <= most;
  return fits(text) ? text : cutOff(text, fits);
}
