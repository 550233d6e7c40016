'use client';
import { Chart, LinearScale, LineElement, PointElement, Tooltip, type ChartOptions } from 'chart.js';
import { Line } from 'react-chartjs-2';
import { formatTime } from '@/lib/domain/format';
import { timeTicks } from '@/lib/domain/time-ticks';
import { SERIES } from '@/lib/lists/series-colours';
import { useFormats } from '@/components/frame/use-formats';
import { commonOptions, tickFont, tooltipOf, useDrawing, type Drawing } from './theme';

Chart.register(LinearScale, LineElement, PointElement, Tooltip);

/** Value from a time (Unix seconds) until the next step. */
export interface Step {
  readonly time: number;
  readonly value: number;
}

export interface StepChartProps {
  readonly steps: readonly Step[];
  /** Accessible description of the chart. */
  readonly label: string;
  /** Formats a value with its unit: in full for the tooltip, short for the axis. */
  readonly write: (value: number) => string;
  readonly mark: (value: number) => string;
}

const MOST_TICKS = 8;

function optionsOf(
  { steps, write, mark }: StepChartProps,
  zone: string,
  { ink, still }: Drawing,
): ChartOptions<'line'> {
  const [start, end] = [steps[0]?.time ?? 0, steps.at(-1)?.time ?? 0];
  const ticks = timeTicks(start, end, zone, MOST_TICKS);
  const labels = new Map(ticks.map(({ time, label }) => [time, label]));
  const font = tickFont(ink);
  return {
    ...commonOptions(still),
    parsing: false,
    normalized: true,
    interaction: { mode: 'nearest', axis: 'x', intersect: false },
    layout: { padding: { top: 6, right: 8 } },
    scales: {
      x: {
        type: 'linear',
        min: start,
        max: end,
        afterBuildTicks: (axis) => {
          axis.ticks = ticks.map(({ time }) => ({ value: time }));
        },
        ticks: {
          color: ink.text,
          font,
          maxRotation: 0,
          autoSkipPadding: 14,
          callback: (value) => labels.get(Number(value)) ?? '',
        },
        grid: { display: false },
        border: { color: ink.line },
      },
      y: {
        // Always includes zero, and room below it for values below it alone.
        ...(steps.some(({ value }) => value < 0) ? { suggestedMin: 0 } : { min: 0 }),
        suggestedMax: 0,
        grace: '6%',
        ticks: { color: ink.text, font, maxTicksLimit: 5, callback: (value) => mark(Number(value)) },
        // A stronger line at zero, below which stock is owed.
        grid: { color: ({ tick }) => (tick.value === 0 ? ink.text : ink.line) },
        border: { display: false },
      },
    },
    plugins: {
      tooltip: {
        ...tooltipOf(ink),
        callbacks: {
          title: ([item]) => (item ? formatTime(item.parsed.x ?? 0, zone) : ''),
          label: ({ parsed }) => write(parsed.y ?? 0),
        },
      },
    },
  };
}

/** Step chart of a quantity over time, in the venue's time zone. */
export function StepChart(props: StepChartProps) {
  const { steps, label } = props;
  const { timeZone } = useFormats();
  const drawing = useDrawing();
  const series = {
    data: steps.map(({ time, value }) => ({ x: time, y: value })),
    stepped: true as const,
    borderColor: SERIES[0],
    backgroundColor: SERIES[0],
    borderWidth: 2,
    pointRadius: 0,
    pointHoverRadius: 4,
    pointHitRadius: 12,
  };
  return (
    <Line
      key={drawing.key}
      data={{ datasets: [series] }}
      options={optionsOf(props, timeZone, drawing)}
      role="img"
      aria-label={label}
    />
  );
}
