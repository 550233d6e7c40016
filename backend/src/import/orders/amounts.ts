import { LARGEST_PRICE } from '@/lib/contract/primitives';
import { divided } from '@/lib/domain/exact';
import { amountParts, decimalMarkOf, type DecimalMark } from '../price';
import { ONE, type Exact } from '../stock/decimal';

/** Maximum amount and quantity: one hundred million baht, a million pieces. More counts as a mistake. */
const LARGEST_AMOUNT = BigInt(LARGEST_PRICE) * ONE;
const LARGEST_QUANTITY = 1_000_000n * ONE;

const BLANK = /^[-–—]?$/;
/** "USD 8.00", "Rp 15.000", "8,00 kr". */
const LETTERS = /^\p{L}{1,3}\.?\s*(?=[-−–($\d])|(?<=\d)\s*\p{L}{1,3}\.?$/gu;

/** A parsed amount or quantity, or the end of a sentence about the cell. */
export type Figure = Exact | null | string;

function figure(cell: string, mark: DecimalMark, largest: Exact): Figure {
  const text = cell.trim();
  if (BLANK.test(text)) return null;
  const parts = amountParts(text.replace(LETTERS, ''), mark);
  if (!parts) return `is not a number ("${text}")`;
  const { whole, decimals, negative } = parts;
  if (whole.length > 18) return `is absurd ("${text}")`;
  const value = BigInt(whole + decimals.slice(0, 12).padEnd(12, '0'));
  return value > largest ? `is absurd ("${text}")` : negative ? -value : value;
}

/**
 * Parses the figures of a file whose money looks like `money`; only that decides the meaning of "1.234" and "1,234".
 */
export function figureReader(money: Iterable<string>) {
  const mark = decimalMarkOf([...money]);
  return {
    /** Baht, exact. */
    amount: (cell: string): Figure => figure(cell, mark, LARGEST_AMOUNT),
    /** Weighed goods are written "1.000" and "0,250": three decimals, never thousands. */
    quantity: (cell: string): Figure => figure(cell, /^\D*\d+,\d{1,3}\D*$/.test(cell) ? ',' : '.', LARGEST_QUANTITY),
  };
}
export type FigureReader = ReturnType<typeof figureReader>;

/** Satang of a quantity at a price, rounded once, half away from zero. */
export const worth = (quantity: Exact, price: Exact): number => Number(divided(quantity * price * 100n, ONE * ONE));
/** Quantity at which a price gives a sum, to three decimals; null if there is no such quantity. */
export function piecesOf(sum: Exact, price: Exact): Exact | null {
  const step = ONE / 1000n;
  const pieces = price === 0n ? 0n : ((sum * ONE) / price / step) * step;
  return pieces !== 0n && pieces * price === sum * ONE ? pieces : null;
}
/** "10%" of an amount in satang; null for anything but a percentage up to 100. */
export function percentOf(cell: string, satang: number): number | null {
  const [, digits] = /^-?\s*(\d{1,3}(?:[.,]\d{1,4})?)\s*%$/.exec(cell.trim()) ?? [];
  const percent = Number(digits?.replace(',', '.'));
  return percent <= 100 ? Math.round((satang * Math.round(percent * 10_000)) / 1_000_000) : null;
}
