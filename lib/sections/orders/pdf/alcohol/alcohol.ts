import { formatMoney, formatQuantity } from '@/lib/domain/format';
import type { AlcoholSold } from '../../contract/orders';
import { toBaht, toSatang } from '@/lib/domain/money';
import type { AlcoholData } from '@/lib/pdf/document';
import type { Typeface } from '@/lib/pdf/fonts';
import { INK } from '@/lib/pdf/ink';
import { sectionSheets, type Section } from '@/lib/pdf/sections';
import type { Sheets } from '@/lib/pdf/sheets';
import { COLUMNS, DAY, nameLines, PAGE, pagesOf, rowHeight, setDays, TABLE, TEXT, TOTAL } from './measures';

const shownDate = (date: string): string => date.split('-').toReversed().join('.');

/** Alcohol sold, for the tax office: A4, a table per business day with its total. */
export function alcohol(face: Typeface, { items, unmarked, words, locale, venue }: AlcoholData): Sheets {
  const { days, total } = setDays(items, face);
  const columns = COLUMNS.map((column) => ({ ...column, label: words.columns[column.key] }));
  const pieces = (quantity: number) => [formatQuantity(quantity, locale, Number.isInteger(quantity) ? 0 : 3)];
  const money = (satang: number) => formatMoney(toBaht(satang), locale);

  const rowOf = (name: readonly string[], { quantity, price }: Pick<AlcoholSold, 'quantity' | 'price'>) => ({
    cells: [name, pieces(quantity), [formatMoney(price, locale)]],
    height: rowHeight(name.length),
    look: {},
  });
  const sumOf = (label: string, quantity: number, satang: number) => ({
    cells: [[face.printable(label)], pieces(quantity), [money(satang)]],
    height: rowHeight(1),
    look: { weight: 600 } as const,
  });
  const sectionOf = (heading: string, rows: Section['rows']): Section => ({
    heading: [face.printable(heading)],
    continued: [face.printable(words.continued.replace('{heading}', heading))],
    rows,
  });
  const sold = days.map(({ date, rows, quantity, satang }) =>
    sectionOf(shownDate(date), [
      ...rows.map(({ item, name }) => rowOf(name, item)),
      sumOf(words.dayTotal, quantity, satang),
    ]),
  );
  const some = unmarked && unmarked.items.length > 0 ? unmarked : undefined;
  // First, because the list is incomplete until these are marked.
  const left = some && [
    sectionOf(words.unmarked, [
      ...some.items.map((item) => rowOf(nameLines(face, item.name), item)),
      sumOf(words.notIncluded, some.quantity, toSatang(some.price)),
    ]),
  ];
  const sections = [...(left ?? []), ...sold];
  return sectionSheets(face, {
    words,
    venue,
    locale,
    scope: words.period,
    columns,
    measures: { PAGE, TEXT, TABLE, HEADING: DAY },
    sections,
    pages: pagesOf(sections.map(({ rows }) => rows.map(({ height }) => height))),
    drawEnd: (paper, y) => {
      const cells = [[face.printable(words.total)], pieces(total.quantity), [`${money(total.satang)} ฿`]];
      paper.ink.rule(paper.across(y + TOTAL.above), 1, INK);
      paper.cells(columns, cells, y + TOTAL.above + TOTAL.padding, () => ({ ...DAY, line: TEXT.line }));
    },
  });
}
