'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useSectionHref } from '@/components/period/carried-period';
import en from '@/messages/en.json';
import ru from '@/messages/ru.json';
import { findByName, LEAST, MOST } from './find-by-name';
import type { Found, FoundInput } from './findable';
import { foundReports } from './found-reports';
import { SECTION_ICONS } from './section-icons';

const titleIn = ({ reports }: typeof ru | typeof en, part: string): string =>
  (reports.parts as Readonly<Record<string, { readonly title?: string }>>)[part]?.title ?? part;

const REPORTS = foundReports.map((one) => ({
  ...one,
  id: one.path,
  names: [titleIn(ru, one.part), titleIn(en, one.part)],
}));

/** Reports of the open sections that the query names in any language, the hidden ones too, with the carried period. */
export function useFoundReports({ query, sections, closed }: FoundInput): readonly Found[] {
  const nameOf = useTranslations('sections');
  const t = useTranslations('frame');
  const locale = useLocale();
  const to = useSectionHref();
  return useMemo(() => {
    if (query.trim().length < LEAST) return [];
    const open = REPORTS.filter(
      ({ section, path }) => !closed.includes(path) && sections.some((one) => one.id === section),
    );
    return findByName(query, open)
      .slice(0, MOST)
      .map(({ section, path, hidden, names: [russian = '', english = ''] }): Found => ({
        key: `report-${path}`,
        label: locale === 'ru' ? russian : english,
        kind: hidden ? t('hiddenReport', { section: nameOf(section) }) : nameOf(section),
        icon: SECTION_ICONS[section],
        href: to(section, path),
      }));
  }, [query, sections, closed, nameOf, t, locale, to]);
}
