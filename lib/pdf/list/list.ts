import { INK as COLOURS } from '@/lib/lists/chart-sheet';
import type { ListData } from '../document';
import type { Typeface } from '../fonts';
import { GREY, type Ink, type Look } from '../ink';
import { PaperInk } from '../paper';
import type { Sheets } from '../sheets';
import { drawChart } from './chart';
import {
  CHART,
  chartHeight,
  EMPTY,
  PAGE,
  pagesOf,
  pageSize,
  rowHeight,
  setHead,
  setRows,
  TABLE,
  TEXT,
  TITLE_SHARE,
} from './measures';
import { drawSmallTable, setSmallTable } from './small-table';
import { setTotals } from './totals';

/** Looks of toned cells. Red ones are bold as well, for printers without colours. */
const TONES: Readonly<Record<string, Partial<Look>>> = {
  bad: { colour: COLOURS.red, weight: 600 },
  good: { colour: COLOURS.green },
};

/** Any list as a PDF: column names on every page, totals at the end, numbered pages. */
export function list(face: Typeface, data: ListData): Sheets {
  const { paper, venue, locale } = data;
  const { columns, besides } = paper;
  const words = { ...data.words, venue };
  const rows = setRows(
    columns,
    paper.rows.map((row) => row.cells),
    paper,
    face,
    paper.scale,
  );
  const below = besides.map((beside) => setSmallTable(beside, paper, face));
  const totals = setTotals(paper, face);
  const head = setHead(paper, words.title, face);
  const size = pageSize(paper);
  const pages = pagesOf(paper, head.height, rows, totals?.height ?? null, below);

  const lookOf = (row: number) => {
    const { struck = false, strong = false, tones = {} } = paper.rows[row] ?? {};
    const look: Look = {
      size: TEXT.size * paper.scale,
      line: TEXT.line,
      weight: strong ? 600 : 400,
      colour: struck ? GREY : undefined,
      struck,
    };
    return (cell: number): Look => ({ ...look, ...TONES[tones[cell] ?? ''] });
  };
  /** Draws what stands above the rows of the first page. Returns where it ends. */
  const drawTop = (ink: Ink, on: PaperInk): number => {
    let y = PAGE.top + head.height;
    on.title(words, head.lines, TITLE_SHARE);
    if (paper.chart) {
      drawChart(ink, face, data, on.across(y));
      y += chartHeight(paper) + CHART.below;
    }
    if (rows.length > 0) return y;
    ink.lines([face.printable(words.empty)], on.across(y + EMPTY.above), { size: 10, line: TEXT.line, colour: GREY });
    return y + EMPTY.above + EMPTY.line;
  };
  const draw = (at: number) => (ink: Ink) => {
    const on = new PaperInk(ink, face, size, { PAGE, TEXT, TABLE });
    let y = at === 0 ? drawTop(ink, on) : PAGE.top;
    for (const { section, from, to } of pages[at] ?? []) {
      const beside = besides[section - 1];
      if (beside) {
        y += drawSmallTable(on, face, beside, below[section - 1] ?? [], { from, to }, y);
        continue;
      }
      if (from < rows.length) {
        on.head(columns, y, paper.scale);
        y += TABLE.head;
      }
      rows.slice(from, to).forEach((row, index) => {
        const height = rowHeight(row);
        on.row(columns, row, y, height, lookOf(from + index));
        y += height;
      });
      if (to > rows.length && totals) {
        totals.draw(on, y);
        y += totals.height;
      }
    }
    on.foot(words, at, pages.length);
  };
  const title = `${face.printable(words.title)} · ${face.printable(venue)}`;
  return { title, language: locale, creator: venue, pages: pages.map((_, at) => ({ ...size, draw: draw(at) })) };
}
