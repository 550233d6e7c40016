import { pathOf, type Stroke } from '@/lib/lists/chart-sheet';
import { isField, pictureDrawing } from '@/lib/lists/picture';
import type { ListData } from '../document';
import type { Typeface } from '../fonts';
import { space, stack, type Part } from '../part';
import { TEXT } from './measures';

const ANCHOR = { start: 'left', middle: 'center', end: 'right' } as const;
const OUTLINE = 0.4;
/** Points. A scatter plot is higher than a column chart. */
const HEIGHT = { columns: 176, field: 310 };
const BELOW = 12;

/** The chart above a list's table, and nothing without one. */
export function chartPart(face: Typeface, { paper, locale }: ListData): Part {
  const { chart, title } = paper;
  if (!chart) return space(0);
  const height = isField(chart) ? HEIGHT.field : HEIGHT.columns;
  const drawing: Part = {
    height,
    draw(ink, place) {
      const shapes = pictureDrawing(chart, {
        width: place.width,
        height,
        size: TEXT.size - 1,
        locale,
        titled: chart.title !== title,
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
    },
  };
  return stack(drawing, space(BELOW));
}
