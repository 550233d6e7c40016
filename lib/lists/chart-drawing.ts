import { axisOf, isLine, stackOf, type ChartValue } from './chart';
import { axisDrawing, heightOf, marksWidth, namesOf, pointTexts, type Plot } from './chart-axes';
import { hatchOf, type Box, type Dot } from './chart-hatch';
import { legendDrawing } from './chart-legend';
import { looksOf, type Look } from './chart-looks';
import { piecesOf, sideScale } from './chart-scale';
import { HATCH, type Bar, type ChartDrawing, type Sheet, type Stroke } from './chart-sheet';

const MOST_COLUMN = 34;
/** Share of its space that a point or column fills; the rest is gap. */
const FILLED = { point: 0.8, column: 0.92 };

/** Columns beside each other, segments stacked. */
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

function lineDrawing({ points, series }: ChartValue, plot: Plot, looks: readonly Look[]): Stroke[] {
  const slot = plot.width / Math.max(1, points.length);
  return series.flatMap((one, index) => {
    const look = looks[index];
    if (!isLine(one) || !look) return [];
    const dots = points.map((_, at): Dot => {
      return [plot.x + slot * (at + 0.5), heightOf(plot, axisOf(one), one.values[at] ?? 0)];
    });
    return [{ lines: [dots], colour: look.colour, width: look.width, dash: look.dash }];
  });
}

/**
 * Shapes of a chart on paper, the same for the browser's printer and for PDF, within `sheet.width` by `sheet.height`.
 * Series differ in colour, and in hatching or dashes in black and white.
 */
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
    strokes: [...legend.strokes, ...columns.strokes, ...axes.zero, ...lineDrawing(chart, plot, looks)],
    texts: [...legend.texts, ...axes.texts, ...pointTexts(chart, plot, sheet)].filter(({ text }) => text),
  };
}
