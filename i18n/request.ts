import { getRequestConfig } from 'next-intl/server';
import { cookies } from 'next/headers';
import { isLocale, DEFAULT_LOCALE, LOCALE_COOKIE } from '@/lib/i18n/locale';
import { settings } from '@/lib/bff/settings';

const MESSAGES = {
  ru: () => import('@/messages/ru.json'),
  en: () => import('@/messages/en.json'),
};

export default getRequestConfig(async () => {
  const chosen = (await cookies()).get(LOCALE_COOKIE)?.value;
  const locale = isLocale(chosen) ? chosen : DEFAULT_LOCALE;
  return { locale, messages: (await MESSAGES[locale]()).default, timeZone: settings().VENUE_TIMEZONE };
});
