import type { ChartValue } from './chart';
import { chartDrawing } from './chart-drawing';
import type { ChartDrawing, Sheet } from './chart-sheet';
import type { ScatterValue } from './scatter';
import { scatterDrawing } from './scatter-drawing';

/** Drawing above the rows of a list. */
export type Picture = ChartValue | ScatterValue;

export const isField = (picture: Picture): picture is ScatterValue => 'dots' in picture;

/** Shapes of a picture, the same for the browser's printer and for PDF. */
export const pictureDrawing = (picture: Picture, sheet: Sheet): ChartDrawing =>
  isField(picture) ? scatterDrawing(picture, sheet) : chartDrawing(picture, sheet);
