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

/** A line of totals with headings of their own. Cells share the available width and stand at its right. */
function lineOf(face: Typeface, label: string, texts: readonly string[], width: number, look: Look): Part {
  const cell = Math.min(TOTALS.cell, (width - TOTALS.label) / Math.max(1, texts.length));
  const left = width - cell * texts.length;
  const part = (text: string, x: number, room: number, own: Look): Part =>
    within(lines(setLines(face, text, room * MARGIN, BOLD, MOST), own), x, room);
  const right: Look = { ...look, align: 'right' };
  const all = over(
    part(label, left - TOTALS.label, TOTALS.label, look),
    ...texts.map((text, at) => part(text, left + at * cell + TOTALS.gap, cell - TOTALS.gap, right)),
  );
  return stack(all, space(TOTALS.line - TEXT.line));
}

/** Totals of a list, which are never split over pages; those without headings stand below its columns. */
export function totalsPart(face: Typeface, { heads, lines: all }: PaperTotals, table: Table, width: number): Part {
  if (heads)
    return stack(
      space(TOTALS.above),
      lineOf(face, '', heads, width, HEADING),
      ...all.map(({ label, cells }) => lineOf(face, label, cells, width, BOLD)),
    );
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
