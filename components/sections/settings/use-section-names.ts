'use client';
import { useTranslations } from 'next-intl';
import { SWITCHABLE } from '@/lib/sections/settings/contract/venue';

/** Returns the names of the sections in a list of a form or a history, or a text for an empty list. */
export function useSectionNames(): (sections: unknown) => string {
  const t = useTranslations();
  return (sections) => {
    const named = SWITCHABLE.filter((one) => Array.isArray(sections) && sections.includes(one));
    return named.map((one) => t(`sections.${one}`)).join(', ') || t('venue.none');
  };
}
