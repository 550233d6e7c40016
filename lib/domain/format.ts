import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

const NARROW_SPACE = '\u202f';
const cache = new Map<string, Intl.NumberFormat>();

function decimal(value: number, locale: string, decimals: number): string {
  const key = `${locale}${decimals}`;
  const format =
    cache.get(key) ??
    new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  cache.set(key, format);
  return format
    .formatToParts(value)
    .map((part) => (part.type === 'group' ? NARROW_SPACE : part.value))
    .join('');
}

/** Baht with two decimals and narrow spaces between thousands, without the ฿ sign. */
export const formatMoney = (baht: number, locale: string): string => decimal(baht, locale, 2);

/** A whole count, thousands apart. */
export const formatCount = (count: number, locale: string): string => decimal(count, locale, 0);

/** A quantity with the decimals that its measure has. */
export const formatQuantity = (quantity: number, locale: string, decimals: number): string =>
  decimal(quantity, locale, decimals);

/** A percentage as the trade writes it: no decimals unless there are some. */
export const formatPercent = (percent: number, locale: string): string =>
  `${decimal(percent, locale, Number.isInteger(percent) ? 0 : 2)}${NARROW_SPACE}%`;

/** `DD.MM.YYYY HH:mm` in the venue's time zone, from Unix seconds. */
export const formatTime = (seconds: number, timeZone: string): string =>
  dayjs.unix(seconds).tz(timeZone).format('DD.MM.YYYY HH:mm');
