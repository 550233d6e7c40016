import { formatMoney, formatTime } from '@/lib/domain/format';
import type { PriceRow } from '../rules/price-list';
import type { PriceListData } from '@/lib/pdf/document';
import type { Typeface } from '@/lib/pdf/fonts';
import { GREY, type Look } from '@/lib/pdf/ink';
import { A4, headed, innerOf, MARGIN, paperSheets, SCOPE, titlePart, type Block } from '@/lib/pdf/paper';
import { lines, space, stack } from '@/lib/pdf/part';
import { setLines } from '@/lib/pdf/set-lines';
import type { Sheets } from '@/lib/pdf/sheets';
import { tableOf } from '@/lib/pdf/table';

/** In points. */
const PAGE = { ...A4, side: 36, top: 32, bottom: 46 };
const INNER = innerOf(PAGE);
const TITLE_HEIGHT = 44;
const TEXT: Look = { size: 8.5, line: 11.5 };
const HEADING = { size: 10.5, line: 14, weight: 600, above: 14, below: 3 } as const;
const TABLE = { head: 17, padding: 3, gutter: 4, line: TEXT.line };
const EMPTY: Look = { size: 10, line: TEXT.line, colour: GREY };

/** Columns and their widths in percent. Without prime costs, which the reader may not see, names have their room. */
const columnsOf = (hasCosts: boolean) => [
  { key: 'id', percent: 12, right: false } as const,
  { key: 'name', percent: hasCosts ? 30 : 45, right: false } as const,
  { key: 'type', percent: 10, right: false } as const,
  { key: 'retailPrice', percent: 15, right: true } as const,
  ...(hasCosts ? [{ key: 'primeCost', percent: 15, right: true } as const] : []),
  { key: 'lastUpdate', percent: 18, right: true } as const,
];

/** Price list as a PDF: a table per folder, column names repeated on every page. */
export function priceList(face: Typeface, { sections, words, locale, timeZone, venue }: PriceListData): Sheets {
  const hasCosts = sections.every(({ rows }) => rows.every(({ prime_cost }) => prime_cost !== undefined));
  const columns = columnsOf(hasCosts).map((column) => ({ ...column, label: words.columns[column.key] }));
  const table = tableOf(face, columns, INNER, TABLE);
  const money = (baht: number | null, none: string) =>
    baht === null ? face.printable(none) : formatMoney(baht, locale);
  const rowOf = ({ item_id, name, status, type, retail_price, prime_cost, last_update }: PriceRow) => {
    const shown = status === 1 ? name : `${name} (${words.off})`;
    const cells = [
      [String(item_id)],
      setLines(face, shown, (table.widths[1] ?? 0) * MARGIN, TEXT, 6),
      [face.printable(type ? words.kitchen : words.bar)],
      [money(retail_price, words.priceAsked)],
      ...(prime_cost === undefined ? [] : [[money(prime_cost, words.noRecipe)]]),
      [formatTime(last_update, timeZone)],
    ];
    return table.row(cells, () => (status === 1 ? TEXT : { ...TEXT, colour: GREY }));
  };
  const headOf = (text: string) => headed(table, setLines(face, text, INNER * MARGIN, HEADING, 3), HEADING);
  const blocks = sections.map(({ heading, rows }): Block => {
    const text = heading || words.noFolder;
    return {
      head: headOf(text),
      continued: headOf(words.continued.replace('{heading}', () => text)),
      rows: rows.map(rowOf),
    };
  });
  const about = { words, venue, locale, stamp: TEXT };
  const title = titlePart(face, about, setLines(face, words.scope, INNER * 0.6, SCOPE, 1), INNER);
  const empty = stack(space(HEADING.above), lines([face.printable(words.empty)], EMPTY));
  return paperSheets(face, about, {
    page: PAGE,
    first: { ...title, height: TITLE_HEIGHT },
    blocks,
    end: sections.length === 0 ? empty : undefined,
  });
}
