import type { Typeface } from './fonts';
import type { Look } from './ink';
import { over, within, type Part } from './part';
import { setLines } from './set-lines';

const HEAD_COLOUR = '#414957';
const HEAD_BACKGROUND = '#eef0f4';
const HEAD_SIZE = 7;

export interface Column {
  readonly label: string;
  readonly percent: number;
  readonly right: boolean;
}

/** Least height of the column names, a cell's padding above and below, and at each side; the line of the names. Points. */
export interface TableMeasures {
  readonly head: number;
  readonly padding: number;
  readonly gutter: number;
  readonly line: number;
}

/** Texts of a row's cells, broken into lines. */
export type Cells = readonly (readonly string[])[];

/** A table `width` points wide: its parts, and the room for text in each column. `scale` scales the column names. */
export function tableOf(
  face: Typeface,
  columns: readonly Column[],
  width: number,
  { head, padding, gutter, line }: TableMeasures,
  scale = 1,
) {
  const widths = columns.map(({ percent }) => (width * percent) / 100 - 2 * gutter);
  const lefts = columns.map((_, at) =>
    columns.slice(0, at).reduce((sum, { percent }) => sum + (width * percent) / 100, gutter),
  );
  const cells = (texts: Cells, look: (at: number) => Look): Part => {
    const all = columns.map(({ right }, at): Part => {
      const own: Look = { align: right ? 'right' : 'left', ...look(at) };
      const lines = texts[at] ?? [];
      const height = Math.max(1, lines.length) * own.line;
      return within({ height, draw: (ink, place) => ink.lines(lines, place, own) }, lefts[at] ?? 0, widths[at] ?? 0);
    });
    return over(...all);
  };
  const names: Look = { size: HEAD_SIZE * scale, line, weight: 600, colour: HEAD_COLOUR };
  const headings = columns.map(({ label }, at) => setLines(face, label, widths[at] ?? 0, names));
  const headHeight = Math.max(head, line * (Math.max(...headings.map(({ length }) => length)) + 0.4));
  return {
    widths,
    cells,
    /** Column names. */
    head: {
      height: headHeight,
      draw(ink, place) {
        ink.rect(place, headHeight, HEAD_BACKGROUND);
        columns.forEach(({ right }, at) => {
          const texts = headings[at] ?? [];
          const top = place.y + (headHeight - texts.length * line) / 2;
          const cell = { x: place.x + (lefts[at] ?? 0), y: top, width: widths[at] ?? 0 };
          ink.lines(texts, cell, { ...names, align: right ? 'right' : 'left' });
        });
      },
    } satisfies Part as Part,
    /** A row and the rule below it, for which `seam` is added. */
    row(texts: Cells, look: (at: number) => Look, seam = 1): Part {
      const inside = cells(texts, look);
      const height = inside.height + 2 * padding + seam;
      return {
        height,
        draw(ink, place) {
          inside.draw(ink, { ...place, y: place.y + padding });
          ink.rule({ ...place, y: place.y + height - 0.5 });
        },
      };
    },
  };
}

export type Table = ReturnType<typeof tableOf>;
