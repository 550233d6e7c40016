import { useTranslations } from 'next-intl';
import type { Tender } from '@/lib/sections/days/contract';

/** Returns the name of a tender: the card terminal, or the name of the partner. */
export function useTenderName(): (tender: Tender) => string {
  const t = useTranslations('days.tenders');
  return ({ tender, name }) => (tender === 'card' ? t('card') : name);
}
