import type { PriceSection } from '../rules/price-list';
import type { PriceListWords } from '@/lib/pdf/document';
import type { Typeface } from '@/lib/pdf/fonts';
import { paginate, type Part } from '@/lib/pdf/paginate';
import { setLines } from '@/lib/pdf/set-lines';

/** Points. A4 portrait is 595 × 842. */
export const PAGE = { width: 595.28, height: 841.89, side: 36, top: 32, bottom: 46, title: 44 };
export const TEXT = { size: 8.5, line: 11.5 };
export const HEADING = { size: 10.5, line: 14, weight: 600, above: 14, below: 3 } as const;
/** Height of the column names, and a cell's padding above, below and at each side. */
export const TABLE = { head: 17, padding: 3, gutter: 4 };
const INNER = PAGE.width - 2 * PAGE.side;

/** Columns and their widths in percent. */
const ALL = [
  { key: 'id', percent: 12, right: false },
  { key: 'name', percent: 30, right: false },
  { key: 'type', percent: 10, right: false },
  { key: 'retailPrice', percent: 15, right: true },
  { key: 'primeCost', percent: 15, right: true },
  { key: 'lastUpdate', percent: 18, right: true },
] as const;

const COST = 'primeCost';

/** Columns of a list: without prime costs, which its reader may not see, names have their room. */
export function columnsOf(sections: readonly PriceSection[]) {
  const hasCosts = sections.every(({ rows }) => rows.every(({ prime_cost }) => prime_cost !== undefined));
  const room = ALL.find(({ key }) => key === COST)?.percent ?? 0;
  return hasCosts
    ? ALL
    : ALL.filter(({ key }) => key !== COST).map((column) => ({
        ...column,
        percent: column.percent + (column.key === 'name' ? room : 0),
      }));
}

const nameWidth = (sections: readonly PriceSection[]): number =>
  (INNER * (columnsOf(sections).find(({ key }) => key === 'name')?.percent ?? 0)) / 100 - 2 * TABLE.gutter;
/** Allowance for kerning: a line may be wider than the sum of its characters. */
const MARGIN = 0.98;

export interface SetSection {
  readonly heading: readonly string[];
  readonly continued: readonly string[];
  /** Name of each row, broken into lines. */
  readonly names: readonly (readonly string[])[];
}

/** Texts of a price list, broken into lines. */
export function setSections(sections: readonly PriceSection[], words: PriceListWords, face: Typeface): SetSection[] {
  const heading = (text: string) => setLines(face, text, INNER * MARGIN, HEADING, 3);
  const width = nameWidth(sections) * MARGIN;
  return sections.map((section) => {
    const text = section.heading || words.noFolder;
    return {
      heading: heading(text),
      continued: heading(words.continued.replace('{heading}', () => text)),
      names: section.rows.map(({ name, status }) =>
        setLines(face, status === 1 ? name : `${name} (${words.off})`, width, TEXT, 6),
      ),
    };
  });
}

/** Includes the rule below the row: a line with slightly too little room would be dropped. */
export const rowHeight = (lines: number): number => lines * TEXT.line + 2 * TABLE.padding + 1;

/** Rows by page. */
export function pagesOf(sections: readonly SetSection[]): Part[][] {
  const room = PAGE.height - PAGE.top - PAGE.bottom;
  const blocks = sections.map(({ heading, continued, names }) => ({
    head: HEADING.above + Math.max(heading.length, continued.length) * HEADING.line + HEADING.below + TABLE.head,
    rows: names.map((lines) => rowHeight(lines.length)),
  }));
  return paginate(blocks, room - PAGE.title, room);
}
