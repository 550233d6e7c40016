import { INK as COLOURS, pathOf, type Stroke } from '@/lib/lists/chart-sheet';
import type { PaperRow } from '@/lib/lists/paper';
import type { SmallTable } from '@/lib/lists/small-table';
import { isField, pictureDrawing } from '@/lib/lists/picture';
import type { ListData } from '../document';
import type { Typeface } from '../fonts';
import { GREY, type Look } from '../ink';
import { A4, innerOf, paperSheets, SCOPE, titlePart, type Block } from '../paper';
import { lines, space, stack, within, type Part } from '../part';
import { setLines } from '../set-lines';
import type { Sheets } from '../sheets';
import { tableOf, type Cells, type Table } from '../table';
import { MARGIN, TABLE, TEXT, totalsPart } from './totals';

const ANCHOR = { start: 'left', middle: 'center', end: 'right' } as const;
const OUTLINE = 0.4;
/** In points. A scatter plot is higher than a column chart. */
const HEIGHT = { columns: 176, field: 310 };
const BELOW = 12;

/** Chart above a list's table; nothing if the list has none. */
function chartPart(face: Typeface, { paper, locale }: ListData): Part {
  const { chart, title } = paper;
  if (!chart) return space(0);
  const height = isField(chart) ? HEIGHT.field : HEIGHT.columns;
  const drawing: Part = {
    height,
    draw(ink, place) {
      const shapes = pictureDrawing(chart, {
        width: place.width,
        height,
        size: TEXT.size - 1,
        locale,
        titled: chart.title !== title,
        measure: (text, size, weight) => face.widthOf(face.printable(text), size, weight),
      });
      const strokes = (all: readonly Stroke[]) =>
        all.forEach((one) => ink.path(pathOf(one), one.width, one.colour, one.dash));
      ink.from(place, () => {
        strokes(shapes.grid);
        for (const bar of shapes.bars) ink.outlined(bar, bar.height, bar.fill, { width: OUTLINE, colour: bar.outline });
        strokes(shapes.strokes);
        for (const { text, x, y, anchor, ...look } of shapes.texts) {
          ink.line(face.printable(text), x, y, { ...look, align: ANCHOR[anchor] });
        }
      });
    },
  };
  return stack(drawing, space(BELOW));
}

/** In points. */
const PAGE = { side: 32, top: 30, bottom: 42 };
/** The rest of the width is for who printed it and where. */
const TITLE_SHARE = 0.65;
/** Least height of the title with the lines below it, and the distance to what follows. */
const TITLE = { height: 50, below: 8 };
const EMPTY = { above: 14, line: 16 };
/** Height of a small table's title, including the gap above. */
const SMALL_TABLE = { title: 32, above: 15 };
const SMALL_TITLE: Look = { size: 10, line: TEXT.line, weight: 600 };

/** Looks of toned cells. Red ones are bold as well, for printers without colours. */
const TONES: Readonly<Record<string, Partial<Look>>> = {
  bad: { colour: COLOURS.red, weight: 600 },
  good: { colour: COLOURS.green },
};

/** Cells of a row, broken into lines. Figures fit by design; texts may need several lines, and so may times among many columns. */
const cellsOf = (
  face: Typeface,
  { widths }: Table,
  columns: readonly { readonly wraps: boolean }[],
  texts: readonly string[],
  look: Look,
): Cells =>
  texts.map((text, at) =>
    !columns[at]?.wraps && !text.includes(' ')
      ? [face.printable(text)]
      : setLines(face, text, (widths[at] ?? 0) * MARGIN, { size: look.size }, 3),
  );

/** A table beside a list, with its total last. An empty one gets a row that says so. */
function smallBlock(face: Typeface, { title, columns, rows, total, empty }: SmallTable, width: number): Block {
  const table = tableOf(face, columns, width, TABLE);
  const row = (texts: readonly string[], look: Look = TEXT) =>
    table.row(cellsOf(face, table, columns, texts, TEXT), () => look);
  const isEmpty = rows.length === 0;
  const colour = isEmpty ? GREY : undefined;
  const name = within(lines([face.printable(title)], SMALL_TITLE), TABLE.gutter, width);
  return {
    head: stack(space(SMALL_TABLE.above), { ...name, height: SMALL_TABLE.title - SMALL_TABLE.above }, table.head),
    rows: [
      ...(isEmpty ? [table.row([[face.printable(empty)]], () => ({ ...TEXT, colour }))] : []),
      ...rows.map((texts) => row(texts)),
      ...(total ? [row(total, { ...TEXT, weight: 600, colour })] : []),
    ],
  };
}

/** Any list as a PDF: column names on every page, totals at the end, numbered pages. */
export function list(face: Typeface, data: ListData): Sheets {
  const { paper, venue, locale, words } = data;
  const { columns, besides, scale, totals } = paper;
  const size = paper.wide ? { width: A4.height, height: A4.width } : A4;
  const page = { ...size, ...PAGE };
  const width = innerOf(page);
  const table = tableOf(face, columns, width, TABLE, scale);

  const rowOf = ({ cells, struck, strong, tones }: PaperRow): Part => {
    const look: Look = {
      size: TEXT.size * scale,
      line: TEXT.line,
      weight: strong ? 600 : 400,
      colour: struck ? GREY : undefined,
      struck,
    };
    return table.row(cellsOf(face, table, columns, cells, look), (at) => ({ ...look, ...TONES[tones?.[at] ?? ''] }));
  };
  const scope = [paper.scope, paper.cut]
    .filter(Boolean)
    .flatMap((text) => setLines(face, text, width * TITLE_SHARE * MARGIN, SCOPE));
  const about = { words, venue, locale, stamp: TEXT };
  const title = titlePart(face, about, scope, width, TITLE_SHARE);
  const rows = paper.rows.map(rowOf);
  const empty = stack(space(EMPTY.above), {
    ...lines([face.printable(words.empty)], { size: 10, line: TEXT.line, colour: GREY }),
    height: EMPTY.line,
  });
  const first = stack(
    { ...title, height: Math.max(TITLE.height, title.height + TITLE.below) },
    chartPart(face, data),
    ...(rows.length === 0 ? [empty] : []),
  );
  const all: Block = {
    head: rows.length === 0 ? space(0) : table.head,
    rows: [...rows, ...(totals ? [totalsPart(face, totals, table, width)] : [])],
    ended: totals !== null,
  };
  const blocks = [all, ...besides.map((beside) => smallBlock(face, beside, width))];
  const sheets = paperSheets(face, about, { page, first, blocks });
  return { ...sheets, title: `${face.printable(words.title)} · ${face.printable(venue)}` };
}
