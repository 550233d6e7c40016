import { MM } from '@/lib/pdf/paper';

export const BLACK = '#000';
export const COLUMNS = 2;
const ROWS = 4;
export const PER_PAGE = COLUMNS * ROWS;

/** A4, in points like all measures here. */
export const PAGE = { width: 210 * MM, height: 297 * MM };

/** A card has the size of a bank card. The margins of the code count as its own. */
export const CARD = {
  width: 85.6 * MM,
  height: 54 * MM,
  side: 2 * MM,
  top: 5 * MM,
  padding: 7 * MM,
  middle: 20 * MM,
  code: 38 * MM,
  gap: 2 * MM,
};

/** Upper left corner of the first card: the cards stand in the middle of the page, side by side. */
export const GRID = { x: (PAGE.width - COLUMNS * CARD.width) / 2, y: (PAGE.height - ROWS * CARD.height) / 2 };

/** A cutting mark, and its distance from the cards. */
export const MARK = { length: 6 * MM, distance: 2 * MM, width: 0.4 };

const steps = (count: number, from: number, size: number): number[] =>
  Array.from({ length: count + 1 }, (_, at) => from + at * size);

/** Cut marks as SVG paths: two for each cut, outside the cards. */
export const cutLines: readonly string[] = [
  ...steps(COLUMNS, GRID.x, CARD.width).flatMap((x) =>
    [GRID.y - MARK.distance - MARK.length, PAGE.height - GRID.y + MARK.distance].map(
      (y) => `M${x} ${y}v${MARK.length}`,
    ),
  ),
  ...steps(ROWS, GRID.y, CARD.height).flatMap((y) =>
    [GRID.x - MARK.distance - MARK.length, PAGE.width - GRID.x + MARK.distance].map((x) => `M${x} ${y}h${MARK.length}`),
  ),
];
