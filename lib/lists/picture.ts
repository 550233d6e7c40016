import type { ChartValue } from './chart';
import { chartShapes } from './chart-shapes';
import type { ChartShapes, Sheet } from './chart-sheet';
import type { ScatterValue } from './scatter';
import { scatterShapes } from './scatter-shapes';

/** Drawing above the rows of a list. */
export type Picture = ChartValue | ScatterValue;

export const isField = (picture: Picture): picture is ScatterValue => 'dots' in picture;

/** Shapes of a picture, the same for the browser's printer and for PDF. */
export const pictureShapes = (picture: Picture, sheet: Sheet): ChartShapes =>
  isField(picture) ? scatterShapes(picture, sheet) : chartShapes(picture, sheet);
