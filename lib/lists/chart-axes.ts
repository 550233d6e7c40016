import { formatShort } from '@/lib/domain/format';
import { axisOf, type ChartPoint, type ChartValue } from './chart';
import type { Box, Dot } from './chart-looks';
import type { Scale } from './chart-scale';
import { fitted, INK, type ChartDrawing, type DrawnText, type Sheet, type Stroke } from './chart-sheet';

const FRIDAY = 5;

export interface Plot extends Box {
  readonly left: Scale | null;
  readonly right: Scale | null;
}

export const heightOf = (plot: Plot, side: 'left' | 'right', value: number): number => {
  const { low, high } = plot[side] ?? { low: 0, high: 1 };
  return plot.y + (plot.height * (high - value)) / (high - low);
};

/** Width of the tick labels of an axis. */
export function marksWidth(scale: Scale | null, { size, locale, measure }: Sheet): number {
  if (!scale) return 0;
  const most = Math.max(scale.high, -scale.low);
  return Math.max(...scale.ticks.map((tick) => measure(formatShort(tick, locale, most), size, 400))) + 5;
}

/** Grid, zero line and tick labels of both axes. The grid follows the left axis, or the right one if there is no left. */
export function axisDrawing(
  { series }: ChartValue,
  plot: Plot,
  sheet: Sheet,
): Pick<ChartDrawing, 'grid' | 'texts'> & { zero: Stroke[] } {
  const grid: Stroke[] = [];
  const zero: Stroke[] = [];
  const texts: DrawnText[] = [];
  for (const side of ['left', 'right'] as const) {
    const scale = plot[side];
    if (!scale) continue;
    const x = side === 'left' ? plot.x - 4 : plot.x + plot.width + 4;
    const look = {
      size: sheet.size,
      weight: 400,
      colour: INK.grey,
      anchor: side === 'left' ? 'end' : 'start',
    } as const;
    const most = Math.max(scale.high, -scale.low);
    for (const tick of scale.ticks) {
      const y = heightOf(plot, side, tick);
      texts.push({ ...look, text: formatShort(tick, sheet.locale, most), x, y: y + sheet.size * 0.35 });
      if (side === 'right' && plot.left) continue;
      const line: Dot[] = [
        [plot.x, y],
        [plot.x + plot.width, y],
      ];
      (tick === 0 ? zero : grid).push({
        lines: [line],
        colour: tick === 0 ? INK.grey : INK.rule,
        width: 0.5,
        dash: [],
      });
    }
    const measure = series.find((one) => axisOf(one) === side)?.measure ?? '';
    texts.push({
      ...look,
      text: measure,
      x: side === 'left' ? 0 : sheet.width,
      y: plot.y - sheet.size,
      anchor: side === 'left' ? 'start' : 'end',
    });
  }
  return { grid, zero, texts };
}

/** Label of a point in lines. */
export const namesOf = ({ lines, label }: ChartPoint): readonly string[] => lines ?? [label];

/** Label of a day without its month: `21` and the weekday. */
const dayNames = (point: ChartPoint): readonly string[] => {
  const [date = '', ...rest] = namesOf(point);
  return [date.slice(0, 2), ...rest];
};
const monthOf = (point: ChartPoint | undefined): string => point?.lines?.[0]?.slice(3) ?? '';

/** Labels of every n-th point, as many as fit. Days that would lose more than every second label lose their month. */
export function pointTexts({ points }: ChartValue, plot: Plot, { size, width, measure }: Sheet): DrawnText[] {
  const slot = plot.width / Math.max(1, points.length);
  const most = Math.max(slot, size * 9);
  const fit = (texts: readonly string[]) => texts.map((text) => fitted(text, most, (part) => measure(part, size, 600)));
  const everyOf = (names: readonly (readonly string[])[]): number => {
    const widest = Math.max(0, ...names.flat().map((text) => measure(text, size, 600)));
    return Math.max(1, Math.ceil((widest + size * 0.6) / slot));
  };
  const whole = points.map((point) => fit(namesOf(point)));
  const isShort = everyOf(whole) > 2 && points.every(({ weekday }) => weekday);
  const every = everyOf(isShort ? points.map(dayNames) : whole);
  // The first label of each month still says it.
  const written = points.map((point, at) =>
    isShort && monthOf(point) === monthOf(points[at - every]) ? dayNames(point) : (whole[at] ?? []),
  );
  return points.flatMap(({ weekday = 1 }, at) =>
    at % every !== 0
      ? []
      : (written[at] ?? []).map((text, line): DrawnText => {
          const half = measure(text, size, 600) / 2;
          const middle = plot.x + slot * (at + 0.5);
          return {
            text,
            x: Math.min(Math.max(middle, half), width - half),
            y: plot.y + plot.height + size * (1.5 + line * 1.2),
            size,
            anchor: 'middle',
            weight: weekday === FRIDAY ? 600 : 400,
            colour: weekday > FRIDAY ? INK.red : INK.grey,
          };
        }),
  );
}
