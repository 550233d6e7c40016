export type Dot = readonly [x: number, y: number];

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Hatching by place in the order of colours, for black and white; none for the first. */
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

/** Hatching lines of a series, clipped to the box, aligned over the whole paper at a distance of `gap`. */
export const hatchOf = (place: number, box: Box, gap: number): Dot[][] =>
  (HATCHES[place % HATCHES.length] ?? []).flatMap((way) => LINES[way](box, gap));

/** Dash patterns of lines by place. */
const DASHES: readonly (readonly number[])[] = [[], [5, 2], [1.5, 1.5], [6, 2, 1.5, 2], [3, 3], [8, 3]];
export const dashOf = (place: number): readonly number[] => DASHES[place % DASHES.length] ?? [];
