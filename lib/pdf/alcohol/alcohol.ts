import { formatMoney, formatQuantity } from '../../domain/format';
import { toBaht } from '../../domain/money';
import type { AlcoholData } from '../document';
import type { Typeface } from '../fonts';
import { GREY, INK, type Ink } from '../ink';
import { PaperInk } from '../paper';
import { setLines } from '../set-lines';
import type { Sheets } from '../sheets';
import { COLUMNS, DAY, PAGE, pagesOf, rowHeight, setDays, TABLE, TEXT, TOTAL, type DaySold } from './measures';

const TITLE_SHARE = 0.6;
const EMPTY = { size: 10, line: TEXT.line, colour: GREY };

const shownDate = (date: string): string => date.split('-').toReversed().join('.');

/** Alcohol sold, for the tax office: A4, a table per business day with its total. */
export function alcohol(face: Typeface, data: AlcoholData): Sheets {
  const { words, locale, venue } = data;
  const { days, total } = setDays(data.items, face);
  const pages = pagesOf(days);
  const columns = COLUMNS.map((column) => ({ ...column, label: words.columns[column.key] }));
  const scope = setLines(face, words.period, (PAGE.width - 2 * PAGE.side) * TITLE_SHARE, { size: 9.5 });
  const pieces = (quantity: number) => [formatQuantity(quantity, locale, Number.isInteger(quantity) ? 0 : 3)];
  const money = (satang: number) => formatMoney(toBaht(satang), locale);

  const cellsOf = (day: DaySold, at: number) => {
    const row = day.rows[at];
    return row
      ? [row.name, pieces(row.item.quantity), [formatMoney(row.item.price, locale)]]
      : [[face.printable(words.dayTotal)], pieces(day.quantity), [money(day.satang)]];
  };
  const draw = (at: number) => (ink: Ink) => {
    const paper = new PaperInk(ink, face, PAGE, { PAGE, TEXT, TABLE });
    let y = PAGE.top;
    if (at === 0) {
      paper.title({ ...words, venue }, scope, TITLE_SHARE);
      y += PAGE.title;
    }
    for (const { section, from, to } of pages[at] ?? []) {
      const day = days[section];
      if (!day) continue;
      const heading = shownDate(day.date);
      y += DAY.above;
      const title = from === 0 ? heading : words.continued.replace('{heading}', heading);
      ink.lines([face.printable(title)], paper.across(y), DAY);
      y += DAY.line + DAY.below;
      paper.head(columns, y);
      y += TABLE.head;
      for (let row = from; row < to; row += 1) {
        const cells = cellsOf(day, row);
        const height = rowHeight(cells[0]?.length ?? 1);
        paper.row(columns, cells, y, height, () => ({ ...TEXT, weight: row < day.rows.length ? 400 : 600 }));
        y += height;
      }
    }
    if (days.length === 0) ink.lines([face.printable(words.empty)], paper.across(y + DAY.above), EMPTY);
    else if (at === pages.length - 1) {
      const cells = [[face.printable(words.total)], pieces(total.quantity), [`${money(total.satang)} ฿`]];
      ink.rule(paper.across(y + TOTAL.above), 1, INK);
      paper.cells(columns, cells, y + TOTAL.above + TOTAL.padding, () => ({ ...DAY, line: TEXT.line }));
    }
    paper.foot({ ...words, venue }, at, pages.length);
  };
  return {
    title: `${words.title} · ${venue}`,
    language: locale,
    creator: venue,
    pages: pages.map((_, at) => ({ width: PAGE.width, height: PAGE.height, draw: draw(at) })),
  };
}
