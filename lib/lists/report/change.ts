import { formatCount, formatMoney, formatQuantity } from '@/lib/domain/format';
import { toBaht, toSatang } from '@/lib/domain/money';
import type { ColumnKind, ListColumn, Tone, Words, Writing } from '../list';

const PLUS = '+';
const MINUS = '−';

/** Maximum of decimals of a difference; the mean of several periods has more than its figures. */
const PARTS = 2;
/** Percentages from here on have no decimals; above `MOST` they are capped. */
const WHOLE_FROM = 1000;
const MOST = 9999;

/** Rounds half away from zero; zero has no sign. */
function rounded(value: number, decimals: number): number {
  const thousandths = Math.round(Math.abs(value) * 1000);
  const size = Math.round(thousandths / 10 ** (3 - decimals)) / 10 ** decimals;
  return value < 0 && size > 0 ? -size : size;
}

/** Difference of a figure from the past, rounded as displayed. */
export const differenceOf = (kind: ColumnKind, now: number, past: number, decimals = PARTS): number =>
  kind === 'money'
    ? toBaht(toSatang(now) - toSatang(past))
    : rounded(now - past, kind === 'count' ? PARTS : Math.max(PARTS, decimals));

/** Difference in percent of the past, to a tenth; undefined if the past is 0. */
export function changePercent(kind: ColumnKind, now: number, past: number, decimals?: number): number | undefined {
  if (past === 0) return undefined;
  if (differenceOf(kind, now, past, decimals) === 0) return 0;
  return Math.round((1000 * (now - past)) / Math.abs(past)) / 10;
}

const LESS_IS_BETTER = /cost|discount|written_off|shortfall|free_/;

/** Whether a change is good or bad; the name `of` decides it unless `lessIsBetter` is given. */
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

/** Magnitude with the decimals of its figure, or more if the difference needs them. */
function sizeText(kind: ColumnKind, size: number, locale: string, decimals: number): string {
  if (kind === 'money') return formatMoney(size, locale);
  let shown = kind === 'count' ? 0 : decimals;
  while (shown < PARTS && rounded(size, shown) !== size) shown += 1;
  return formatQuantity(size, locale, shown);
}

/** Difference with its sign. Percentages differ by points and have no relative change. */
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

/** Text of a change cell; empty if the row has no past. */
export function changeText<Row>(
  change: NonNullable<ListColumn<Row>['change']>,
  row: Row,
  words: Words,
  writing: Writing,
): string {
  const figures = change.figures(row, words);
  return figures ? signed(change.kind, figures.now, figures.past, writing, change.decimals?.(row))[change.as] : '';
}
