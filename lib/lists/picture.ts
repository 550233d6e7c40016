import { type ChartValue, axisOf, stackOf } from './chart';
import {
  type ChartDrawing,
  type Sheet,
  HATCH,
  type Bar,
  type Stroke,
  fitted,
  INK,
  type DrawnText,
} from './chart-sheet';
import type { ScatterValue } from './scatter';
import { scatterDrawing } from './scatter-drawing';
import { axisDrawing, heightOf, marksWidth, namesOf, pointTexts, type Plot } from './chart-axes';
import { hatchOf, type Box, type Dot, looksOf, type Look } from './chart-looks';
import { piecesOf, sideScale } from './chart-scale';

interface Legend {
  readonly height: number;
  readonly bars: readonly Bar[];
  readonly strokes: readonly Stroke[];
  readonly texts: readonly DrawnText[];
}

/** Title of a chart and, for several series, their names with patches. */
function legendDrawing({ title, series }: ChartValue, looks: readonly Look[], sheet: Sheet): Legend {
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
    const patch = { x, y: y - size * 0.85, width: size * 1.8, height: size };
    bars.push({ ...patch, series: -1, point: -1, fill: look.fill, outline: look.ink });
    const lines = hatchOf(look.place, patch, size * HATCH.gap);
    strokes.push({ lines, colour: look.ink, width: HATCH.width, dash: [] });
    texts.push({ text: label, x: x + beside, y, size, anchor: 'start', weight: 400, colour: INK.black });
    x += wide + size * 1.6;
  });
  return { height: y + size * 0.4, bars, strokes, texts };
}

const MOST_COLUMN = 34;
/** Share of its space that a point or column fills; the rest is a gap. */
const FILLED = { point: 0.8, column: 0.92 };

/** Drawing of columns side by side, each of stacked segments. */
function columnDrawing(chart: ChartValue, plot: Plot, looks: readonly Look[], sheet: Sheet) {
  const pieces = piecesOf(chart);
  const stacks = [...new Set([...pieces.keys()].map(stackOf))];
  const slot = plot.width / Math.max(1, chart.points.length);
  const column = Math.min((slot * FILLED.point) / Math.max(1, stacks.length), MOST_COLUMN);
  const bars: Bar[] = [];
  const strokes: Stroke[] = [];
  chart.series.forEach((series, index) => {
    const look = looks[index];
    if (!look) return;
    const beside = stacks.indexOf(stackOf(series)) - stacks.length / 2 + (1 - FILLED.column) / 2;
    const hatch: Dot[][] = [];
    pieces.get(series)?.forEach(({ from, to }, point) => {
      const [one, other] = [heightOf(plot, axisOf(series), from), heightOf(plot, axisOf(series), to)];
      const box: Box = {
        x: plot.x + slot * (point + 0.5) + beside * column,
        y: Math.min(one, other),
        width: column * FILLED.column,
        height: Math.abs(one - other),
      };
      if (box.height === 0) return;
      bars.push({ ...box, series: index, point, fill: look.fill, outline: look.ink });
      hatch.push(...hatchOf(look.place, box, sheet.size * HATCH.gap));
    });
    if (hatch.length > 0) strokes.push({ lines: hatch, colour: look.ink, width: HATCH.width, dash: [] });
  });
  return { bars, strokes };
}

/** Shapes of a chart on a sheet, for browser print and PDF. Hatching distinguishes series without colour. */
export function chartDrawing(chart: ChartValue, sheet: Sheet): ChartDrawing {
  const { width, height, size } = sheet;
  const looks = looksOf(chart);
  const legend = legendDrawing(chart, looks, sheet);
  const [left, right] = [sideScale(chart, 'left'), sideScale(chart, 'right')];
  const names = Math.max(1, ...chart.points.map((point) => namesOf(point).length));
  const top = legend.height + size * 2.4;
  const x = marksWidth(left, sheet);
  const plot: Plot = {
    x,
    y: top,
    width: Math.max(1, width - x - marksWidth(right, sheet)),
    height: Math.max(1, height - top - size * (0.8 + names * 1.2)),
    left,
    right,
  };
  const axes = axisDrawing(chart, plot, sheet);
  const columns = columnDrawing(chart, plot, looks, sheet);
  return {
    width,
    height,
    grid: axes.grid,
    bars: [...legend.bars, ...columns.bars],
    strokes: [...legend.strokes, ...columns.strokes, ...axes.zero],
    texts: [...legend.texts, ...axes.texts, ...pointTexts(chart, plot, sheet)].filter(({ text }) => text),
  };
}

/** Drawing above the rows of a list. */
export type Picture = ChartValue | ScatterValue;

export const isField = (picture: Picture): picture is ScatterValue => 'dots' in picture;

/** Shapes of a picture, the same for the browser's printer and for PDF. */
export const pictureDrawing = (picture: Picture, sheet: Sheet): ChartDrawing =>
  isField(picture) ? scatterDrawing(picture, sheet) : chartDrawing(picture, sheet);
