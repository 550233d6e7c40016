import { useLocale, useTimeZone } from 'next-intl';
import { formatBaht, formatCount, formatMoney, formatPercent, formatQuantity, formatTime } from '@/lib/domain/format';
import { memoized } from '@/lib/domain/memoized';

/** Shown for a missing figure. */
const NONE = '—';

/** Functions of `lib/domain/format` for one language and time zone. */
const formatsOf = memoized((locale: string) =>
  memoized((timeZone: string) => ({
    locale,
    timeZone,
    /** Baht without ฿; «—» for none. */
    formatMoney: (baht: number | null | undefined) => (baht == null ? NONE : formatMoney(baht, locale)),
    /** Baht with ฿; «—» for none. */
    formatBaht: (baht: number | null | undefined) => (baht == null ? NONE : formatBaht(baht, locale)),
    formatCount: (count: number) => formatCount(count, locale),
    formatQuantity: (quantity: number, decimals: number) => formatQuantity(quantity, locale, decimals),
    formatPercent: (percent: number, decimals?: number) => formatPercent(percent, locale, decimals),
    /** Unix seconds as `DD.MM.YYYY HH:mm`. */
    formatTime: (seconds: number) => formatTime(seconds, timeZone),
  })),
);

/** Formats for the language of the page and the time zone of the venue. Returns the same object on each call. */
export const useFormats = () => formatsOf(useLocale())(useTimeZone() ?? 'UTC');
