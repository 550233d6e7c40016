import type { Typeface } from './fonts';
import { GREY, type Ink, type Look } from './ink';
import { PaperInk, type Cells, type Column, type Measures, type PaperWords } from './paper';
import type { Part } from './paginate';
import { setLines } from './set-lines';
import type { Sheets } from './sheets';

const TITLE_SHARE = 0.6;
const SCOPE_SIZE = 9.5;

export interface SectionRow {
  readonly cells: Cells;
  /** Points, with the rule below. */
  readonly height: number;
  readonly look: Partial<Look>;
}

/** A heading and a table. `continued` is the heading on further pages. */
export interface Section {
  readonly heading: readonly string[];
  readonly continued: readonly string[];
  readonly rows: readonly SectionRow[];
}

/** A paper of sections. Measures are in points. `scopeLines` limits the lines below the title. */
export interface SectionedPaper {
  readonly words: Omit<PaperWords, 'venue'> & { readonly empty: string };
  readonly venue: string;
  readonly locale: string;
  readonly scope: string;
  readonly scopeLines?: number;
  readonly columns: readonly (Column & { readonly label: string })[];
  readonly measures: Measures & {
    readonly PAGE: { readonly width: number; readonly height: number; readonly title: number };
    readonly HEADING: Look & { readonly above: number; readonly below: number };
  };
  readonly sections: readonly Section[];
  readonly pages: readonly (readonly Part[])[];
  /** Draws below the last section. */
  readonly drawEnd?: (paper: PaperInk, y: number) => void;
}

/** A document of sections. Each page repeats the column names, and the heading of a section that goes on. */
export function sectionSheets(face: Typeface, data: SectionedPaper): Sheets {
  const { venue, columns, measures, sections, pages } = data;
  const { PAGE, TEXT, TABLE, HEADING } = measures;
  const words = { ...data.words, venue };
  const width = (PAGE.width - 2 * PAGE.side) * TITLE_SHARE;
  const scope = setLines(face, data.scope, width, { size: SCOPE_SIZE }, data.scopeLines);
  const empty: Look = { size: 10, line: TEXT.line, colour: GREY };

  const draw = (at: number) => (ink: Ink) => {
    const paper = new PaperInk(ink, face, PAGE, measures);
    let y = PAGE.top;
    if (at === 0) {
      paper.title(words, scope, TITLE_SHARE);
      y += PAGE.title;
    }
    for (const { section, from, to } of pages[at] ?? []) {
      const { heading = [], continued = [], rows = [] } = sections[section] ?? {};
      const lines = from === 0 ? heading : continued;
      y += HEADING.above;
      ink.lines(lines, paper.across(y), HEADING);
      y += lines.length * HEADING.line + HEADING.below;
      paper.head(columns, y);
      y += TABLE.head;
      for (const { cells, height, look } of rows.slice(from, to)) {
        paper.row(columns, cells, y, height, () => ({ ...TEXT, ...look }));
        y += height;
      }
    }
    if (sections.length === 0) ink.lines([face.printable(words.empty)], paper.across(y + HEADING.above), empty);
    else if (at === pages.length - 1) data.drawEnd?.(paper, y);
    paper.foot(words, at, pages.length);
  };
  return {
    title: `${words.title} · ${venue}`,
    language: data.locale,
    creator: venue,
    pages: pages.map((_, at) => ({ width: PAGE.width, height: PAGE.height, draw: draw(at) })),
  };
}
