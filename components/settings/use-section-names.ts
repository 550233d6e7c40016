'use client';
import { useTranslations } from 'next-intl';
import { SWITCHABLE } from '@/lib/contract/venue';

/** Names the sections in a list, as histories hold it; says so when there is none. */
export function useSectionNames(): (sections: unknown) => string {
  const t = useTranslations();
  return (sections) => {
    const named = SWITCHABLE.filter((one) => Array.isArray(sections) && sections.includes(one));
    return named.map((one) => t(`sections.${one}`)).join(', ') || t('venue.none');
  };
}
