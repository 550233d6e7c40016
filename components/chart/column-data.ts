import type { ChartData, ChartDataset, ScriptableContext } from 'chart.js';
import { axisOf, colourPlaces, isLine, stackOf, type ChartValue } from '@/lib/lists/chart';
import { seriesColour } from '@/lib/lists/series-colours';
import type { Ink } from './theme';

type Kind = 'bar' | 'line';
export type Columns = ChartData<Kind, number[], string>;

const ROUNDED = 2;
const PALE = '4d';

/** Whether a segment is the outermost of its stack; only that one has rounded corners. */
function isOuter({ chart, dataset, datasetIndex, dataIndex }: ScriptableContext<'bar'>): boolean {
  const sign = Math.sign(Number(dataset.data[dataIndex]));
  return !chart.data.datasets.some(
    (other, at) =>
      at > datasetIndex &&
      chart.isDatasetVisible(at) &&
      (other as ChartDataset<'bar'>).stack === dataset.stack &&
      Math.sign(Number(other.data[dataIndex])) === sign,
  );
}

/** Series as Chart.js datasets. Series of a past period are pale with an outline; their lines are dashed. */
export function columnData(chart: ChartValue, hidden: ReadonlySet<string>, ink: Ink): Columns {
  const places = colourPlaces(chart);
  return {
    labels: chart.points.map(({ label }) => label),
    datasets: chart.series.map((series, at) => {
      const colour = seriesColour(places[at] ?? at);
      const common = {
        // react-chartjs-2 identifies series by label; ours are translated.
        label: series.key,
        data: [...series.values],
        yAxisID: axisOf(series),
        stack: stackOf(series),
        hidden: hidden.has(series.key),
      };
      if (isLine(series)) {
        return {
          ...common,
          type: 'line' as const,
          order: -1,
          borderColor: colour,
          backgroundColor: colour,
          borderWidth: 2,
          borderDash: series.past ? [4, 3] : [],
          pointRadius: chart.points.length > 31 ? 0 : 2.5,
          pointHoverRadius: 4,
          // The default would saturate the colour on hover.
          pointHoverBackgroundColor: colour,
          pointHoverBorderColor: colour,
        };
      }
      return {
        ...common,
        type: 'bar' as const,
        backgroundColor: series.past ? colour + PALE : colour,
        hoverBackgroundColor: series.past ? colour + PALE : colour,
        borderColor: series.past ? colour : ink.panel,
        // Gaps as well as colours separate the segments of a stack.
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
