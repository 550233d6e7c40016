import type { ChartOptions, Plugin } from 'chart.js';
import { formatNumber } from '@/lib/domain/format';
import type { Dot, ScatterValue } from '@/lib/lists/scatter';
import { bend, bentTicks, isRound, straight } from '@/lib/lists/scatter-scale';
import type { WriteDot } from './scatter';
import { commonOptions, tickFont, tooltipOf, type Ink } from './theme';

export interface ScatterView {
  readonly chart: ScatterValue;
  readonly locale: string;
  readonly write: WriteDot;
  readonly onDot?: ((dot: Dot) => void) | undefined;
  /** Dot of a dataset; each group is one dataset. */
  readonly dotAt: (datasetIndex: number, index: number) => Dot | undefined;
}

/** Pixels from a dot within which a press counts. */
const REACH = 10;

function roundTicks(axis: { ticks: { value: number }[] }): void {
  axis.ticks = axis.ticks.filter(({ value }) => isRound(value));
}

function scaleOf(axis: 'x' | 'y', { chart, locale }: ScatterView, ink: Ink) {
  return {
    title: { display: true, text: chart[axis].label, color: ink.text, font: tickFont(ink) },
    grid: { color: ink.line, drawTicks: false },
    border: { display: false },
    ticks: {
      color: ink.text,
      font: tickFont(ink),
      padding: 6,
      maxRotation: 0,
      autoSkipPadding: 12,
      autoSkip: axis === 'x',
      callback(value: number | string) {
        const figure = axis === 'y' ? Number(straight(Number(value)).toFixed(2)) : Number(value);
        return formatNumber(figure, locale) + (chart[axis].unit ?? '');
      },
    },
  };
}

/** Dashed lines at both thresholds. */
export const thresholdsIn = (chart: ScatterValue, ink: Ink): Plugin<'scatter'> => ({
  id: 'thresholds',
  beforeDatasetsDraw({ ctx, chartArea, scales }) {
    const [x, y] = [scales['x'], scales['y']];
    if (!x || !y) return;
    const [at, level] = [x.getPixelForValue(chart.x.threshold), y.getPixelForValue(bend(chart.y.threshold))];
    ctx.save();
    ctx.strokeStyle = ink.text;
    ctx.setLineDash([5, 4]);
    ctx.beginPath();
    ctx.moveTo(at, chartArea.top);
    ctx.lineTo(at, chartArea.bottom);
    ctx.moveTo(chartArea.left, level);
    ctx.lineTo(chartArea.right, level);
    ctx.stroke();
    ctx.restore();
  },
});

/** Chart.js options: drawing and pointer. The list handles keys. */
export function scatterOptions(view: ScatterView, ink: Ink, still: boolean): ChartOptions<'scatter'> {
  const { write, onDot, dotAt } = view;
  return {
    ...commonOptions(still),
    interaction: { mode: 'nearest', intersect: true },
    layout: { padding: { top: 8, right: 8 } },
    elements: { point: { hitRadius: REACH } },
    onClick: (_, [element]) => {
      const dot = element && dotAt(element.datasetIndex, element.index);
      if (dot) onDot?.(dot);
    },
    onHover: ({ native }, elements) => {
      const target = native?.target;
      if (target instanceof HTMLElement) target.style.cursor = onDot && elements.length > 0 ? 'pointer' : '';
    },
    scales: {
      // Most dishes sell little: a linear scale would overlap them.
      x: { type: 'logarithmic', ...scaleOf('x', view, ink), afterBuildTicks: roundTicks },
      y: {
        type: 'linear',
        grace: '4%',
        ...scaleOf('y', view, ink),
        afterBuildTicks: (axis) => {
          axis.ticks = bentTicks(straight(axis.min), straight(axis.max)).map((value) => ({ value: bend(value) }));
        },
      },
    },
    plugins: {
      tooltip: {
        ...tooltipOf(ink),
        filter: (_item, at) => at === 0,
        callbacks: {
          title: ([item]) => (item && dotAt(item.datasetIndex, item.dataIndex)?.label) ?? '',
          label: ({ datasetIndex, dataIndex }) => {
            const dot = dotAt(datasetIndex, dataIndex);
            if (!dot) return '';
            const { x, y } = write(dot);
            return [`${view.chart.x.label}: ${x}`, `${view.chart.y.label}: ${y}`];
          },
          footer: ([item]) => (item ? (view.chart.groups[item.datasetIndex]?.label ?? '') : ''),
        },
      },
    },
  };
}
