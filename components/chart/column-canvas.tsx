'use client';
import { useReducedMotion } from '@/components/ui/use-reduced-motion';
import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
  type ActiveElement,
  type Plugin,
} from 'chart.js';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Chart as Canvas } from 'react-chartjs-2';
import { useShownScheme } from '@/components/ui/color-scheme';
import { columnData, type Columns } from './column-data';
import { columnOptions, type ColumnView } from './column-options';
import { inkOf, type Ink } from './theme';

const ALMOST_CLEAR = '14';
/** Faint band behind the current point. */
const bandIn = (ink: Ink): Plugin<'bar' | 'line'> => ({
  id: 'band',
  beforeDatasetsDraw: (chart) => {
    const [active] = chart.getActiveElements();
    const { ctx, chartArea, data } = chart;
    const { x } = chart.scales;
    if (!active || !x) return;
    const step = x.width / Math.max(1, data.labels?.length ?? 1);
    ctx.save();
    ctx.fillStyle = ink.text + ALMOST_CLEAR;
    ctx.fillRect(x.getPixelForValue(active.index) - step / 2, chartArea.top, step, chartArea.height);
    ctx.restore();
  },
});

Chart.register(
  BarController,
  BarElement,
  CategoryScale,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
);

type Drawn = Chart<'bar' | 'line', number[], string>;

export interface ColumnCanvasProps extends ColumnView {
  /** Keys of hidden series. */
  readonly hidden: ReadonlySet<string>;
  /** Point reached by keyboard, with its tooltip; null for none. */
  readonly reached: number | null;
}

/** Activates a point as if hovered. */
function show(chart: Drawn, index: number | null): void {
  const found: ActiveElement[] = [];
  chart.data.datasets.forEach((_, datasetIndex) => {
    const element = chart.getDatasetMeta(datasetIndex).data[index ?? -1];
    if (element && chart.isDatasetVisible(datasetIndex)) found.push({ datasetIndex, index: index ?? 0, element });
  });
  chart.setActiveElements(found);
  chart.tooltip?.setActiveElements(found, { x: found[0]?.element.x ?? 0, y: found[0]?.element.y ?? 0 });
  chart.update();
}

/** Canvas of a chart, without accessible text; see `ColumnChart`. */
export function ColumnCanvas(props: ColumnCanvasProps) {
  const scheme = useShownScheme();
  return <InScheme key={scheme} {...props} />;
}

function InScheme({ hidden, reached, ...view }: ColumnCanvasProps) {
  const { chart, write, mark, sum, onPoint } = view;
  const canvas = useRef<Drawn>(null);
  const still = useReducedMotion();
  const [ink] = useState(inkOf);
  const plugins = useMemo(() => [bandIn(ink)], [ink]);
  const data = useMemo((): Columns => columnData(chart, hidden, ink), [chart, hidden, ink]);
  const options = useMemo(
    () => columnOptions({ chart, write, mark, sum, onPoint }, ink, still),
    [chart, write, mark, sum, onPoint, ink, still],
  );
  const wasReached = useRef(reached);
  useEffect(() => {
    if (canvas.current && (reached !== null || wasReached.current !== null)) show(canvas.current, reached);
    wasReached.current = reached;
  }, [reached, data, options]);
  return <Canvas ref={canvas} type="bar" data={data} options={options} plugins={plugins} aria-hidden />;
}
