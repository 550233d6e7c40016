import type messages from '@/messages/ru.json';
import type { Locale as AppLocale } from './locale';

declare module 'next-intl' {
  interface AppConfig {
    Messages: typeof messages;
    Locale: AppLocale;
  }
}
