import { formatMoney, formatQuantity } from '../../domain/format';
import { toBaht, toSatang } from '../../domain/money';
import type { ColumnKind, Tone } from '../table';

const PLUS = '+';
const MINUS = '−';
const PARTS = 2;
/** Of so many percent nobody asks for a tenth, and a column has no room for it. */
const MANY = 1000;

/** By how much a figure differs from what it was, exact to its last decimal. */
export const differenceOf = (kind: ColumnKind, now: number, past: number): number =>
  kind === 'money' ? toBaht(toSatang(now) - toSatang(past)) : Math.round((now - past) * 1000) / 1000;

/** The same in percent of what it was, to a tenth; nothing where it was nought. */
export const changePercent = (now: number, past: number): number | undefined =>
  past === 0 ? undefined : Math.round((1000 * (now - past)) / Math.abs(past)) / 10;

const LESS_IS_BETTER = /cost|discount|written_off|shortfall|free_/;

/** Whether a change is for the better; `of` is what it is a figure of, whose name says it where nobody else does. */
export function changeTone(of: string, difference: number, lessIsBetter = LESS_IS_BETTER.test(of)): Tone | undefined {
  if (difference === 0) return undefined;
  return difference > 0 === lessIsBetter ? 'bad' : 'good';
}

const sign = (value: number): string => (value > 0 ? PLUS : value < 0 ? MINUS : '');

/** A difference as people read it: with its sign. Percents differ by points, which say enough by themselves. */
export function signed(
  kind: ColumnKind,
  now: number,
  past: number,
  { locale }: { readonly locale: string },
  decimals = 2,
) {
  const difference = differenceOf(kind, now, past);
  const size = Math.abs(difference);
  const shown = kind === 'count' ? 0 : decimals;
  // The mean of several periods has parts of one, and what differs must not read as nought.
  const lost = size > 0 && size < 0.5 / 10 ** shown;
  const text =
    kind === 'money'
      ? formatMoney(size, locale)
      : formatQuantity(size, locale, lost ? Math.max(PARTS, shown + 1) : shown);
  const percent = kind === 'percent' ? undefined : changePercent(now, past);
  return {
    difference: sign(difference) + text,
    percent:
      percent === undefined
        ? ''
        : `${sign(percent)}${formatQuantity(Math.abs(percent), locale, Math.abs(percent) < MANY ? 1 : 0)}\u202f%`,
    direction: Math.sign(difference),
  };
}
