import { amountParts, type DecimalMark } from '../price';
import { heading } from '../text';
import { exactly, fraction, over, plus, times, type Fraction } from './fraction';
import { UNITS, type Unit } from './unit-table';

/** Units that the user stated, by name; they come before those of the table. */
export type OwnUnits = ReadonlyMap<string, Unit>;

/** The unit of a name in any case, singular or plural, with or without dots. */
export function unitOf(text: string, own: OwnUnits = new Map()): Unit | undefined {
  const name = heading(text);
  for (const form of [name, name.replace(/s$/, ''), name.replace(/es$/, '')]) {
    const unit = own.get(form) ?? UNITS.get(form);
    if (unit) return unit;
  }
  return undefined;
}

/**
 * Converts among weights, among volumes and among pieces, exactly. `piece` is what one piece weighs or holds; without it
 * pieces stay pieces. Null for units that cannot be converted into each other.
 */
export function convert(amount: Fraction, from: Unit, to: Unit, piece: Unit | null = null): Fraction | null {
  const base = times(amount, from.size);
  if (from.kind === to.kind) return over(base, to.size);
  if (from.kind === 'piece' && piece?.kind === to.kind) return over(times(base, piece.size), to.size);
  if (to.kind === 'piece' && piece?.kind === from.kind) return over(over(base, piece.size), to.size);
  return null;
}

const VULGAR = '½1/2 ⅓1/3 ⅔2/3 ¼1/4 ¾3/4 ⅕1/5 ⅖2/5 ⅗3/5 ⅘4/5 ⅙1/6 ⅚5/6 ⅛1/8 ⅜3/8 ⅝5/8 ⅞7/8';
const BY_SIGN = new Map(VULGAR.split(' ').map((pair) => [pair.charAt(0), pair.slice(1)]));
const spelled = (text: string): string =>
  text.replace(/[½⅓⅔¼¾⅕-⅞]/gu, (sign) => ` ${BY_SIGN.get(sign) ?? sign} `).trim();

/** An amount with the unit beside it, '' for none. */
interface Quantity {
  readonly amount: Fraction;
  readonly unit: string;
}
type QuantityFault = 'blank' | 'not a quantity' | 'ambiguous';

const MIXED = /^(?:(\d+)\s+)?(\d+)\s*[/⁄]\s*(\d+)\s*(.*)$/su;
const DECIMAL = /^([\d.,]+(?: \d{3}(?!\d))*(?:[.,]\d+)?)\s*(.*)$/su;
/** Whether a number can mean both 1250 and 1.25, such as "1,250". */
const UNCLEAR = /^[1-9]\d{0,2},\d{3}$/;
/** A unit begins with a letter and has no numbers: "5 or 6" and "2 750-ml" are no quantities. */
const NAMED = /^(?:[\p{L}][^\d]*)?$/u;

/** Decimal mark of a file's quantities; null when none of them decides about "1,250". */
export function markOf(texts: readonly string[]): DecimalMark | null {
  if (texts.some((text) => /\d\.\d/.test(text))) return '.';
  return texts.some((text) => /\d,\d{1,2}(?!\d)|(?<!\d)0,\d/.test(text)) ? ',' : null;
}

/** Reads "1 1/2", "½", "1½ oz", "0,5 л", "60 ml", "1 500". */
export function readQuantity(text: string, mark: DecimalMark | null = '.'): Quantity | QuantityFault {
  if (text.trim() === '') return 'blank';
  const plain = spelled(text).replace(/\s+/g, ' ');
  const [, whole = '0', n, d = '0', beside = ''] = MIXED.exec(plain) ?? [];
  if (n !== undefined) {
    if (BigInt(d) === 0n || !NAMED.test(beside)) return 'not a quantity';
    return { amount: plus(fraction(BigInt(whole)), fraction(BigInt(n), BigInt(d))), unit: beside };
  }
  const [, number = '', unit = ''] = DECIMAL.exec(plain) ?? [];
  const parts = amountParts(number, mark ?? '.');
  if (!parts || !NAMED.test(unit)) return 'not a quantity';
  if (mark === null && UNCLEAR.test(number)) return 'ambiguous';
  return { amount: exactly(`${parts.whole}.${parts.decimals}`), unit };
}

/** A stated amount such as "0.9 ml" as a unit; null for anything else or nothing. */
export function statedUnit(text: string, mark: DecimalMark | null = '.', own?: OwnUnits): Unit | null {
  const read = readQuantity(text, mark);
  if (typeof read === 'string' || read.amount.n <= 0n) return null;
  const unit = unitOf(read.unit, own);
  return unit ? { kind: unit.kind, size: times(read.amount, unit.size) } : null;
}
