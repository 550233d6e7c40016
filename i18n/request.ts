import { getRequestConfig } from 'next-intl/server';
import { cookies } from 'next/headers';
import { isLocale, DEFAULT_LOCALE, LOCALE_COOKIE } from '@/lib/i18n/locale';
import { MESSAGES } from '@/lib/bff/messages';
import { settings } from '@/lib/bff/settings';

export default getRequestConfig(async () => {
  const chosen = (await cookies()).get(LOCALE_COOKIE)?.value;
  const locale = isLocale(chosen) ? chosen : DEFAULT_LOCALE;
  return { locale, messages: MESSAGES[locale], timeZone: settings().VENUE_TIMEZONE };
});
