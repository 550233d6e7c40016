import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { RootView } from '@/components/browse/root-views';
import type { MenuDishRow, MenuRow } from '@/lib/contract/menu';
import { foodCost, HIGH_FOOD_COST } from '@/lib/domain/food-cost';

const ON = 1;

/** A dish that is on sale and has a defect. */
const onSale = (isDefect: (dish: MenuDishRow) => boolean) => (row: MenuRow) =>
  row.is_file && row.status === ON && isDefect(row);

/** Food cost of a dish as a percentage; undefined without recipe or price. */
export const dishFoodCost = ({ valid_ingredients, prime_cost, retail_price }: MenuDishRow): number | undefined =>
  valid_ingredients ? foodCost(prime_cost, retail_price) : undefined;

/** Flat lists of the whole menu. */
export function useMenuViews(): readonly RootView<MenuRow>[] {
  const t = useTranslations('menu.views');
  return useMemo(
    () => [
      { key: 'all', label: t('all'), holds: () => true },
      { key: 'recipe', label: t('recipe'), holds: onSale((dish) => !dish.valid_ingredients) },
      { key: 'photo', label: t('photo'), holds: onSale((dish) => !dish.has_photo) },
      {
        key: 'cost',
        label: t('cost', { percent: HIGH_FOOD_COST }),
        holds: onSale((dish) => (dishFoodCost(dish) ?? 0) >= HIGH_FOOD_COST),
      },
    ],
    [t],
  );
}
