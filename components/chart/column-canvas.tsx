'use client';
import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  LinearScale,
  Tooltip,
  type ActiveElement,
  type Plugin,
  type ChartData,
  type ScriptableContext,
} from 'chart.js';
import { useEffect, useMemo, useRef } from 'react';
import { Chart as Canvas } from 'react-chartjs-2';
import { axisOf, colourPlaces, stackOf, type ChartValue } from '@/lib/lists/chart';
import { seriesColour } from '@/lib/lists/series-colours';
import { columnOptions, type ColumnView } from './column-options';
import { useDrawing, type Ink } from './theme';

type Columns = ChartData<'bar', number[], string>;

const ROUNDED = 2;
const PALE = '4d';

/** Whether a segment is the outermost of its stack; only that one has rounded corners. */
function isOuter({ chart, dataset, datasetIndex, dataIndex }: ScriptableContext<'bar'>): boolean {
  const sign = Math.sign(Number(dataset.data[dataIndex]));
  return !chart.data.datasets.some(
    (other, at) =>
      at > datasetIndex &&
      chart.isDatasetVisible(at) &&
      other.stack === dataset.stack &&
      Math.sign(Number(other.data[dataIndex])) === sign,
  );
}

/** Series as Chart.js datasets. Series of a past period are pale with an outline. */
export function columnData(chart: ChartValue, hidden: ReadonlySet<string>, ink: Ink): Columns {
  const places = colourPlaces(chart);
  return {
    labels: chart.points.map(({ label }) => label),
    datasets: chart.series.map((series, at) => {
      const colour = seriesColour(places[at] ?? at);
      return {
        // react-chartjs-2 identifies datasets by label, and our labels are translated.
        label: series.key,
        data: [...series.values],
        yAxisID: axisOf(series),
        stack: stackOf(series),
        hidden: hidden.has(series.key),
        backgroundColor: series.past ? colour + PALE : colour,
        hoverBackgroundColor: series.past ? colour + PALE : colour,
        borderColor: series.past ? colour : ink.panel,
        // Segments of a stack are separated by gaps as well as by colour.
        borderWidth: (context: ScriptableContext<'bar'>) => {
          if (series.past) return 1;
          return isOuter(context) ? 0 : { top: 1, right: 0, bottom: 0, left: 0 };
        },
        borderRadius: (context: ScriptableContext<'bar'>) => (isOuter(context) ? ROUNDED : 0),
        maxBarThickness: 40,
        categoryPercentage: 0.82,
        barPercentage: 0.92,
      };
    }),
  };
}

const ALMOST_CLEAR = '14';
/** Faint band behind the current point. */
const bandIn = (ink: Ink): Plugin<'bar'> => ({
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

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);

type Drawn = Chart<'bar', number[], string>;

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
export function ColumnCanvas({ hidden, reached, ...view }: ColumnCanvasProps) {
  const { chart, locale, sum, onPoint } = view;
  const canvas = useRef<Drawn>(null);
  const { key, ink, still } = useDrawing();
  const plugins = useMemo(() => [bandIn(ink)], [ink]);
  const data = useMemo((): Columns => columnData(chart, hidden, ink), [chart, hidden, ink]);
  const options = useMemo(
    () => columnOptions({ chart, locale, sum, onPoint }, ink, still),
    [chart, locale, sum, onPoint, ink, still],
  );
  const wasReached = useRef(reached);
  useEffect(() => {
    if (canvas.current && (reached !== null || wasReached.current !== null)) show(canvas.current, reached);
    wasReached.current = reached;
  }, [reached, data, options]);
  return <Canvas key={key} ref={canvas} type="bar" data={data} options={options} plugins={plugins} aria-hidden />;
}
