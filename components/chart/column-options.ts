import type { ChartOptions, TooltipItem } from 'chart.js';
import { axisOf, stackOf, type ChartSeries, type ChartUnit, type ChartValue } from '@/lib/lists/chart';
import { commonOptions, tickFont, tooltipOf, type Ink } from './theme';

export interface Writers {
  /** Formats a value in full, with its measure. */
  readonly write: (series: ChartSeries, value: number) => string;
  /** Formats a tick of an axis whose maximum is `most`. */
  readonly mark: (unit: ChartUnit, value: number, most: number) => string;
}

export interface ColumnView extends Writers {
  readonly chart: ChartValue;
  readonly onPoint?: ((index: number) => void) | undefined;
  /** Formats the sum of a stack. */
  readonly sum: (value: string) => string;
}

const FRIDAY = 5;

function valueScale(side: 'left' | 'right', { chart, mark }: ColumnView, ink: Ink) {
  const own = chart.series.filter((series) => axisOf(series) === side);
  return {
    type: 'linear' as const,
    position: side,
    display: own.length > 0,
    stacked: true,
    beginAtZero: true,
    grace: '4%',
    ticks: {
      color: ink.text,
      font: tickFont(ink),
      maxTicksLimit: 5,
      padding: 6,
      // Counts have no fractions.
      ...(own.every(({ unit }) => unit === 'count') ? { precision: 0 } : {}),
      callback(this: { readonly max: number; readonly min: number }, value: number | string) {
        const most = Math.max(Math.abs(this.max), Math.abs(this.min));
        return mark(own[0]?.unit ?? 'count', Number(value), most);
      },
    },
    grid: {
      drawOnChartArea: side === 'left',
      drawTicks: false,
      color: ({ tick }: { readonly tick: { readonly value: number } | undefined }) =>
        tick?.value === 0 ? ink.text : ink.line,
    },
    border: { display: false },
  };
}

function pointScale({ points }: ChartValue, ink: Ink) {
  const weekday = (at: number) => points[at]?.weekday ?? 1;
  return {
    type: 'category' as const,
    stacked: true,
    grid: { display: false },
    border: { color: ink.line },
    ticks: {
      maxRotation: 0,
      autoSkipPadding: 10,
      callback: (_: unknown, at: number) => [...(points[at]?.lines ?? [points[at]?.label ?? ''])],
      color: ({ tick }: { readonly tick: { readonly value: number } | undefined }) =>
        weekday(tick?.value ?? 0) > FRIDAY ? ink.red : ink.text,
      font: ({ tick }: { readonly tick: { readonly value: number } | undefined }) =>
        tickFont(ink, weekday(tick?.value ?? 0) === FRIDAY ? 700 : 400),
    },
  };
}

/** Sums of stacks with several segments under the pointer. */
function sumsOf(items: readonly TooltipItem<'bar'>[], { chart: { series }, write, sum }: ColumnView): string[] {
  const stacks = new Map<string, TooltipItem<'bar'>[]>();
  for (const item of items) {
    const own = series[item.datasetIndex];
    if (own) stacks.set(stackOf(own), [...(stacks.get(stackOf(own)) ?? []), item]);
  }
  return [...stacks.values()]
    .filter((pieces) => pieces.length > 1)
    .flatMap((pieces) => {
      const own = series[pieces[0]?.datasetIndex ?? 0];
      return own
        ? [
            sum(
              write(
                own,
                pieces.reduce((all, { parsed }) => all + (parsed.y ?? 0), 0),
              ),
            ),
          ]
        : [];
    });
}

/** Chart.js options: drawing and pointer. The list handles keys. */
export function columnOptions(view: ColumnView, ink: Ink, still: boolean): ChartOptions<'bar'> {
  const { chart, write, onPoint } = view;
  const { points, series } = chart;
  return {
    ...commonOptions(still),
    interaction: { mode: 'index', axis: 'x', intersect: false },
    layout: { padding: { top: 4, right: 2 } },
    onClick: (_, [element]) => element && onPoint?.(element.index),
    onHover: ({ native }, elements) => {
      const target = native?.target;
      if (target instanceof HTMLElement) target.style.cursor = onPoint && elements.length > 0 ? 'pointer' : '';
    },
    scales: {
      x: pointScale(chart, ink),
      left: valueScale('left', view, ink),
      right: valueScale('right', view, ink),
    },
    plugins: {
      tooltip: {
        ...tooltipOf(ink),
        displayColors: series.length > 1,
        boxWidth: 8,
        boxHeight: 8,
        boxPadding: 4,
        callbacks: {
          title: ([item]) => points[item?.dataIndex ?? 0]?.label ?? '',
          label: ({ datasetIndex, parsed }) => {
            const own = series[datasetIndex];
            return own ? `${own.label}: ${write(own, parsed.y ?? 0)}` : '';
          },
          footer: (items) => sumsOf(items, view),
        },
      },
    },
  };
}
