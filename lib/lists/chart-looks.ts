import { colourPlaces, type ChartValue } from './chart';
import { pale, seriesColour } from './series-colours';

export type Dot = readonly [x: number, y: number];

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Hatching for black and white, by place in the order of colours; none for the first. */
const HATCHES: readonly (readonly ('up' | 'down' | 'flat' | 'steep')[])[] = [
  [],
  ['up'],
  ['flat'],
  ['down'],
  ['up', 'down'],
  ['steep'],
];

const multiples = (from: number, to: number, gap: number): number[] => {
  const first = Math.ceil(from / gap);
  return Array.from({ length: Math.max(0, Math.floor(to / gap) - first + 1) }, (_, at) => (first + at) * gap);
};

const LINES = {
  flat: ({ x, y, width, height }: Box, gap: number): Dot[][] =>
    multiples(y, y + height, gap).map((at) => [
      [x, at],
      [x + width, at],
    ]),
  steep: ({ x, y, width, height }: Box, gap: number): Dot[][] =>
    multiples(x, x + width, gap).map((at) => [
      [at, y],
      [at, y + height],
    ]),
  up: ({ x, y, width, height }: Box, gap: number): Dot[][] =>
    multiples(x + y, x + width + y + height, gap).map((at) => {
      const [from, to] = [Math.max(x, at - y - height), Math.min(x + width, at - y)];
      return [
        [from, at - from],
        [to, at - to],
      ];
    }),
  down: ({ x, y, width, height }: Box, gap: number): Dot[][] =>
    multiples(x - y - height, x + width - y, gap).map((at) => {
      const [from, to] = [Math.max(x, at + y), Math.min(x + width, at + y + height)];
      return [
        [from, from - at],
        [to, to - at],
      ];
    }),
};

/** Hatching of a series inside a box: lines `gap` apart, aligned across the whole page. */
export const hatchOf = (place: number, box: Box, gap: number): Dot[][] =>
  (HATCHES[place % HATCHES.length] ?? []).flatMap((way) => LINES[way](box, gap));

const WHITE = '#ffffff';

/** Look of a series on paper. */
export interface Look {
  /** Place in the order of colours, which decides the hatching. */
  readonly place: number;
  readonly fill: string;
  /** Colour of outline and hatching. */
  readonly ink: string;
}

/** Look of each series of a chart; past series are pale. */
export function looksOf(chart: ChartValue): Look[] {
  const places = colourPlaces(chart);
  return chart.series.map((series, at) => {
    const place = places[at] ?? at;
    const colour = seriesColour(place);
    return {
      place,
      fill: series.past ? pale(colour) : colour,
      ink: series.past ? colour : WHITE,
    };
  });
}
