export type DecimalMark = '.' | ',';

/** An amount in whole satang. `rounded` marks a text with more than two significant decimals. */
export interface Amount {
  satang: number;
  rounded: boolean;
}
export type AmountFault = 'not a number' | 'negative' | 'too large';

/** A price above one million baht counts as a mistake. */
const LARGEST = 100_000_000;

const CURRENCY = /\p{Sc}|\b(?:thb|baht|бат)\b|бат|บาท/giu;
/** Digits, or groups of three with one separator. */
const WHOLE = /^(?:\d+|\d{1,3}([ ,.'’])\d{3}(?:\1\d{3})*)$/;

/**
 * Decimal mark of a price column: a comma when some price ends in a comma and one or two digits and none in a point. It
 * only decides the meaning of "1,234" and "1.234"; other numbers are unambiguous.
 */
export function decimalMarkOf(prices: readonly string[]): DecimalMark {
  const ends = (mark: RegExp) => prices.some((price) => mark.test(price));
  return ends(/,\d{1,2}\D*$/) && !ends(/\.\d{1,2}\D*$/) ? ',' : '.';
}

/** Whole and decimal part of "1,234.50", "1 234,50", "8.95"; null for anything but a number. */
function split(text: string, mark: DecimalMark): { whole: string; decimals: string } | null {
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const whole = text.slice(0, at);
  const decimals = text.slice(at + 1);
  const separator = text[at];
  const readable = (digits: string) => (WHOLE.test(digits) ? digits.replace(/\D/g, '') : null);
  const parts = (digits: string | null, rest: string) => (digits === null ? null : { whole: digits, decimals: rest });

  if (at < 0 || separator === undefined) return parts(readable(text), '');
  // A repeated separator groups thousands; a single one before three digits does so if the column's decimal mark is the
  // other one.
  const thousands =
    whole.includes(separator) || (decimals.length === 3 && separator !== mark && !/[.,]|^0/.test(whole));
  if (thousands && WHOLE.test(text)) return parts(readable(text), '');
  if (!/^\d*$/.test(decimals) || whole.includes(separator)) return null;
  return parts(whole === '' && decimals !== '' ? '0' : readable(whole), decimals);
}

/** Sign and digits of an amount as tills write it: "$8.00", "-$2.34", "(2.34)"; null for anything but a number. */
export function amountParts(text: string, mark: DecimalMark) {
  const bare = text
    .replace(CURRENCY, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.,]-$/, '');
  const negative = /^[-−–]\s*(.+)$|^\((.+)\)$/.exec(bare);
  const parts = split((negative?.[1] ?? negative?.[2] ?? bare).trim(), mark);
  return parts && { ...parts, negative: negative !== null };
}

/**
 * A price in baht as whole satang, computed digit by digit without floats. Accepts currency signs, spaces and thousands
 * separators; a third decimal is rounded half up and reported.
 * @returns the amount, or why there is none
 */
export function parseBaht(text: string, mark: DecimalMark = '.'): Amount | AmountFault {
  const parts = amountParts(text, mark);
  if (!parts) return 'not a number';
  if (parts.negative) return 'negative';

  const whole = parts.whole.replace(/^0+(?=\d)/, '');
  const decimals = parts.decimals.padEnd(3, '0');
  if (whole.length > 9) return 'too large';
  const satang = Number(whole + decimals.slice(0, 2)) + (decimals.charAt(2) >= '5' ? 1 : 0);
  return satang > LARGEST ? 'too large' : { satang, rounded: /[1-9]/.test(decimals.slice(2)) };
}
