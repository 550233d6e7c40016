'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useSectionHref } from '@/components/period/carried-period';
import en from '@/messages/en.json';
import ru from '@/messages/ru.json';
import { SHARED_REPORTS } from '@/lib/contract/places';
import type { SectionId } from '@/lib/contract/sections';
import { findByName, LEAST, MOST } from './find-by-name';
import type { Found, FoundInput } from './findable';
import { SECTION_ICONS } from './section-icons';

/** Report that the search finds by its name. */
interface FoundReport {
  readonly section: SectionId;
  readonly part: string;
  readonly path: string;
  /** Its tab is shown only while it is open. */
  readonly hidden: boolean;
}

interface Parts {
  readonly shown: readonly string[];
  readonly hidden: readonly string[];
}

/** Names of the reports with a name of their own. The reports themselves would be too much for the search. */
const PARTS: Readonly<Partial<Record<SectionId, Parts>>> = {
  statistics: {
    shown: [
      'draft_beer',
      'alcohol',
      'dishes',
      'discount_cards',
      'expense_categories',
      'revenue',
      'orders_by_hours',
      'dishes_by_hours',
      'ingredients_lists',
      'products',
      'cashiers',
      'taken_off',
    ],
    hidden: ['additions', 'karaoke', 'promo'],
  },
  analytics: {
    shown: ['discount100', 'orders_by_custom_hours', 'writeoff'],
    hidden: [
      'cash2safe',
      'buisnesslanch',
      'buisness_lanch_by_days',
      'princess_promo_dishes',
      'dishes_lanch',
      'dishes_karaoke',
      'princess_promo_sessions',
      'princess_promo_sessions_by_hours',
    ],
  },
};

const reportsOf = (section: SectionId, { shown, hidden }: Parts): FoundReport[] =>
  [...shown, ...hidden].map((part) => ({ section, part, path: `/${section}/${part}`, hidden: hidden.includes(part) }));

/** Reports that the search finds, by section in the order of the tabs. */
export const foundReports: readonly FoundReport[] = Object.entries(PARTS).flatMap(([own, parts]) =>
  (SHARED_REPORTS[own] ?? [own as SectionId]).flatMap((section) => reportsOf(section, parts)),
);

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
