import type { Typeface } from './fonts';
import { GREY, type Ink, type Look } from './ink';
import { paginate } from './paginate';
import { lines, over, space, stack, within, type Part } from './part';
import { setLines } from './set-lines';
import type { Sheet, Sheets } from './sheets';
import type { Table } from './table';

/** Points in a millimetre. */
export const MM = 72 / 25.4;
/** A4 upright. Points. */
export const A4 = { width: 595.28, height: 841.89 };
/** Allowance for kerning: a line may be wider than the sum of its characters. */
export const MARGIN = 0.98;
export const TITLE: Look = { size: 18, line: 18 * 1.3, weight: 600 };
export const SCOPE: Look = { size: 9.5, line: 9.5 * 1.3, colour: GREY };
const VENUE: Look = { size: 11, line: 11 * 1.3, weight: 600, align: 'right' };
const VENUE_TOP = 6;
/** Distance of the foot's lower edge from that of the page. */
const FOOT = { size: 7.5, bottom: 22 };

/** A heading and its rows. The heading is repeated, as `continued`, on every page and never stands without rows. */
export interface Block {
  readonly head: Part;
  readonly continued?: Part;
  readonly rows: readonly Part[];
  /** Whether the last row never stands without the one before it: totals stay with their table. */
  readonly ended?: boolean;
}

/** A page and its margins. Points. */
export interface Page {
  readonly width: number;
  readonly height: number;
  readonly side: number;
  readonly top: number;
  readonly bottom: number;
}

/** A paper as a value: what stands above the blocks on the first and on further pages, the blocks, what follows them. */
export interface Paper {
  readonly page: Page;
  readonly first: Part;
  readonly further?: Part;
  readonly blocks: readonly Block[];
  readonly end?: Part | undefined;
  /** Foot of page `at`, and its distance from the lower edge. */
  readonly foot: { readonly bottom: number; readonly of: (at: number, pages: number) => Part };
}

/** Width of a page between its margins. */
export const innerOf = ({ width, side }: Pick<Page, 'width' | 'side'>): number => width - 2 * side;

/** Breaks a paper into pages. Each is drawn from its upper left corner. */
export function pagesOf({ page, first, further = space(0), blocks, end, foot }: Paper): ((ink: Ink) => void)[] {
  const room = page.height - page.top - page.bottom;
  const pages = paginate(
    blocks.map(({ head, continued = head, rows, ended = false }) => ({
      head: Math.max(head.height, continued.height),
      rows: rows.map(({ height }) => height),
      ended,
    })),
    room - first.height,
    room - further.height,
  );
  return pages.map((parts, at) => (ink) => {
    const shown = parts.flatMap(({ section, from, to }): Part[] => {
      const { head, continued = head, rows } = blocks[section] as Block;
      return [from === 0 ? head : continued, ...rows.slice(from, to)];
    });
    const place = { x: page.side, width: innerOf(page) };
    const all = [at === 0 ? first : further, ...shown, ...(end && at === pages.length - 1 ? [end] : [])];
    stack(...all).draw(ink, { ...place, y: page.top });
    const below = foot.of(at, pages.length);
    below.draw(ink, { ...place, y: page.height - foot.bottom - below.height });
  });
}

/** Texts of all papers of A4. `page` contains `{page}` and `{pages}`. */
export interface PaperWords {
  readonly title: string;
  readonly printed: string;
  readonly page: string;
}

/** Texts and venue of an A4 paper, and the look of its stamp. */
export interface About {
  readonly words: PaperWords;
  readonly venue: string;
  readonly locale: string;
  readonly stamp: { readonly size: number; readonly line: number };
}

/** The title with `scope` below it on the left, venue and stamp on the right. `share` is the left part of `width`. */
export function titlePart(face: Typeface, about: About, scope: readonly string[], width: number, share = 0.6): Part {
  const { words, venue } = about;
  const [left, right] = [width * share, width * (1 - share)];
  const stamp: Look = { ...about.stamp, colour: GREY, align: 'right' };
  const beside = stack(
    space(VENUE_TOP),
    lines(setLines(face, venue, right, VENUE, 1), VENUE),
    lines(setLines(face, words.printed, right, stamp), stamp),
  );
  const titled = stack(lines(setLines(face, words.title, left, TITLE), TITLE), lines(scope, SCOPE));
  return { ...over(within(titled, 0, left), within(beside, left, right)), height: titled.height };
}

/** The heading of a block of texts, with the column names of its table. */
export const headed = (table: Table, texts: readonly string[], look: Look & { above: number; below: number }): Part =>
  stack(space(look.above), lines(texts, look), space(look.below), table.head);

/** A paper of A4 with numbered pages. */
export function paperSheets(
  face: Typeface,
  { words, venue, locale, stamp }: About,
  paper: Omit<Paper, 'foot'>,
  picture?: Sheet['picture'],
): Sheets {
  const { page } = paper;
  const look: Look = { size: FOOT.size, line: stamp.line, colour: GREY };
  const of = (at: number, pages: number): Part => {
    const number = face.printable(words.page.replace('{page}', String(at + 1)).replace('{pages}', String(pages)));
    const room = innerOf(page) - face.widthOf(number, FOOT.size) - FOOT.size;
    const about = setLines(face, `${venue} · ${words.title} · ${words.printed}`, room, look, 1);
    return over(lines(about, look), lines([number], { ...look, align: 'right' }));
  };
  const pages = pagesOf({ ...paper, foot: { bottom: FOOT.bottom, of } });
  return {
    title: `${words.title} · ${venue}`,
    language: locale,
    creator: venue,
    pages: pages.map((draw, at) => ({
      width: page.width,
      height: page.height,
      picture: at === 0 ? picture : undefined,
      draw,
    })),
  };
}
