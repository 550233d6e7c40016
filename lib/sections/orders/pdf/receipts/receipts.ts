import type { Receipt } from '../../contract/orders';
import { formatMoney, formatTime } from '@/lib/domain/format';
import { toBaht, toSatang } from '@/lib/domain/money';
import type { ReceiptsData } from '@/lib/pdf/document';
import type { Typeface } from '@/lib/pdf/fonts';
import type { Ink, Look } from '@/lib/pdf/ink';
import type { Sheet, Sheets } from '@/lib/pdf/sheets';
import { BLACK, COLUMN, INNER, PAPER, RULE, setReceipt, TEXT, VENUE } from './measures';

/** A label and its sum at the foot of a receipt. */
type Sum = readonly [label: string, baht: number];

const RULE_WIDTH = 0.75;

/** Receipts for a roll of 80 mm, one per page of its own length. Subtotal and VAT add up to the total to the satang. */
export function receipts(face: Typeface, data: ReceiptsData): Sheets {
  const { words, locale, timeZone } = data;
  const money = (baht: number) => formatMoney(baht, locale);

  const headOf = ({ order_number, time, table, guest }: Receipt) => [
    words.order.replace('{number}', String(order_number)),
    words.time.replace('{time}', formatTime(time, timeZone)),
    words.table.replace('{table}', () => table || '-'),
    guest,
  ];
  const sumsOf = ({ discount, total, subtotal }: Receipt): Sum[] => [
    ...(discount === 0 ? [] : [[words.discount, -discount] as const]),
    [words.subtotal, subtotal],
    [words.vat, toBaht(toSatang(total) - toSatang(subtotal))],
  ];
  const sheet = (receipt: Receipt): Sheet => {
    const sums = sumsOf(receipt);
    const texts = { venue: data.venue, head: headOf(receipt), sums: sums.length };
    const set = setReceipt(receipt, texts, { locale, money }, face);
    const draw = (ink: Ink) => {
      let y = PAPER.top;
      const across = (width = INNER, from = 0) => ({ x: PAPER.side + from, y, width });
      const down = (lines: readonly string[], look: Look) => {
        ink.lines(lines, across(), look);
        y += lines.length * look.line;
      };
      const rule = () => {
        const middle = y + (RULE - RULE_WIDTH) / 2;
        ink.path(`M${PAPER.side} ${middle}h${INNER}`, RULE_WIDTH, BLACK, [2 * RULE_WIDTH, 1.2 * RULE_WIDTH]);
        y += RULE;
      };
      const pair = (label: string, sum: string, look: Look) => {
        ink.lines([sum], across(), { ...look, align: 'right' });
        down([face.printable(label)], look);
      };
      const right: Look = { ...TEXT, align: 'right' };
      down(set.venue, { ...VENUE, align: 'center' });
      down(set.head, TEXT);
      rule();
      ink.lines(set.prices, across(), right);
      ink.lines(set.quantities, across(INNER - COLUMN.price), right);
      down(set.names, TEXT);
      rule();
      for (const [label, baht] of sums) pair(label, money(baht), TEXT);
      rule();
      pair(words.total, `${money(receipt.total)} ฿`, VENUE);
    };
    return { width: PAPER.width, height: set.height, draw };
  };
  return {
    title: `${words.title} · ${data.venue}`,
    language: locale,
    creator: data.venue,
    pages: data.receipts.map(sheet),
  };
}
