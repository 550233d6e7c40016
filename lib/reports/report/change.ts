import { formatCount, formatMoney, formatQuantity } from '../../domain/format';
import { toBaht, toSatang } from '../../domain/money';
import type { ColumnKind, TableColumn, Tone, Words, Writing } from '../table';

const PLUS = '+';
const MINUS = '−';

/** Most decimals of a difference: the mean of several periods has more of them than its figures. */
const PARTS = 2;
/** Percents from here on are whole; larger ones than the other are cut off. */
const WHOLE_FROM = 1000;
const MOST = 9999;

/** Rounds half away from zero; zero has no sign. */
function rounded(value: number, decimals: number): number {
  const thousandths = Math.round(Math.abs(value) * 1000);
  const size = Math.round(thousandths / 10 ** (3 - decimals)) / 10 ** decimals;
  return value < 0 && size > 0 ? -size : size;
}

/** The difference of a figure of so many decimals from the past, rounded as it is written. */
export const differenceOf = (kind: ColumnKind, now: number, past: number, decimals = PARTS): number =>
  kind === 'money'
    ? toBaht(toSatang(now) - toSatang(past))
    : rounded(now - past, kind === 'count' ? PARTS : Math.max(PARTS, decimals));

/** The difference in percent of the past, to a tenth; undefined where the past is 0. */
export function changePercent(kind: ColumnKind, now: number, past: number, decimals?: number): number | undefined {
  if (past === 0) return undefined;
  if (differenceOf(kind, now, past, decimals) === 0) return 0;
  return Math.round((1000 * (now - past)) / Math.abs(past)) / 10;
}

const LESS_IS_BETTER = /cost|discount|written_off|shortfall|free_/;

/** Whether a change is for the better; the name `of` decides it unless `lessIsBetter` does. */
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

/** As many decimals as the figure has, and more where the difference needs them. */
function sizeText(kind: ColumnKind, size: number, locale: string, decimals: number): string {
  if (kind === 'money') return formatMoney(size, locale);
  let shown = kind === 'count' ? 0 : decimals;
  while (shown < PARTS && rounded(size, shown) !== size) shown += 1;
  return formatQuantity(size, locale, shown);
}

/** A difference as it is written, with its sign. Percents differ by points and have no percent of their own. */
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
