import { useTranslations } from 'next-intl';
import type { Tender } from '@/lib/contract/days';

/** Words of a tender: the card terminal, or the partner's name. */
export function useTenderName(): (tender: Tender) => string {
  const t = useTranslations('days.tenders');
  return ({ tender, name }) => (tender === 'card' ? t('card') : name);
}
