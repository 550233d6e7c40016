import { axisOf, isLine, stackOf, type ChartSeries, type ChartValue } from './chart';

/** Values from `low` to `high`, nought among them, and the even steps that are marked. */
export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

const MOST_STEPS = 5;

/** The smallest even step of 1, 2, 2.5 or 5 times a power of ten with which `span` has few enough of them. */
function stepFor(span: number, whole: boolean): number {
  const power = 10 ** Math.floor(Math.log10(span / MOST_STEPS));
  const steps = [1, 2, 2.5, 5, 10].map((factor) => factor * power).filter((step) => !whole || Number.isInteger(step));
  return steps.find((step) => span / step <= MOST_STEPS) ?? Math.max(1, 10 * power);
}

/** A scale that holds nought and both ends, with marks at round figures; `whole` where the counted has no halves. */
export function scaleOf(least: number, most: number, whole: boolean): Scale {
  const [from, to] = [Math.min(0, least), Math.max(0, most)];
  const span = to - from || 1;
  const step = stepFor(span, whole);
  const [first, last] = [Math.floor(from / step), Math.max(Math.ceil(to / step), from < 0 ? 0 : 1)];
  // Multiples rather than sums: 0.1 added three times is not 0.3.
  const ticks = Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)));
  return { low: ticks[0] ?? 0, high: ticks.at(-1) ?? 1, ticks };
}

/** A piece of a column: from where the pieces below it end to its own end. */
export interface Piece {
  readonly from: number;
  readonly to: number;
}

/** Where each column series begins and ends at each point: a stack grows from nought upwards and downwards apart. */
export function piecesOf({ points, series }: ChartValue): Map<ChartSeries, readonly Piece[]> {
  const ends = new Map<string, number>();
  return new Map(
    series
      .filter((one) => !isLine(one))
      .map((one) => [
        one,
        points.map((_, at) => {
          const value = one.values[at] ?? 0;
          const key = `${stackOf(one)}|${at}|${value < 0 ? 'below' : 'above'}`;
          const from = ends.get(key) ?? 0;
          ends.set(key, from + value);
          return { from, to: from + value };
        }),
      ]),
  );
}

/** The scale of one side, or none if nothing is measured there. */
export function sideScale(chart: ChartValue, side: 'left' | 'right'): Scale | null {
  const own = chart.series.filter((series) => axisOf(series) === side);
  if (own.length === 0) return null;
  const pieces = piecesOf(chart);
  const values = own.flatMap((series) => pieces.get(series)?.map(({ to }) => to) ?? series.values);
  const whole = own.every(({ unit }) => unit === 'count');
  return scaleOf(Math.min(0, ...values), Math.max(0, ...values), whole);
}
