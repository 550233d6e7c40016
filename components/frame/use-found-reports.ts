'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { usePeriodHref } from '@/components/period/carried-period';
import { reportTables } from '@/lib/reports/sections';
import en from '@/messages/en.json';
import ru from '@/messages/ru.json';
import { findByName, LEAST, MOST } from './find-by-name';
import type { Found, FoundInput } from './findable';
import { SECTION_ICONS } from './section-icons';

const titleIn = ({ reports }: typeof ru | typeof en, part: string): string =>
  (reports.parts as Readonly<Record<string, { readonly title?: string }>>)[part]?.title ?? part;

/** Reports with a name of their own; the only one of a section has the section's. */
const REPORTS = reportTables
  .filter(({ report, section }) => report.part !== section)
  .map((table) => ({ ...table, names: [titleIn(ru, table.report.part), titleIn(en, table.report.part)] as const }));

/** Reports of the open sections that the query names in any language, the hidden ones too, with the carried period. */
export function useFoundReports({ query, sections, closed }: FoundInput): readonly Found[] {
  const nameOf = useTranslations('sections');
  const t = useTranslations('frame');
  const locale = useLocale();
  const to = usePeriodHref();
  return useMemo(() => {
    if (query.trim().length < LEAST) return [];
    const open = REPORTS.filter(
      ({ id, section }) => !closed.includes(id) && sections.some((one) => one.id === section),
    );
    return findByName(query, open)
      .slice(0, MOST)
      .map(({ id, section, path, report, names: [russian, english] }): Found => ({
        key: `report-${id}`,
        label: locale === 'ru' ? russian : english,
        kind: report.hidden ? t('hiddenReport', { section: nameOf(section) }) : nameOf(section),
        icon: SECTION_ICONS[section],
        href: to(path),
      }));
  }, [query, sections, closed, nameOf, t, locale, to]);
}
