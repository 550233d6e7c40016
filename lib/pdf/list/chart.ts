import { pathOf, type Stroke } from '@/lib/lists/chart-sheet';
import { pictureDrawing } from '@/lib/lists/picture';
import type { ListData } from '../document';
import type { Typeface } from '../fonts';
import type { Ink, Place } from '../ink';
import { chartHeight, TEXT } from './measures';

const ANCHOR = { start: 'left', middle: 'center', end: 'right' } as const;
const OUTLINE = 0.4;

/** Draws the chart above a list's table, if it has one. */
export function drawChart(ink: Ink, face: Typeface, { paper, locale }: ListData, place: Place): void {
  if (!paper.chart) return;
  const shapes = pictureDrawing(paper.chart, {
    width: place.width,
    height: chartHeight(paper),
    size: TEXT.size - 1,
    locale,
    titled: paper.chart.title !== paper.title,
    measure: (text, size, weight) => face.widthOf(face.printable(text), size, weight),
  });
  const strokes = (all: readonly Stroke[]) =>
    all.forEach((one) => ink.path(pathOf(one), one.width, one.colour, one.dash));
  ink.from(place, () => {
    strokes(shapes.grid);
    for (const bar of shapes.bars) ink.outlined(bar, bar.height, bar.fill, { width: OUTLINE, colour: bar.outline });
    strokes(shapes.strokes);
    for (const { text, x, y, anchor, ...look } of shapes.texts) {
      ink.line(face.printable(text), x, y, { ...look, align: ANCHOR[anchor] });
    }
  });
}
