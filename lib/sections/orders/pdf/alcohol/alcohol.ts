import { formatDate, formatMoney, formatQuantity } from '@/lib/domain/format';
import { groupBy } from '@/lib/domain/group-by';
import { toBaht, toSatang } from '@/lib/domain/money';
import type { AlcoholSold } from '../../contract/orders';
import type { AlcoholData } from '@/lib/pdf/document';
import type { Typeface } from '@/lib/pdf/fonts';
import { GREY, INK, type Look } from '@/lib/pdf/ink';
import { A4, headed, innerOf, MARGIN, paperSheets, SCOPE, titlePart, type Block } from '@/lib/pdf/paper';
import { lines, rule, space, stack, type Part } from '@/lib/pdf/part';
import { setLines } from '@/lib/pdf/set-lines';
import type { Sheets } from '@/lib/pdf/sheets';
import { tableOf } from '@/lib/pdf/table';

/** Points. The grand total has room on each page. */
const PAGE = { ...A4, side: 36, top: 32, bottom: 46 + 26 };
const INNER = innerOf(PAGE);
const TITLE_HEIGHT = 48;
const TEXT: Look = { size: 9, line: 12 };
const DAY = { size: 10.5, line: 14, weight: 600, above: 12, below: 3 } as const;
const TABLE = { head: 17, padding: 3, gutter: 4, line: TEXT.line };
/** Space above the rule of the grand total, and from there to its text. */
const TOTAL = { above: 6, padding: 6 };
/** Widths in percent. */
const COLUMNS = [
  { key: 'name', percent: 60, right: false },
  { key: 'quantity', percent: 18, right: true },
  { key: 'price', percent: 22, right: true },
] as const;

const addUp = (items: readonly AlcoholSold[]) => ({
  // Pieces have at most three decimals; whole thousandths add exactly.
  quantity: items.reduce((sum, { quantity }) => sum + Math.round(quantity * 1000), 0) / 1000,
  satang: items.reduce((sum, { price }) => sum + toSatang(price), 0),
});

/** Alcohol sold, for the tax office: A4, a table per business day with its total. */
export function alcohol(face: Typeface, { items, unmarked, words, locale, venue }: AlcoholData): Sheets {
  const columns = COLUMNS.map((column) => ({ ...column, label: words.columns[column.key] }));
  const table = tableOf(face, columns, INNER, TABLE);
  const pieces = (quantity: number) => [formatQuantity(quantity, locale, Number.isInteger(quantity) ? 0 : 3)];
  const money = (satang: number) => formatMoney(toBaht(satang), locale);

  const rowOf = ({ name, quantity, price }: Pick<AlcoholSold, 'name' | 'quantity' | 'price'>): Part => {
    const named = setLines(face, name, (table.widths[0] ?? 0) * MARGIN, TEXT, 4);
    return table.row([named, pieces(quantity), [formatMoney(price, locale)]], () => TEXT);
  };
  const sumOf = (label: string, { quantity, satang }: ReturnType<typeof addUp>): Part =>
    table.row([[face.printable(label)], pieces(quantity), [money(satang)]], () => ({ ...TEXT, weight: 600 }));
  const blockOf = (heading: string, rows: readonly Part[]): Block => ({
    head: headed(table, [face.printable(heading)], DAY),
    continued: headed(table, [face.printable(words.continued.replace('{heading}', heading))], DAY),
    rows,
  });
  const days = [...groupBy(items, ({ date }) => date)].toSorted(([a], [b]) => a.localeCompare(b));
  const sold = days.map(([date, all]) =>
    blockOf(formatDate(date), [...all.map(rowOf), sumOf(words.dayTotal, addUp(all))]),
  );
  const some = unmarked && unmarked.items.length > 0 ? unmarked : undefined;
  // First, because the list is incomplete until these are marked.
  const left = some && [
    blockOf(words.unmarked, [
      ...some.items.map(rowOf),
      sumOf(words.notIncluded, { quantity: some.quantity, satang: toSatang(some.price) }),
    ]),
  ];
  const blocks = [...(left ?? []), ...sold];
  const total = addUp(items);
  const sums = [[face.printable(words.total)], pieces(total.quantity), [`${money(total.satang)} ฿`]];
  const about = { words, venue, locale, stamp: TEXT };
  const title = titlePart(face, about, setLines(face, words.period, INNER * 0.6, SCOPE), INNER);
  const empty = lines([face.printable(words.empty)], { size: 10, line: TEXT.line, colour: GREY });
  return paperSheets(face, about, {
    page: PAGE,
    first: { ...title, height: TITLE_HEIGHT },
    blocks,
    end:
      blocks.length === 0
        ? stack(space(DAY.above), empty)
        : stack(
            space(TOTAL.above),
            rule(1, INK),
            space(TOTAL.padding),
            table.cells(sums, () => ({ ...DAY, line: TEXT.line })),
          ),
  });
}
