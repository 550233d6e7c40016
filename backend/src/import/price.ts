export type DecimalMark = '.' | ',';

/** An amount in whole satang; `rounded` when the text had more than two decimals that count. */
export interface Amount {
  satang: number;
  rounded: boolean;
}
export type AmountFault = 'not a number' | 'negative' | 'too large';

/** Above this a price is a slip of the pen: one million baht. */
const LARGEST = 100_000_000;

const CURRENCY = /\p{Sc}|\b(?:thb|baht|бат)\b|бат|บาท/giu;
/** Whole digits, or groups of three parted by one and the same separator. */
const WHOLE = /^(?:\d+|\d{1,3}([ ,.'’])\d{3}(?:\1\d{3})*)$/;

/**
 * The decimal mark that a column of prices uses: a comma when some price ends in a comma and one or two digits and none
 * in a point. It only decides what "1,234" and "1.234" mean; every other number says it by itself.
 */
export function decimalMarkOf(prices: readonly string[]): DecimalMark {
  const ends = (mark: RegExp) => prices.some((price) => mark.test(price));
  return ends(/,\d{1,2}\D*$/) && !ends(/\.\d{1,2}\D*$/) ? ',' : '.';
}

/** The whole and the decimal part of "1,234.50", "1 234,50", "8.95"; null when the text is no number. */
function split(text: string, mark: DecimalMark): { whole: string; decimals: string } | null {
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const whole = text.slice(0, at);
  const decimals = text.slice(at + 1);
  const separator = text[at];
  const readable = (digits: string) => (WHOLE.test(digits) ? digits.replace(/\D/g, '') : null);
  const parts = (digits: string | null, rest: string) => (digits === null ? null : { whole: digits, decimals: rest });

  if (at < 0 || separator === undefined) return parts(readable(text), '');
  // Repeated, a separator parts thousands; alone before three digits, if the column's decimal mark is the other one.
  const thousands =
    whole.includes(separator) || (decimals.length === 3 && separator !== mark && !/[.,]|^0/.test(whole));
  if (thousands && WHOLE.test(text)) return parts(readable(text), '');
  if (!/^\d*$/.test(decimals) || whole.includes(separator)) return null;
  return parts(whole === '' && decimals !== '' ? '0' : readable(whole), decimals);
}

/** The sign and digits of an amount as tills write it: "$8.00", "-$2.34", "(2.34)"; null when the text is no number. */
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
 * A price in baht as whole satang, digit by digit: no float takes part. Currency signs, spaces and thousands are
 * understood, a third decimal is rounded half up and reported.
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
