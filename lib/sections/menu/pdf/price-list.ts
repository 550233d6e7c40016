import { formatMoney, formatTime } from '@/lib/domain/format';
import type { PriceRow } from '../rules/price-list';
import type { PriceListData } from '@/lib/pdf/document';
import type { Typeface } from '@/lib/pdf/fonts';
import { GREY } from '@/lib/pdf/ink';
import { sectionSheets } from '@/lib/pdf/sections';
import type { Sheets } from '@/lib/pdf/sheets';
import { columnsOf, HEADING, PAGE, pagesOf, rowHeight, setSections, TABLE, TEXT } from './measures';

/** Price list as a PDF: a table per folder, column names repeated on every page. */
export function priceList(face: Typeface, { sections, words, locale, timeZone, venue }: PriceListData): Sheets {
  const set = setSections(sections, words, face);
  const cellsOf = (dish: PriceRow, name: readonly string[]) => [
    [String(dish.item_id)],
    name,
    [face.printable(dish.type ? words.kitchen : words.bar)],
    [dish.retail_price === null ? face.printable(words.priceAsked) : formatMoney(dish.retail_price, locale)],
    ...(dish.prime_cost === undefined
      ? []
      : [[dish.prime_cost === null ? face.printable(words.noRecipe) : formatMoney(dish.prime_cost, locale)]]),
    [formatTime(dish.last_update, timeZone)],
  ];
  return sectionSheets(face, {
    words,
    venue,
    locale,
    scope: words.scope,
    scopeLines: 1,
    columns: columnsOf(sections).map((column) => ({ ...column, label: words.columns[column.key] })),
    measures: { PAGE, TEXT, TABLE, HEADING },
    sections: set.map(({ heading, continued, names }, at) => ({
      heading,
      continued,
      rows: (sections[at]?.rows ?? []).map((dish, row) => {
        const name = names[row] ?? [];
        const look = dish.status === 1 ? {} : { colour: GREY };
        return { cells: cellsOf(dish, name), height: rowHeight(name.length), look };
      }),
    })),
    pages: pagesOf(set),
  });
}
