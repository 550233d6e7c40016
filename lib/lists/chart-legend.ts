import { isLine, type ChartValue } from './chart';
import { hatchOf, type Box } from './chart-hatch';
import type { Look } from './chart-looks';
import { fitted, HATCH, INK, type Bar, type DrawnText, type Sheet, type Stroke } from './chart-sheet';

export interface Legend {
  readonly height: number;
  readonly bars: readonly Bar[];
  readonly strokes: readonly Stroke[];
  readonly texts: readonly DrawnText[];
}

/** Patch in the legend with the look of a series. */
function patchOf(box: Box, look: Look, line: boolean, size: number): Pick<Legend, 'bars' | 'strokes'> {
  if (!line) {
    const strokes = [
      { lines: hatchOf(look.place, box, size * HATCH.gap), colour: look.ink, width: HATCH.width, dash: [] },
    ];
    return { bars: [{ ...box, series: -1, point: -1, fill: look.fill, outline: look.ink }], strokes };
  }
  const level = box.y + box.height / 2;
  const ends = [
    [box.x, level],
    [box.x + box.width, level],
  ] as const;
  return { bars: [], strokes: [{ lines: [ends], colour: look.colour, width: look.width, dash: look.dash }] };
}

/** Title of a chart and, for several series, their names with patches. */
export function legendDrawing({ title, series }: ChartValue, looks: readonly Look[], sheet: Sheet): Legend {
  const { size, width, measure, titled } = sheet;
  const bars: Bar[] = [];
  const strokes: Stroke[] = [];
  const head = size * 1.25;
  const below = titled ? head * 1.3 : 0;
  const text = titled ? fitted(title, width, (part) => measure(part, head, 600)) : '';
  const texts: DrawnText[] = [{ text, x: 0, y: head, size: head, anchor: 'start', weight: 600, colour: INK.black }];
  if (series.length < 2) return { height: below, bars, strokes, texts };
  const beside = size * 2.4;
  let [x, y] = [0, below + size * 1.7];
  series.forEach((one, at) => {
    const look = looks[at];
    if (!look) return;
    const label = fitted(one.label, width - beside, (part) => measure(part, size, 400));
    const wide = beside + measure(label, size, 400);
    if (x > 0 && x + wide > width) [x, y] = [0, y + size * 1.7];
    const patch = patchOf({ x, y: y - size * 0.85, width: size * 1.8, height: size }, look, isLine(one), size);
    bars.push(...patch.bars);
    strokes.push(...patch.strokes);
    texts.push({ text: label, x: x + beside, y, size, anchor: 'start', weight: 400, colour: INK.black });
    x += wide + size * 1.6;
  });
  return { height: y + size * 0.4, bars, strokes, texts };
}
