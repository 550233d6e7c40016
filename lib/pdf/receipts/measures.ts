import type { Receipt } from '../../contract/orders';
import { formatQuantity } from '../../domain/format';
import { joinable, type Typeface, type Weight } from '../fonts';
import { linesOf } from '../../reports/lines';

const MM = 72 / 25.4;
/** Points. The roll is 80 mm wide and as long as the receipt. */
export const PAPER = { width: 80 * MM, side: 4 * MM, top: 4 * MM, bottom: 8 * MM };
export const INNER = PAPER.width - 2 * PAPER.side;
export const TEXT = { size: 9, line: 12 };
export const VENUE = { size: 12, line: 16 };
/** Height of a rule, including the space around it. */
export const RULE = 9;
export const COLUMN = { quantity: 34, price: 62 };

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
  const lines = (text: string, width: number, { size }: { size: number }, weight: Weight, most: number) =>
    linesOf(face.printable(text), width * MARGIN, (part) => face.widthOf(part, size, weight), most).map(joinable);
  const set = {
    venue: lines(venue, INNER, VENUE, 600, 3),
    head: head.flatMap((line) => lines(line, INNER, TEXT, 400, 2)),
    names: [] as string[],
    quantities: [] as string[],
    prices: [] as string[],
  };
  for (const { name, quantity, price } of receipt.content) {
    const broken = lines(name, NAME_WIDTH, TEXT, 400, 4);
    const pieces = formatQuantity(quantity, write.locale, Number.isInteger(quantity) ? 0 : 3);
    broken.forEach((line, at) => {
      set.names.push(line);
      set.quantities.push(at === 0 ? pieces : ' ');
      set.prices.push(at === 0 ? write.money(price) : ' ');
    });
  }
  const rows = set.head.length + set.names.length + sums;
  const height = PAPER.top + set.venue.length * VENUE.line + rows * TEXT.line + VENUE.line + 3 * RULE + PAPER.bottom;
  return { ...set, height };
}
