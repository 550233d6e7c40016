import type { Receipt } from '../../contract/orders';
import { formatQuantity } from '@/lib/domain/format';
import { priceOfOne } from '../../rules/receipt';
import type { Typeface } from '@/lib/pdf/fonts';
import type { Look } from '@/lib/pdf/ink';
import { setLines } from '@/lib/pdf/set-lines';

const MM = 72 / 25.4;
/** Points. The roll is 80 mm wide and as long as the receipt. */
export const PAPER = { width: 80 * MM, side: 4 * MM, top: 4 * MM };
export const INNER = PAPER.width - 2 * PAPER.side;
/** Black only: receipt printers have no grey. */
export const BLACK = '#000';
export const TEXT: Look = { size: 9, line: 12, colour: BLACK };
export const VENUE: Look = { size: 12, line: 16, weight: 600, colour: BLACK };
/** Height of a rule, including the space around it. */
export const RULE = 9;
export const COLUMN = { quantity: 66, price: 54 };

const NAME_WIDTH = INNER - COLUMN.quantity - COLUMN.price - 4;
/** Allowance for kerning: a line may be wider than the sum of its characters. */
const MARGIN = 0.98;

export interface SetReceipt {
  readonly venue: readonly string[];
  readonly head: readonly string[];
  /** Positions as columns of lines. Lines beside a longer name are empty. */
  readonly names: readonly string[];
  readonly quantities: readonly string[];
  readonly prices: readonly string[];
  readonly height: number;
}

/** Texts of a receipt broken into lines, and the paper height with `sums` lines of sums. */
export function setReceipt(
  receipt: Receipt,
  { venue, head, sums }: { readonly venue: string; readonly head: readonly string[]; readonly sums: number },
  write: { readonly locale: string; readonly money: (baht: number) => string },
  face: Typeface,
): SetReceipt {
  const lines = (text: string, width: number, look: Look, most: number) =>
    setLines(face, text, width * MARGIN, look, most);
  const set = {
    venue: lines(venue, INNER, VENUE, 3),
    head: head.flatMap((line) => lines(line, INNER, TEXT, 2)),
    names: [] as string[],
    quantities: [] as string[],
    prices: [] as string[],
  };
  for (const { name, quantity, price } of receipt.content) {
    const broken = lines(name, NAME_WIDTH, TEXT, 4);
    const pieces = formatQuantity(quantity, write.locale, Number.isInteger(quantity) ? 0 : 3);
    const one = priceOfOne(quantity, price);
    broken.forEach((line, at) => {
      set.names.push(line);
      set.quantities.push(at > 0 ? '' : one === undefined ? pieces : `${pieces} × ${write.money(one)}`);
      set.prices.push(at === 0 ? write.money(price) : '');
    });
  }
  const rows = set.head.length + set.names.length + sums;
  const height = PAPER.top + set.venue.length * VENUE.line + rows * TEXT.line + VENUE.line + 3 * RULE;
  return { ...set, height };
}
