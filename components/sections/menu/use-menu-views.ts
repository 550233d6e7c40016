import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { RootView } from '@/components/browse/root-views';
import { useSees } from '@/components/sight/offers';
import type { MenuRow } from '@/lib/sections/menu/contract/menu';
import { HIGH_FOOD_COST } from '@/lib/domain/food-cost';
import { MENU_VIEWS } from '@/lib/domain/listed-views';

/** Flat lists of the whole menu; those of costs for those who may see costs. */
export function useMenuViews(): readonly RootView<MenuRow>[] {
  const t = useTranslations('menu.views');
  const seesCosts = useSees('costs');
  return useMemo(
    () => [
      { key: 'all', label: t('all'), holds: MENU_VIEWS.all },
      { key: 'recipe', label: t('recipe'), holds: MENU_VIEWS.recipe },
      { key: 'photo', label: t('photo'), holds: MENU_VIEWS.photo },
      ...(seesCosts
        ? [
            { key: 'cost', label: t('cost', { percent: HIGH_FOOD_COST }), holds: MENU_VIEWS.cost },
            { key: 'unknown', label: t('unknown'), holds: MENU_VIEWS.unknown },
          ]
        : []),
    ],
    [t, seesCosts],
  );
}
