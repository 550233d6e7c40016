import { formatMoney, formatQuantity } from '../../domain/format';
import { toBaht } from '../../domain/money';
import type { AlcoholData } from '../document';
import type { Typeface } from '../fonts';
import { INK } from '../ink';
import { sectionSheets } from '../sections';
import type { Sheets } from '../sheets';
import { COLUMNS, DAY, PAGE, pagesOf, rowHeight, setDays, TABLE, TEXT, TOTAL } from './measures';

const shownDate = (date: string): string => date.split('-').toReversed().join('.');

/** Alcohol sold, for the tax office: A4, a table per business day with its total. */
export function alcohol(face: Typeface, { items, words, locale, venue }: AlcoholData): Sheets {
  const { days, total } = setDays(items, face);
  const columns = COLUMNS.map((column) => ({ ...column, label: words.columns[column.key] }));
  const pieces = (quantity: number) => [formatQuantity(quantity, locale, Number.isInteger(quantity) ? 0 : 3)];
  const money = (satang: number) => formatMoney(toBaht(satang), locale);

  const sections = days.map(({ date, rows, quantity, satang }) => {
    const heading = shownDate(date);
    const sold = rows.map(({ item, name }) => ({
      cells: [name, pieces(item.quantity), [formatMoney(item.price, locale)]],
      height: rowHeight(name.length),
      look: {},
    }));
    const dayTotal = [[face.printable(words.dayTotal)], pieces(quantity), [money(satang)]];
    return {
      heading: [face.printable(heading)],
      continued: [face.printable(words.continued.replace('{heading}', heading))],
      rows: [...sold, { cells: dayTotal, height: rowHeight(1), look: { weight: 600 } as const }],
    };
  });
  return sectionSheets(face, {
    words,
    venue,
    locale,
    scope: words.period,
    columns,
    measures: { PAGE, TEXT, TABLE, HEADING: DAY },
    sections,
    pages: pagesOf(days),
    drawEnd: (paper, y) => {
      const cells = [[face.printable(words.total)], pieces(total.quantity), [`${money(total.satang)} ฿`]];
      paper.ink.rule(paper.across(y + TOTAL.above), 1, INK);
      paper.cells(columns, cells, y + TOTAL.above + TOTAL.padding, () => ({ ...DAY, line: TEXT.line }));
    },
  });
}
