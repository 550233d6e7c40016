import { memoized } from './memoized';

const NARROW_SPACE = '\u202f';
const MINUS = '−';

/** Formats of a language by their decimals, with the separator of thousands. */
const decimalsOf = memoized((locale: string) =>
  memoized((count: number) => {
    const format = new Intl.NumberFormat(locale, { minimumFractionDigits: count, maximumFractionDigits: count });
    const group = format.formatToParts(1e9).find(({ type }) => type === 'group')?.value ?? NARROW_SPACE;
    return { format, group };
  }),
);

/** Formats in one piece: `formatToParts` takes five times as long. */
function decimal(value: number, locale: string, count: number): string {
  const { format, group } = decimalsOf(locale)(count);
  const text = format.format(value).replaceAll(group, NARROW_SPACE);
  return text.startsWith('-') ? `${MINUS}${text.slice(1)}` : text;
}

const CENT = 0.005;
/** Decimals of a sum: two, or as many as show two digits of a price that two decimals would show as 0. */
export const moneyDecimals = (baht: number): number =>
  baht === 0 || Math.abs(baht) >= CENT ? 2 : Math.min(6, 1 - Math.floor(Math.log10(Math.abs(baht))));

/** A price as it is shown, in baht. */
export const shownPrice = (baht: number): number => Number(baht.toFixed(moneyDecimals(baht)));

/**
 * Baht with two decimals, more for a price below half a satang, and narrow spaces between thousands, without ฿. For
 * display; inputs use `numberText`.
 */
export const formatMoney = (baht: number, locale: string): string => decimal(baht, locale, moneyDecimals(baht));

/** Like `formatMoney`, with ฿ after an unbreakable space. */
export const formatBaht = (baht: number, locale: string): string => `${formatMoney(baht, locale)}\u00a0฿`;

/** A whole number with separated thousands. */
export const formatCount = (count: number, locale: string): string => decimal(count, locale, 0);

/** A quantity with the decimals of its measure. */
export const formatQuantity = (quantity: number, locale: string, decimals: number): string =>
  decimal(quantity, locale, decimals);

/** Decimals of a computed percentage. */
export const PERCENT_DECIMALS = 1;

/** A percentage as it was agreed, e.g. a discount, or with a fixed number of decimals (`PERCENT_DECIMALS` if computed). */
export const formatPercent = (
  percent: number,
  locale: string,
  decimals: number = Number.isInteger(percent) ? 0 : 2,
): string => `${decimal(percent, locale, decimals)}${NARROW_SPACE}%`;

const FULL_BELOW = 10_000;
const fullOf = memoized((locale: string) => new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }));

/** A number with up to three decimals, without trailing zeros. */
export const formatNumber = (value: number, locale: string): string => formatShort(value, locale, 0);

const shortOf = memoized(
  (locale: string) => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 2 }),
);

/**
 * Label of a chart axis without trailing zeros: in full when the axis ends below ten thousand, otherwise short («12
 * тыс.», "12k"). `most` is the end of the axis.
 */
export function formatShort(value: number, locale: string, most: number): string {
  return (most < FULL_BELOW ? fullOf : shortOf)(locale)
    .formatToParts(value)
    .map(({ type, value: part }) => {
      if (type === 'group') return NARROW_SPACE;
      if (type === 'minusSign') return MINUS;
      return type === 'compact' && part === 'K' ? 'k' : part;
    })
    .join('');
}

const TWO = '2-digit';
/** Kept per zone: creating a formatter takes longer than a hundred uses. */
const clockOf = memoized((timeZone: string) => {
  const date = { year: 'numeric', month: TWO, day: TWO } as const;
  return new Intl.DateTimeFormat('en-GB', { timeZone, ...date, hour: TWO, minute: TWO, hourCycle: 'h23' });
});

/** Text with a capital first letter. */
export const capitalized = (text: string, locale: string): string =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

const weekdaysOf = memoized((locale: string) =>
  memoized((timeZone: string) =>
    memoized((weekday: 'long' | 'short') => new Intl.DateTimeFormat(locale, { weekday, timeZone })),
  ),
);

/** Weekday in a time zone, e.g. «суббота» or «сб», from Unix seconds. */
export const formatWeekday = (seconds: number, locale: string, timeZone: string, style: 'long' | 'short'): string =>
  weekdaysOf(locale)(timeZone)(style).format(seconds * 1000);

/** Weekday of a business date `YYYY-MM-DD`, e.g. «сб». */
export const formatWeekdayOf = (date: string, locale: string): string =>
  formatWeekday(Date.parse(date) / 1000, locale, 'UTC', 'short');

/** Weekday and time in the venue's zone, e.g. «суббота, 17:00», from Unix seconds. */
export const formatWeekTime = (seconds: number, locale: string, timeZone: string): string =>
  `${formatWeekday(seconds, locale, timeZone, 'long')}, ${formatTime(seconds, timeZone).slice(-5)}`;

/** `DD.MM.YYYY HH:mm` in the venue's time zone, from Unix seconds. */
export function formatTime(seconds: number, timeZone: string): string {
  const [date = '', clock = ''] = clockOf(timeZone)
    .format(seconds * 1000)
    .split(', ');
  return `${date.replaceAll('/', '.')} ${clock}`;
}

/** A business date `YYYY-MM-DD` as `DD.MM.YYYY`. */
export const formatDate = (date: string): string => date.split('-').toReversed().join('.');
