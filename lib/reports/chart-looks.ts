import { colourPlaces, isLine, type ChartValue } from './chart';
import { dashOf } from './chart-hatch';
import { pale, seriesColour } from './series-colours';

const WHITE = '#ffffff';

/** How a series looks on paper. */
export interface Look {
  /** In the order of colours, which decides the hatching. */
  readonly place: number;
  readonly fill: string;
  /** Of outline and hatching. */
  readonly ink: string;
  /** Of a line. */
  readonly colour: string;
  readonly width: number;
  readonly dash: readonly number[];
}

/** The looks of a chart's series: the past is pale, lines are told apart by their dashes, the first being whole. */
export function looksOf(chart: ChartValue): Look[] {
  const places = colourPlaces(chart);
  return chart.series.map((series, at) => {
    const place = places[at] ?? at;
    const colour = seriesColour(place);
    const linesBefore = chart.series.slice(0, at).filter(isLine).length;
    return {
      place,
      colour,
      fill: series.past ? pale(colour) : colour,
      ink: series.past ? colour : WHITE,
      width: series.past ? 0.8 : 1.5,
      dash: dashOf(linesBefore),
    };
  });
}
