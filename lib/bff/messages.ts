import 'server-only';
import { createHash } from 'node:crypto';
import type { Locale } from '@/lib/i18n/locale';
import { PARTS, type Part } from '@/lib/i18n/parts';
import en from '@/messages/en.json';
import ru from '@/messages/ru.json';

export const MESSAGES: Readonly<Record<Locale, typeof ru>> = { ru, en };

/** Version of all messages: the same in every process of one build. */
export const messagesVersion = createHash('sha256')
  .update(JSON.stringify([MESSAGES, PARTS]))
  .digest('base64url')
  .slice(0, 12);

/** Messages of one part, as JSON. */
export const partJson = (locale: Locale, part: Part): string =>
  JSON.stringify(Object.fromEntries(PARTS[part].map((namespace) => [namespace, MESSAGES[locale][namespace]])));
