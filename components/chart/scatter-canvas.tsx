'use client';
import { Chart, LinearScale, LogarithmicScale, PointElement, ScatterController, Tooltip } from 'chart.js';
import { useLocale } from 'next-intl';
import { useEffect, useMemo, useRef } from 'react';
import { Scatter } from 'react-chartjs-2';
import { seriesColour } from '@/lib/lists/series-colours';
import type { Dot, ScatterValue } from '@/lib/lists/scatter';
import { bend } from '@/lib/lists/scatter-scale';
import type { WriteDot } from './scatter';
import { scatterOptions, thresholdsIn } from './scatter-options';
import { useDrawing, type Ink } from './theme';

Chart.register(LinearScale, LogarithmicScale, PointElement, ScatterController, Tooltip);

export interface ScatterCanvasProps {
  readonly chart: ScatterValue;
  readonly write: WriteDot;
  readonly onDot?: ((dot: Dot) => void) | undefined;
  /** Dot reached by keyboard, with its tooltip. */
  readonly reached: Dot | null;
}

/** Number of dots above which they are drawn smaller. */
const MANY = 80;

function dataOf(chart: ScatterValue, grouped: readonly (readonly Dot[])[], ink: Ink) {
  const radius = chart.dots.length > MANY ? 4.5 : 6;
  return {
    datasets: chart.groups.map(({ shape, colour, label }, at) => ({
      label,
      data: (grouped[at] ?? []).map(({ x, y }) => ({ x, y: bend(y) })),
      pointStyle: shape,
      // A triangle covers less area at the same radius.
      radius: shape === 'triangle' ? radius * 1.25 : radius,
      hoverRadius: radius * 1.7,
      backgroundColor: `${seriesColour(colour)}d9`,
      borderColor: ink.panel,
      borderWidth: 1,
      hoverBorderColor: ink.strong,
      hoverBorderWidth: 2,
    })),
  };
}

/** Canvas of a scatter chart, without accessible text; see `ScatterChart`. */
export function ScatterCanvas({ chart, reached, write, onDot }: ScatterCanvasProps) {
  const locale = useLocale();
  const canvas = useRef<Chart<'scatter'>>(null);
  const { key, ink, still } = useDrawing();
  const grouped = useMemo(
    () => chart.groups.map(({ key }) => chart.dots.filter(({ group }) => group === key)),
    [chart],
  );
  const data = useMemo(() => dataOf(chart, grouped, ink), [chart, grouped, ink]);
  const plugins = useMemo(() => [thresholdsIn(chart, ink)], [chart, ink]);
  const options = useMemo(
    () => scatterOptions({ chart, locale, write, onDot, dotAt: (group, index) => grouped[group]?.[index] }, ink, still),
    [chart, locale, write, onDot, grouped, ink, still],
  );
  useEffect(() => {
    const drawn = canvas.current;
    if (!drawn) return;
    const datasetIndex = chart.groups.findIndex(({ key }) => key === reached?.group);
    const index = reached ? (grouped[datasetIndex]?.indexOf(reached) ?? -1) : -1;
    const element = drawn.getDatasetMeta(Math.max(0, datasetIndex)).data[index];
    const found = element ? [{ datasetIndex, index, element }] : [];
    drawn.setActiveElements(found);
    drawn.tooltip?.setActiveElements(found, { x: element?.x ?? 0, y: element?.y ?? 0 });
    drawn.update();
  }, [reached, chart, grouped]);
  // Remounts when a threshold moves, since plugins are fixed.
  const lines = `${key} ${chart.x.threshold} ${chart.y.threshold}`;
  return <Scatter key={lines} ref={canvas} data={data} options={options} plugins={plugins} aria-hidden />;
}
