import type { ChartOptions, TooltipItem } from 'chart.js';
import { formatShort } from '@/lib/domain/format';
import { axisOf, measuredText, stackOf, type ChartValue } from '@/lib/lists/chart';
import { commonOptions, tickFont, tooltipOf, type Ink } from './theme';

export interface ColumnView {
  readonly chart: ChartValue;
  readonly locale: string;
  readonly onPoint?: ((index: number) => void) | undefined;
  /** Formats the sum of a stack. */
  readonly sum: (value: string) => string;
}

const FRIDAY = 5;

function valueScale(side: 'left' | 'right', { chart, locale }: ColumnView, ink: Ink) {
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
        return formatShort(Number(value), locale, most);
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
function sumsOf(items: readonly TooltipItem<'bar'>[], { chart: { series }, locale, sum }: ColumnView): string[] {
  const stacks = new Map<string, TooltipItem<'bar'>[]>();
  for (const item of items) {
    const own = series[item.datasetIndex];
    if (own) stacks.set(stackOf(own), [...(stacks.get(stackOf(own)) ?? []), item]);
  }
  return [...stacks.values()]
    .filter((pieces) => pieces.length > 1)
    .flatMap((pieces) => {
      const own = series[pieces[0]?.datasetIndex ?? 0];
      const all = pieces.reduce((total, { parsed }) => total + (parsed.y ?? 0), 0);
      return own ? [sum(measuredText(own, all, locale))] : [];
    });
}

/** Chart.js options: drawing and pointer. The list handles keys. */
export function columnOptions(view: ColumnView, ink: Ink, still: boolean): ChartOptions<'bar'> {
  const { chart, locale, onPoint } = view;
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
            return own ? `${own.label}: ${measuredText(own, parsed.y ?? 0, locale)}` : '';
          },
          footer: (items) => sumsOf(items, view),
        },
      },
    },
  };
}
