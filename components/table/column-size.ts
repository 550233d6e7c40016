import { writeValue } from '@/lib/lists/write';
import { valueOf } from '@/lib/lists/list';
import { alignOf, cellText, type CellWriting, type Column, type FootLine } from './column';

/** Advance widths of Inter in em, rounded up; digits are tabular. Other characters count as 0.61, a lower-case letter. */
const GROUPS: readonly (readonly [em: number, characters: string])[] = [
  [0.2, '\u202f\u2009'],
  [0.3, " \u00a0.,:;!|'ijlI"],
  [0.4, '()[]/frt"-г'],
  // дБВЗКРТУЯ
  [0.65, '0123456789−+–\u0434\u0411\u0412\u0417\u041a\u0420\u0422\u0423\u042fbdgpqBKPRSTZ'],
  // фыАЛНПСХЦЧЭ
  [0.75, '\u0444\u044b\u0410\u041b\u041d\u041f\u0421\u0425\u0426\u0427\u042dACDGHUVXY'],
  // жмДИОщюш
  [0.85, '\u0436\u043c\u0414\u0418\u041e\u0449\u044e\u0448wNOQ'],
  // мФЫЖМШЩЮ
  [1, '\u043c\u0424\u042bm\u0416\u041c\u0428M\u0429\u042eW%'],
  [1.1, '№@—'],
];
const WIDTHS = new Map(GROUPS.flatMap(([em, characters]) => Array.from(characters, (one) => [one, em] as const)));
const LOWER_CASE = 0.61;
const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Upper estimate of a text's width on one line, in pixels. Needs no fonts, so the server gets the same. */
function textWidth(text: string, fontSize: number): number {
  let em = 0;
  for (const character of text) em += WIDTHS.get(character) ?? (IDEOGRAPH.test(character) ? 1 : LOWER_CASE);
  return em * fontSize;
}

/** Places where a text may break. */
const BREAK = /(?<=-)| /;

/** Least width in pixels at which a text fits on `lines` lines, broken at spaces and hyphens. */
function linesWidth(text: string, fontSize: number, lines: number): number {
  const words = text.split(BREAK);
  const widthOf = (part: readonly string[]) => textWidth(part.join(' '), fontSize);
  const best = (from: number, left: number): number => {
    if (left === 1) return widthOf(words.slice(from));
    const ends = words.slice(from).map((_, at) => from + at + 1);
    return Math.min(
      ...ends.map((end) => Math.max(widthOf(words.slice(from, end)), end < words.length ? best(end, left - 1) : 0)),
    );
  };
  return best(0, lines);
}

/** Font sizes, padding and room for the sort arrow in pixels, with a margin for rounding. */
interface Scale {
  readonly text: number;
  readonly head: number;
  readonly headLines: number;
  readonly padding: number;
  readonly arrow: number;
}
const USUAL: Scale = { text: 14, head: 12, headLines: 2, padding: 17, arrow: 14 };
/** Sizes of a dense table, as in its style sheet. Figures have the arrow above their heading, where it needs no room. */
const DENSE: Scale = { text: 11.8, head: 11, headLines: 3, padding: 8, arrow: 0 };
/** Sizes for texts, which are clipped if a pixel is missing. Some browsers round the width of each letter up. */
const DENSE_TEXT: Scale = { ...DENSE, text: 12.3, arrow: 12 };
/** Extra padding of the first column, which is usually the pinned one. */
const FIRST = 4;
/** Bold figures of totals are wider. */
const BOLD = 1.06;
/** Preferred width limit of a text column in pixels, and the limit in a dense table. */
const MOST_TEXT = 300;
const MOST_DENSE = 128;
/** Width limit of a single word, such as a card number, in a dense table. */
const MOST_WORD = 164;
/** Minimum width of a text column in pixels. */
const LEAST_TEXT = 72;
/** Room for icons and marks beside the text of a rendered cell, in pixels. */
const BESIDE = 44;
/** Number of rows sampled; longer lists are sampled at even steps. */
const MOST_SAMPLED = 1000;
/** Number of rows sampled in a column whose cells must be formatted to know their length. */
const MOST_WRITTEN = 250;
/** Sizes grow in steps, so that pages with similar figures keep theirs. */
const STEP = 4;
const DENSE_STEP = 2;

/** Widths of a column in pixels, padding included. */
export interface ColumnSize {
  /** Minimum width, for texts on two lines. */
  readonly least: number;
  readonly wanted: number;
  /** Width at which the longest text and the heading fit on one line. */
  readonly most: number;
  /** Minimum width in small type, with times on two lines. */
  readonly dense: number;
  /** Whether every text fits on two lines at the least width. */
  readonly wraps: boolean;
  /** Whether every text fits on two lines at the dense width. */
  readonly wrapsDense: boolean;
}

const rounded = (width: number, step = STEP): number => Math.ceil(width / step) * step;

/** Number of longest texts measured: the longest one may fit on two narrower lines than another. */
const LONGEST = 8;

/**
 * Texts of the cells that may be widest: the longest texts, the largest and the smallest number. Numbers with a unit or with
 * decimals of their own count as texts.
 */
function widestTexts<Row extends object>(column: Column<Row>, rows: readonly Row[], writing: CellWriting): string[] {
  const ranks = new Map<Row, number>();
  let [largest, smallest]: [Row, number][] = [];
  const hasOwnForm = column.written !== undefined || typeof column.decimals === 'function';
  const stride = Math.ceil(rows.length / (hasOwnForm ? MOST_WRITTEN : MOST_SAMPLED)) || 1;
  for (let at = 0; at < rows.length; at += stride) {
    const row = rows[at] as Row;
    const value = valueOf(column, row, writing.words);
    if (typeof value === 'string') ranks.set(row, value.length);
    else if (hasOwnForm && value != null) ranks.set(row, cellText(column, row, writing).length);
    if (typeof value !== 'number') continue;
    if (!largest || value > largest[1]) largest = [row, value];
    if (!smallest || value < smallest[1]) smallest = [row, value];
  }
  const longest = [...ranks].toSorted(([, one], [, other]) => other - one).slice(0, LONGEST);
  const known = [...longest, largest, smallest].filter((one) => one !== undefined);
  return known.map(([row]) => cellText(column, row, writing));
}

/** Widths that the head, the cells and the totals of a column need at a scale. */
function partsAt<Row extends object>(
  { text, head, headLines, padding, arrow }: Scale,
  column: Column<Row>,
  { texts, sums }: { readonly texts: readonly string[]; readonly sums: readonly string[] },
) {
  const widest = (widths: readonly number[]) => Math.max(0, ...widths) + padding;
  const beside = (column.sortable ? arrow : 0) + padding;
  const words = texts.flatMap((one) => one.split(BREAK));
  return {
    head: linesWidth(column.label, head, headLines) + beside,
    wholeHead: textWidth(column.label, head) + beside,
    cells: widest(texts.map((one) => textWidth(one, text))),
    twoLines: widest(texts.map((one) => linesWidth(one, text, 2))),
    word: widest(words.map((one) => BOLD * textWidth(one, text))) + (column.pinned ? FIRST : 0),
    totals: sums.length > 0 ? widest(sums.map((one) => BOLD * textWidth(one, text))) : 0,
  };
}

/** The widths that a column needs for its head, its cells and its totals. `rows` are undefined while they load. */
export function sizeOf<Row extends object>(
  column: Column<Row>,
  rows: readonly Row[] | undefined,
  foot: readonly FootLine[],
  writing: CellWriting,
): ColumnSize {
  const { kind, key, width = 0, minWidth = 0, render } = column;
  const written = {
    texts: widestTexts(column, rows ?? [], writing),
    sums: foot.map(({ cells: sums, decimals }) => writeValue(kind, sums?.[key], writing, decimals)),
  };
  const [usual, small] = [
    partsAt(USUAL, column, written),
    partsAt(kind === 'text' ? DENSE_TEXT : DENSE, column, written),
  ];
  // A rendered cell may be wider than its value; its column gives the width, as for all cells while rows load.
  const drawn = render ? Math.max(width, minWidth) : rows ? 0 : width;
  const beside = render ? BESIDE : 0;
  if (kind !== 'text' || alignOf(column) === 'end' || (render && width > 0)) {
    const asDrawn = ((drawn - USUAL.padding) * DENSE.text) / USUAL.text + DENSE.padding;
    const cells = kind === 'time' ? small.twoLines : small.cells;
    const wanted = rounded(Math.max(usual.head, drawn, usual.cells, usual.totals));
    const most = Math.max(wanted, rounded(usual.wholeHead));
    const dense = column.pinnedEnd ? wanted : rounded(Math.max(small.head, asDrawn, cells, small.totals), DENSE_STEP);
    return { least: wanted, wanted, most, dense: Math.min(dense, wanted), wraps: false, wrapsDense: kind === 'time' };
  }
  const most = rounded(Math.max(usual.wholeHead, drawn, usual.cells + beside, usual.totals));
  const wanted = Math.min(most, Math.max(MOST_TEXT, rounded(drawn)));
  const least = Math.min(wanted, rounded(Math.max(usual.head, minWidth, LEAST_TEXT, usual.twoLines + beside)));
  const onTwo = Math.max(small.head, small.twoLines + beside);
  const dense = Math.min(
    least,
    rounded(Math.max(small.head, Math.min(MOST_DENSE, onTwo), Math.min(MOST_WORD, small.word)), DENSE_STEP),
  );
  return { least, wanted, most, dense, wraps: usual.twoLines + beside <= least, wrapsDense: onTwo <= dense };
}
