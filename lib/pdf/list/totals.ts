import type { PaperTotals } from '@/lib/lists/paper';
import type { Typeface } from '../fonts';
import { GREY, type Look } from '../ink';
import { lines, over, space, stack, within, type Part } from '../part';
import { setLines } from '../set-lines';
import type { Table } from '../table';

/** In points. */
export const TEXT: Look = { size: 8, line: 10.5 };
export const TABLE = { head: 26, padding: 2.5, gutter: 3, line: TEXT.line };
/** Allowance for kerning: a line may be wider than the sum of its characters. */
export const MARGIN = 0.97;

/** Space above, height of a line, width of a cell and a label, and space beside a cell. */
const TOTALS = { above: 10, line: 15, cell: 150, gap: 8, label: 110 };
/** Maximum number of lines in a cell: figure, change, change in percent. */
const MOST = 4;
const BOLD: Look = { ...TEXT, weight: 600 };
const HEADING: Look = { size: 7, line: TEXT.line, weight: 600, colour: GREY };

/** Line of totals that has its own headings. `count` cells of equal width stand at the right; missing texts leave the last ones empty. */
function lineOf(
  face: Typeface,
  label: string,
  texts: readonly string[],
  count: number,
  width: number,
  look: Look,
): Part {
  const cell = Math.min(TOTALS.cell, (width - TOTALS.label) / Math.max(1, count));
  const left = width - cell * count;
  const part = (text: string, x: number, room: number, own: Look): Part =>
    within(lines(setLines(face, text, room * MARGIN, own, MOST), own), x, room);
  const right: Look = { ...look, align: 'right' };
  const all = over(
    part(label, left - TOTALS.label, TOTALS.label, look),
    ...texts.map((text, at) => part(text, left + at * cell + TOTALS.gap, cell - TOTALS.gap, right)),
  );
  return stack(all, space(TOTALS.line - TEXT.line));
}

/** Number of totals per line: as many as fit without breaking a word or a figure, spread evenly over the lines. */
function cellsPerLine(face: Typeface, heads: readonly string[], figures: readonly string[], width: number): number {
  const widest = (texts: readonly string[], { size, weight = 400 }: Look) =>
    Math.max(
      0,
      ...texts.flatMap((text) => face.printable(text).split(' ')).map((word) => face.widthOf(word, size, weight)),
    );
  const needed = Math.max(widest(heads, HEADING), widest(figures, BOLD)) / MARGIN + TOTALS.gap;
  const most = Math.max(1, Math.floor((width - TOTALS.label) / needed));
  return Math.ceil(heads.length / Math.ceil(heads.length / most));
}

/** Totals of a list, which are never split over pages; those without headings stand below its columns. */
export function totalsPart(face: Typeface, { heads, lines: all }: PaperTotals, table: Table, width: number): Part {
  if (heads) {
    const perLine = cellsPerLine(
      face,
      heads,
      all.flatMap(({ cells }) => cells),
      width,
    );
    const starts = heads.map((_, at) => at).filter((at) => at % perLine === 0);
    const block = (from: number) => [
      lineOf(face, '', heads.slice(from, from + perLine), perLine, width, HEADING),
      ...all.map(({ label, cells }) => lineOf(face, label, cells.slice(from, from + perLine), perLine, width, BOLD)),
    ];
    return stack(space(TOTALS.above), ...starts.flatMap(block));
  }
  const around = space((TOTALS.line - TEXT.line) / 2);
  const below = all.map(({ label, cells }) =>
    stack(
      around,
      table.cells(
        [label, ...cells].map((text) => [face.printable(text)]),
        () => BOLD,
      ),
      around,
    ),
  );
  return stack(space(TOTALS.above), ...below);
}
