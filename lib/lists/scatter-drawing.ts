import { formatShort } from '@/lib/domain/format';
import type { Dot as Place } from './chart-looks';
import { fitted, INK, type ChartDrawing, type DrawnText, type Sheet, type Stroke } from './chart-sheet';
import { linesOf } from './lines';
import type { DotForm, ScatterValue } from './scatter';
import { bend, bentTicks, logTicks, straight } from './scatter-scale';
import { seriesColour } from './series-colours';

const TURN = 2 * Math.PI;
const MARK = { circle: [16, 0], rect: [4, 0.125], triangle: [3, -0.25], rectRot: [4, 0] } as const;

/** Outline of a dot: a closed line with the corners of its shape, rotated. */
function markAt([x, y]: Place, shape: DotForm, radius: number): Place[] {
  const [corners, first] = MARK[shape];
  return Array.from({ length: corners + 1 }, (_, at): Place => {
    const angle = TURN * (first + (at % corners) / corners);
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/** Title, classes with marks and counts, and the thresholds. */
function headDrawing({ title, rule, groups, dots }: ScatterValue, { size, width, measure, titled }: Sheet) {
  const texts: DrawnText[] = [];
  const strokes: Stroke[] = [];
  const look = { size, anchor: 'start', weight: 400, colour: INK.black } as const;
  let y = 0;
  if (titled) {
    y = size * 1.25;
    const text = fitted(title, width, (part) => measure(part, y, 600));
    texts.push({ ...look, text, x: 0, y, size: y, weight: 600 });
  }
  y += size * 1.7;
  let x = 0;
  for (const { key, label, shape, colour } of groups) {
    const text = `${label} · ${dots.filter(({ group }) => group === key).length}`;
    const wide = size * 1.4 + measure(text, size, 400);
    if (x > 0 && x + wide > width) [x, y] = [0, y + size * 1.7];
    const mark = markAt([x + size / 2, y - size * 0.35], shape, size * 0.42);
    strokes.push({ lines: [mark], colour: seriesColour(colour), width: 1.2, dash: [] });
    texts.push({ ...look, text, x: x + size * 1.4, y });
    x += wide + size * 1.6;
  }
  for (const text of linesOf(rule, width, (part) => measure(part, size, 400))) {
    y += size * 1.4;
    texts.push({ ...look, text, x: 0, y, colour: INK.grey });
  }
  return { texts, strokes, below: y };
}

/** Range of the values with padding; includes the threshold. */
function ends(values: readonly number[], air: number): { low: number; high: number } {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const span = (high - low || 1) * air;
  return { low: low - span, high: high + span };
}

/** Shapes of a scatter chart on paper, with the scales of the screen. */
export function scatterDrawing(chart: ScatterValue, sheet: Sheet): ChartDrawing {
  const { width, height, size, locale, measure } = sheet;
  const head = headDrawing(chart, sheet);
  const across = ends([chart.x.threshold, ...chart.dots.map(({ x }) => x)].map(Math.log), 0.03);
  const up = ends([chart.y.threshold, ...chart.dots.map(({ y }) => y)].map(bend), 0.05);
  const written = (value: number, unit = '') => formatShort(value, locale, 0) + unit;
  const levels = bentTicks(straight(up.low), straight(up.high));
  const left = Math.max(...levels.map((level) => measure(written(level, chart.y.unit), size, 400)), 0) + 6;
  const top = head.below + size * 2.6;
  const bottom = height - size * 2.8;
  const right = width - size;
  const xOf = (value: number) => left + ((right - left) * (Math.log(value) - across.low)) / (across.high - across.low);
  const yOf = (value: number) => bottom - ((bottom - top) * (bend(value) - up.low)) / (up.high - up.low);
  const upright = (x: number): Place[] => [
    [x, top],
    [x, bottom],
  ];
  const level = (y: number): Place[] => [
    [left, y],
    [right, y],
  ];
  const marks = logTicks(Math.exp(across.low), Math.exp(across.high));
  const look = { size, weight: 400, colour: INK.grey } as const;
  const middle = (text: string, at: number): number => {
    const half = measure(text, size, 400) / 2;
    return Math.min(Math.max(at, half), width - half);
  };
  const texts: DrawnText[] = [
    ...levels.map((value): DrawnText => {
      const text = written(value, chart.y.unit);
      return { ...look, text, x: left - 4, y: yOf(value) + size * 0.35, anchor: 'end' };
    }),
    ...marks.map((value): DrawnText => {
      const text = written(value, chart.x.unit);
      return { ...look, text, x: middle(text, xOf(value)), y: bottom + size * 1.3, anchor: 'middle' };
    }),
    { ...look, text: chart.y.label, x: 0, y: top - size * 0.8, anchor: 'start' },
    { ...look, text: chart.x.label, x: right, y: height - size * 0.2, anchor: 'end' },
  ];
  return {
    width,
    height,
    grid: [
      {
        lines: [...levels.map((value) => level(yOf(value))), ...marks.map((value) => upright(xOf(value)))],
        colour: INK.rule,
        width: 0.5,
        dash: [],
      },
    ],
    bars: [],
    strokes: [
      {
        lines: [upright(xOf(chart.x.threshold)), level(yOf(chart.y.threshold))],
        colour: INK.grey,
        width: 0.8,
        dash: [4, 3],
      },
      ...head.strokes,
      ...chart.groups.map(({ key, shape, colour }) => ({
        lines: chart.dots
          .filter(({ group }) => group === key)
          .map(({ x, y }) => markAt([xOf(x), yOf(y)], shape, size * 0.36)),
        colour: seriesColour(colour),
        width: 1,
        dash: [],
      })),
    ],
    texts: [...head.texts, ...texts],
  };
}
