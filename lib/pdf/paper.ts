import type { Typeface } from './fonts';
import { GREY, type Ink, type Look, type Place } from './ink';
import { setLines } from './set-lines';

const HEAD_COLOUR = '#414957';
const HEAD_BACKGROUND = '#eef0f4';
export const TITLE: Look = { size: 18, line: 18 * 1.3, weight: 600 };
export const SCOPE: Look = { size: 9.5, line: 9.5 * 1.3, colour: GREY };
const VENUE: Look = { size: 11, line: 11 * 1.3, weight: 600, align: 'right' };
const VENUE_TOP = 6;
/** Distance of the foot's lower edge from that of the page. */
const FOOT = { size: 7.5, bottom: 22 };
const HEAD_SIZE = 7;

/** Measures of a kind of paper, in points. */
export interface Measures {
  readonly PAGE: { readonly top: number; readonly side: number };
  readonly TEXT: { readonly size: number; readonly line: number };
  readonly TABLE: { readonly head: number; readonly padding: number; readonly gutter: number };
}

/** Texts of all papers. `page` contains `{page}` and `{pages}`. */
export interface PaperWords {
  readonly title: string;
  readonly venue: string;
  readonly printed: string;
  readonly page: string;
}

export interface Column {
  readonly percent: number;
  readonly right: boolean;
}

/** Texts of a row's cells, broken into lines. */
export type Cells = readonly (readonly string[])[];

/** Drawing of what all papers share: title, table head and rows, foot. */
export class PaperInk {
  readonly #inner: number;

  constructor(
    readonly ink: Ink,
    private readonly face: Typeface,
    private readonly page: { readonly width: number; readonly height: number },
    private readonly measures: Measures,
  ) {
    this.#inner = page.width - 2 * measures.PAGE.side;
  }

  /** A place across the page, between its margins. */
  across(y: number): Place {
    return { x: this.measures.PAGE.side, y, width: this.#inner };
  }

  /** Draws the title with `scope` below it on the left, venue and stamp on the right. `share` is the left part. */
  title({ title, venue, printed }: PaperWords, scope: readonly string[], share: number): void {
    const { PAGE, TEXT } = this.measures;
    const left = { ...this.across(PAGE.top), width: this.#inner * share };
    const right = { x: left.x + left.width, y: PAGE.top + VENUE_TOP, width: this.#inner * (1 - share) };
    const heading = setLines(this.face, title, left.width, TITLE);
    this.ink.lines(heading, left, TITLE);
    this.ink.lines(scope, { ...left, y: left.y + heading.length * TITLE.line }, SCOPE);
    this.ink.lines(setLines(this.face, venue, right.width, VENUE, 1), right, VENUE);
    const stamp: Look = { ...TEXT, colour: GREY, align: 'right' };
    this.ink.lines(setLines(this.face, printed, right.width, stamp), { ...right, y: right.y + VENUE.line }, stamp);
  }

  /** Places of texts in the columns of a table. */
  columns(columns: readonly Column[], y: number): Place[] {
    const { gutter } = this.measures.TABLE;
    let { x } = this.across(y);
    return columns.map(({ percent }) => {
      const width = (this.#inner * percent) / 100;
      x += width;
      return { x: x - width + gutter, y, width: width - 2 * gutter };
    });
  }

  /** Draws texts in the columns of a table. */
  cells(columns: readonly Column[], cells: Cells, y: number, look: (at: number) => Look): void {
    this.columns(columns, y).forEach((place, at) => {
      this.ink.lines(cells[at] ?? [], place, { align: columns[at]?.right ? 'right' : 'left', ...look(at) });
    });
  }

  /** Draws the column names. `scale` scales the text. */
  head(columns: readonly (Column & { readonly label: string })[], y: number, scale = 1): void {
    const { TEXT, TABLE } = this.measures;
    const look: Look = { size: HEAD_SIZE * scale, line: TEXT.line, weight: 600, colour: HEAD_COLOUR };
    this.ink.rect(this.across(y), TABLE.head, HEAD_BACKGROUND);
    this.columns(columns, y).forEach((place, at) => {
      const { label = '', right = false } = columns[at] ?? {};
      const lines = setLines(this.face, label, place.width, look);
      const top = y + (TABLE.head - lines.length * TEXT.line) / 2;
      this.ink.lines(lines, { ...place, y: top }, { ...look, align: right ? 'right' : 'left' });
    });
  }

  /** Draws a row of a table and the rule below it. */
  row(columns: readonly Column[], cells: Cells, y: number, height: number, look: (at: number) => Look): void {
    this.cells(columns, cells, y + this.measures.TABLE.padding, look);
    this.ink.rule(this.across(y + height - 0.5));
  }

  /** Draws the line at the foot of page `at`. */
  foot({ title, venue, printed, page }: PaperWords, at: number, pages: number): void {
    const look: Look = { size: FOOT.size, line: this.measures.TEXT.line, colour: GREY };
    const place = this.across(this.page.height - FOOT.bottom - look.line);
    const number = this.face.printable(page.replace('{page}', String(at + 1)).replace('{pages}', String(pages)));
    const room = place.width - this.face.widthOf(number, FOOT.size) - FOOT.size;
    this.ink.lines(setLines(this.face, `${venue} · ${title} · ${printed}`, room, look, 1), place, look);
    this.ink.lines([number], place, { ...look, align: 'right' });
  }
}
