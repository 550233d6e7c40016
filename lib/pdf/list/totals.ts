import type { Paper, PaperTotals } from '@/lib/lists/paper';
import type { Typeface } from '../fonts';
import { GREY, type Look } from '../ink';
import type { Cells, PaperInk } from '../paper';
import { setLines } from '../set-lines';
import { MARGIN, pageSize, PAGE, TEXT, TOTALS } from './measures';

/** Maximum number of lines in a cell: figure, change, change in percent. */
const MOST = 4;
const BOLD: Look = { ...TEXT, weight: 600 };
const HEADING: Look = { size: 7, line: TEXT.line, weight: 600, colour: GREY };

interface SetLine {
  /** The label first. */
  readonly cells: Cells;
  readonly height: number;
  readonly look: Look;
}

/** Totals of a list, and their height, because they are never split over pages. */
export interface SetTotals {
  readonly height: number;
  readonly draw: (paper: PaperInk, y: number) => void;
}

/** Totals with headings of their own. Cells share the available width and stand at its right. */
function withHeadings(heads: readonly string[], lines: PaperTotals['lines'], paper: Paper, face: Typeface): SetTotals {
  const inner = pageSize(paper).width - 2 * PAGE.side;
  const cell = Math.min(TOTALS.cell, (inner - TOTALS.label) / Math.max(1, heads.length));
  const broken = (text: string, width: number) => setLines(face, text, width * MARGIN, BOLD, MOST);
  const set = (label: string, texts: readonly string[], look: Look): SetLine => {
    const cells = [broken(label, TOTALS.label), ...texts.map((text) => broken(text, cell - TOTALS.gap))];
    const most = Math.max(...cells.map(({ length }) => length));
    return { cells, height: TOTALS.line + (most - 1) * TEXT.line, look };
  };
  const all = [set('', heads, HEADING), ...lines.map(({ label, cells }) => set(label, cells, BOLD))];
  return {
    height: all.reduce((sum, line) => sum + line.height, TOTALS.above),
    draw(on, top) {
      let y = top + TOTALS.above;
      for (const { cells, height, look } of all) {
        const left = on.across(y).x + inner - cell * heads.length;
        cells.forEach((texts, at) => {
          const place =
            at === 0
              ? { x: left - TOTALS.label, y, width: TOTALS.label }
              : { x: left + (at - 1) * cell + TOTALS.gap, y, width: cell - TOTALS.gap };
          on.ink.lines(texts, place, at === 0 ? look : { ...look, align: 'right' });
        });
        y += height;
      }
    },
  };
}

/** Totals of a list; those without headings stand below its columns. */
export function setTotals(paper: Paper, face: Typeface): SetTotals | null {
  if (!paper.totals) return null;
  const { heads, lines } = paper.totals;
  if (heads) return withHeadings(heads, lines, paper, face);
  return {
    height: TOTALS.above + lines.length * TOTALS.line,
    draw: (on, y) =>
      lines.forEach(({ label, cells }, at) => {
        const texts = [label, ...cells].map((text) => [face.printable(text)]);
        on.cells(paper.columns, texts, y + TOTALS.above + at * TOTALS.line + (TOTALS.line - TEXT.line) / 2, () => BOLD);
      }),
  };
}
