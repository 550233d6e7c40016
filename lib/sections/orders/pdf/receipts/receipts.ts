import type { Receipt } from '../../contract/orders';
import { priceOfOne } from '../../rules/receipt';
import { formatMoney, formatQuantity, formatTime } from '@/lib/domain/format';
import { toBaht, toSatang } from '@/lib/domain/money';
import type { ReceiptsData } from '@/lib/pdf/document';
import type { Typeface } from '@/lib/pdf/fonts';
import type { Look } from '@/lib/pdf/ink';
import { MARGIN, MM } from '@/lib/pdf/paper';
import { lines, over, space, stack, within, type Part } from '@/lib/pdf/part';
import { setLines } from '@/lib/pdf/set-lines';
import type { Sheet, Sheets } from '@/lib/pdf/sheets';

/** Points. The roll is 80 mm wide and as long as the receipt. */
const PAPER = { width: 80 * MM, side: 4 * MM, top: 4 * MM };
const INNER = PAPER.width - 2 * PAPER.side;
/** Black only: receipt printers have no grey. */
const BLACK = '#000';
const TEXT: Look = { size: 9, line: 12, colour: BLACK };
const VENUE: Look = { size: 12, line: 16, weight: 600, colour: BLACK };
const COLUMN = { quantity: 66, price: 54 };
const NAME_WIDTH = INNER - COLUMN.quantity - COLUMN.price - 4;
/** Height of a rule with the space around it, and its thickness. */
const RULE = { height: 9, width: 0.75 };

const rule: Part = {
  height: RULE.height,
  draw(ink, { x, y, width }) {
    const middle = y + (RULE.height - RULE.width) / 2;
    ink.path(`M${x} ${middle}h${width}`, RULE.width, BLACK, [2 * RULE.width, 1.2 * RULE.width]);
  },
};

/** Receipts for a roll of 80 mm, one per page of its own length. Subtotal and VAT add up to the total to the satang. */
export function receipts(face: Typeface, { words, locale, timeZone, venue, receipts: all }: ReceiptsData): Sheets {
  const money = (baht: number) => formatMoney(baht, locale);
  const broken = (text: string, width: number, look: Look, most: number) =>
    setLines(face, text, width * MARGIN, look, most);
  const pair = (label: readonly string[], sum: string, look: Look): Part =>
    over(lines([sum], { ...look, align: 'right' }), lines(label, look));

  const headOf = ({ order_number, time, table, guest }: Receipt): Part[] =>
    [
      words.order.replace('{number}', String(order_number)),
      words.time.replace('{time}', formatTime(time, timeZone)),
      words.table.replace('{table}', () => table || '-'),
      guest,
    ].map((line) => lines(broken(line, INNER, TEXT, 2), TEXT));
  const dishOf = ({ name, quantity, price }: Receipt['content'][number]): Part => {
    const pieces = formatQuantity(quantity, locale, Number.isInteger(quantity) ? 0 : 3);
    const one = priceOfOne(quantity, price);
    const count = lines([one === undefined ? pieces : `${pieces} × ${money(one)}`], { ...TEXT, align: 'right' });
    return over(within(count, 0, INNER - COLUMN.price), pair(broken(name, NAME_WIDTH, TEXT, 4), money(price), TEXT));
  };
  const sumsOf = ({ discount, total, subtotal }: Receipt): Part[] => {
    const sums: [string, number][] = [
      ...(discount === 0 ? [] : [[words.discount, -discount] satisfies [string, number]]),
      [words.subtotal, subtotal],
      [words.vat, toBaht(toSatang(total) - toSatang(subtotal))],
    ];
    return sums.map(([label, baht]) => pair([face.printable(label)], money(baht), TEXT));
  };
  const sheet = (receipt: Receipt): Sheet => {
    const part = stack(
      space(PAPER.top),
      lines(broken(venue, INNER, VENUE, 3), { ...VENUE, align: 'center' }),
      ...headOf(receipt),
      rule,
      ...receipt.content.map(dishOf),
      rule,
      ...sumsOf(receipt),
      rule,
      pair([face.printable(words.total)], `${money(receipt.total)} ฿`, VENUE),
    );
    const place = { x: PAPER.side, y: 0, width: INNER };
    return { width: PAPER.width, height: part.height, draw: (ink) => part.draw(ink, place) };
  };
  return { title: `${words.title} · ${venue}`, language: locale, creator: venue, pages: all.map(sheet) };
}
