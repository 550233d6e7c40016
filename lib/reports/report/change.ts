import { formatCount, formatMoney, formatQuantity } from '../../domain/format';
import { toBaht, toSatang } from '../../domain/money';
import type { ColumnKind, TableColumn, Tone, Words, Writing } from '../table';

const PLUS = '+';
const MINUS = '−';

/** The mean of several periods has parts of one: so many decimals a difference may have that its figure has not. */
const PARTS = 2;
/** From here on a tenth of a percent says nothing, and beyond the other nothing does. */
const WHOLE_FROM = 1000;
const MOST = 9999;

/** Away from nought at half, and nought without a sign. */
function rounded(value: number, decimals: number): number {
  const thousandths = Math.round(Math.abs(value) * 1000);
  const size = Math.round(thousandths / 10 ** (3 - decimals)) / 10 ** decimals;
  return value < 0 && size > 0 ? -size : size;
}

/** By how much a figure of so many decimals differs from what it was, as it is written: what rounds to nought is nought. */
export const differenceOf = (kind: ColumnKind, now: number, past: number, decimals = PARTS): number =>
  kind === 'money'
    ? toBaht(toSatang(now) - toSatang(past))
    : rounded(now - past, kind === 'count' ? PARTS : Math.max(PARTS, decimals));

/** The same in percent of what it was, to a tenth; nothing where it was nought. */
export function changePercent(kind: ColumnKind, now: number, past: number, decimals?: number): number | undefined {
  if (past === 0) return undefined;
  if (differenceOf(kind, now, past, decimals) === 0) return 0;
  return Math.round((1000 * (now - past)) / Math.abs(past)) / 10;
}

const LESS_IS_BETTER = /cost|discount|written_off|shortfall|free_/;

/** Whether a change is for the better; `of` is what it is a figure of, whose name says it where nobody else does. */
export function changeTone(of: string, difference: number, lessIsBetter = LESS_IS_BETTER.test(of)): Tone | undefined {
  if (difference === 0) return undefined;
  return difference > 0 === lessIsBetter ? 'bad' : 'good';
}

const sign = (value: number): string => (value > 0 ? PLUS : value < 0 ? MINUS : '');

function percentText(percent: number, locale: string): string {
  const size = Math.abs(percent);
  if (size > MOST) return `${percent > 0 ? '>' : `<${MINUS}`}${formatCount(MOST, locale)}\u202f%`;
  return `${sign(percent)}${formatQuantity(size, locale, size < WHOLE_FROM ? 1 : 0)}\u202f%`;
}

/** As many decimals as the figure has, and more where the difference would be another without them. */
function sizeText(kind: ColumnKind, size: number, locale: string, decimals: number): string {
  if (kind === 'money') return formatMoney(size, locale);
  let shown = kind === 'count' ? 0 : decimals;
  while (shown < PARTS && rounded(size, shown) !== size) shown += 1;
  return formatQuantity(size, locale, shown);
}

/** A difference as people read it: with the sign of what is written. Percents differ by points, which say enough by themselves. */
export function signed(
  kind: ColumnKind,
  now: number,
  past: number,
  { locale }: Pick<Writing, 'locale'>,
  decimals = PARTS,
) {
  const difference = differenceOf(kind, now, past, decimals);
  const percent = kind === 'percent' ? undefined : changePercent(kind, now, past, decimals);
  return {
    difference: sign(difference) + sizeText(kind, Math.abs(difference), locale, decimals),
    percent: percent === undefined ? '' : percentText(percent, locale),
    direction: Math.sign(difference),
  };
}

/** The cell of a change in a row; empty where the row has no past. */
export function changeText<Row>(
  change: NonNullable<TableColumn<Row>['change']>,
  row: Row,
  words: Words,
  writing: Writing,
): string {
  const figures = change.figures(row, words);
  return figures ? signed(change.kind, figures.now, figures.past, writing, change.decimals?.(row))[change.as] : '';
}
