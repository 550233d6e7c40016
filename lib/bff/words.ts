import 'server-only';
import { createTranslator } from 'next-intl';
import { DEFAULT_LOCALE, isLocale, LOCALE_COOKIE, type Locale } from '@/lib/i18n/locale';
import { cookieIn } from '@/lib/http/cookie';
import { MESSAGES } from './messages';

/** Language of the browser that asks. */
export function localeOf(headers: Headers): Locale {
  const chosen = cookieIn(headers, LOCALE_COOKIE);
  return isLocale(chosen) ? chosen : DEFAULT_LOCALE;
}

/** Texts of one language, for documents made outside a page. */
export const wordsIn = (locale: Locale) => createTranslator({ locale, messages: MESSAGES[locale] });
export type Words = ReturnType<typeof wordsIn>;
