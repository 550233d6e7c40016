import { SHARED_REPORTS } from '@/lib/contract/places';
import type { SectionId } from '@/lib/contract/sections';

/** Report that the search finds by its name. */
interface FoundReport {
  readonly section: SectionId;
  readonly part: string;
  readonly path: string;
  /** Has a tab only while it is open. */
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
