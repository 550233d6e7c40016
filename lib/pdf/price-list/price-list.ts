import { formatMoney, formatTime } from '../../domain/format';
import type { PriceRow } from '../../domain/price-list';
import type { PriceListData } from '../document';
import type { Typeface } from '../fonts';
import { GREY, type Ink } from '../ink';
import { PaperInk } from '../paper';
import { setLines } from '../set-lines';
import type { Sheets } from '../sheets';
import { COLUMNS, HEADING, PAGE, pagesOf, rowHeight, setSections, TABLE, TEXT } from './measures';

const TITLE_SHARE = 0.6;
const EMPTY = { size: 10, line: TEXT.line, colour: GREY };

/** Price list as a PDF: a table per folder, column names repeated on every page. */
export function priceList(face: Typeface, data: PriceListData): Sheets {
  const { sections, words, locale, timeZone, venue } = data;
  const set = setSections(sections, words, face);
  const pages = pagesOf(set);
  const columns = COLUMNS.map((column) => ({ ...column, label: words.columns[column.key] }));
  const scope = setLines(face, words.scope, (PAGE.width - 2 * PAGE.side) * TITLE_SHARE, { size: 9.5 }, 1);

  const cellsOf = (dish: PriceRow, name: readonly string[]) => [
    [String(dish.item_id)],
    name,
    [face.printable(dish.type ? words.kitchen : words.bar)],
    [formatMoney(dish.retail_price, locale)],
    [dish.prime_cost === null ? face.printable(words.noRecipe) : formatMoney(dish.prime_cost, locale)],
    [formatTime(dish.last_update, timeZone)],
  ];
  const draw = (at: number) => (ink: Ink) => {
    const paper = new PaperInk(ink, face, PAGE, { PAGE, TEXT, TABLE });
    let y = PAGE.top;
    if (at === 0) {
      paper.title({ ...words, venue }, scope, TITLE_SHARE);
      y += PAGE.title;
    }
    for (const { section, from, to } of pages[at] ?? []) {
      const { heading = [], continued = [], names = [] } = set[section] ?? {};
      const lines = from === 0 ? heading : continued;
      y += HEADING.above;
      ink.lines(lines, paper.across(y), HEADING);
      y += lines.length * HEADING.line + HEADING.below;
      paper.head(columns, y);
      y += TABLE.head;
      sections[section]?.rows.slice(from, to).forEach((dish, row) => {
        const name = names[from + row] ?? [];
        const height = rowHeight(name.length);
        const colour = dish.status === 1 ? undefined : GREY;
        paper.row(columns, cellsOf(dish, name), y, height, () => ({ ...TEXT, colour }));
        y += height;
      });
    }
    if (sections.length === 0) ink.lines([face.printable(words.empty)], paper.across(y + HEADING.above), EMPTY);
    paper.foot({ ...words, venue }, at, pages.length);
  };
  return {
    title: `${words.title} · ${venue}`,
    language: locale,
    creator: venue,
    pages: pages.map((_, at) => ({ width: PAGE.width, height: PAGE.height, draw: draw(at) })),
  };
}
