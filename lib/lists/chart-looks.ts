import { colourPlaces, isLine, type ChartValue } from './chart';
import { dashOf } from './chart-hatch';
import { pale, seriesColour } from './series-colours';

const WHITE = '#ffffff';

/** How a series looks on paper. */
export interface Look {
  /** Place in the order of colours, which decides the hatching. */
  readonly place: number;
  readonly fill: string;
  /** Colour of outline and hatching. */
  readonly ink: string;
  /** Colour of a line. */
  readonly colour: string;
  readonly width: number;
  readonly dash: readonly number[];
}

/** Looks of a chart's series: the past is pale; lines differ by dashes, the first is solid. */
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
