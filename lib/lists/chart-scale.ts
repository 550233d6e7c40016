import { axisOf, stackOf, type ChartSeries, type ChartValue } from './chart';

/** Scale from `low` to `high`, including 0, with its ticks. */
export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

const MOST_STEPS = 5;

/** Smallest step of 1, 2, 2.5 or 5 times a power of ten that divides `span` into few enough ticks. */
function stepFor(span: number, whole: boolean): number {
  const power = 10 ** Math.floor(Math.log10(span / MOST_STEPS));
  const steps = [1, 2, 2.5, 5, 10].map((factor) => factor * power).filter((step) => !whole || Number.isInteger(step));
  return steps.find((step) => span / step <= MOST_STEPS) ?? Math.max(1, 10 * power);
}

/** Scale that includes 0 and both ends, with round ticks; `whole` for counts, which have no fractions. */
export function scaleOf(least: number, most: number, whole: boolean): Scale {
  const [from, to] = [Math.min(0, least), Math.max(0, most)];
  const span = to - from || 1;
  const step = stepFor(span, whole);
  const [first, last] = [Math.floor(from / step), Math.max(Math.ceil(to / step), from < 0 ? 0 : 1)];
  // Multiples rather than sums, because 0.1 added three times is not 0.3.
  const ticks = Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)));
  return { low: ticks[0] ?? 0, high: ticks.at(-1) ?? 1, ticks };
}

/** Segment of a column: from the end of the segments below it to its end. */
export interface Piece {
  readonly from: number;
  readonly to: number;
}

/** Segments of the series at each point; positive and negative values stack separately from 0. */
export function piecesOf({ points, series }: ChartValue): Map<ChartSeries, readonly Piece[]> {
  const ends = new Map<string, number>();
  return new Map(
    series.map((one) => [
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

/** Scale of one side; null if it has no series. */
export function sideScale(chart: ChartValue, side: 'left' | 'right'): Scale | null {
  const own = chart.series.filter((series) => axisOf(series) === side);
  if (own.length === 0) return null;
  const pieces = piecesOf(chart);
  const values = own.flatMap((series) => pieces.get(series)?.map(({ to }) => to) ?? series.values);
  const whole = own.every(({ unit }) => unit === 'count');
  return scaleOf(Math.min(0, ...values), Math.max(0, ...values), whole);
}
