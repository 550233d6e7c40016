'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { Browse } from '@/components/browse/use-browse';
import type { Column } from '@/components/table/column';
import type { CellValue } from '@/lib/reports/table';
import type { MenuDishRow, MenuRow } from '@/lib/contract/menu';
import { toSatang } from '@/lib/domain/money';
import { foodCost, HIGH_FOOD_COST, sumsBelow } from '@/lib/domain/food-cost';
import { NameCell, NoRecipe } from './name-cell';
import { dishFoodCost } from './use-menu-views';

/** Value of a dish; folders have no prices. */
const ofDish = (value: (dish: MenuDishRow) => CellValue) => (row: MenuRow) => (row.is_file ? value(row) : undefined);

/** Price and cost of a dish with both. */
function figuresOf(dish: MenuRow) {
  const counts = dish.is_file && dishFoodCost(dish) !== undefined;
  return counts ? { price: toSatang(dish.retail_price), cost: toSatang(dish.prime_cost) } : undefined;
}

/** Columns of the menu list; only id and name are sortable. A folder has the food cost of all dishes below. */
export function useMenuColumns({ rows, byId, complete }: Browse<MenuRow>): readonly Column<MenuRow>[] {
  const t = useTranslations('menu');
  const below = useMemo(() => (complete ? sumsBelow(rows, byId, figuresOf) : undefined), [rows, byId, complete]);
  return useMemo(
    (): Column<MenuRow>[] => [
      {
        key: 'item_id',
        kind: 'id',
        label: t('columns.id'),
        width: 54,
        sortable: true,
        wideOnly: true,
        fixed: true,
      },
      {
        key: 'name',
        kind: 'text',
        label: t('columns.name'),
        minWidth: 190,
        sortable: true,
        pinned: true,
        fixed: true,
        render: (row) => <NameCell row={row} />,
      },
      {
        key: 'max_discount',
        wideOnly: true,
        kind: 'percent',
        label: t('columns.discount'),
        width: 62,
        value: ofDish((dish) => dish.max_discount),
      },
      {
        key: 'cashback',
        wideOnly: true,
        kind: 'money',
        label: t('columns.cashback'),
        width: 76,
        value: ofDish((dish) => dish.cashback),
      },
      {
        key: 'type',
        wideOnly: true,
        kind: 'text',
        label: t('columns.type'),
        width: 62,
        value: ofDish((dish) => t(dish.type === 1 ? 'kitchen' : 'bar')),
      },
      {
        key: 'retail_price',
        kind: 'money',
        label: t('columns.retailPrice'),
        width: 74,
        value: ofDish((dish) => dish.retail_price),
      },
      {
        key: 'prime_cost',
        kind: 'money',
        label: t('columns.primeCost'),
        width: 84,
        value: ofDish((dish) => (dish.valid_ingredients ? dish.prime_cost : undefined)),
        instead: (row) => row.is_file && !row.valid_ingredients && <NoRecipe />,
      },
      {
        key: 'max_discount_price',
        kind: 'money',
        label: t('columns.discountPrice'),
        width: 84,
        value: ofDish((dish) => dish.max_discount_price),
      },
      { key: 'priority', kind: 'count', label: t('columns.priority'), priority: 'low' },
      { key: 'last_update', kind: 'time', label: t('columns.lastUpdate'), priority: 'low' },
      {
        key: 'food_cost',
        kind: 'percent',
        label: t('columns.foodCost'),
        width: 76,
        decimals: () => 1,
        value: (row) => {
          if (row.is_file) return dishFoodCost(row);
          const sums = below?.get(row.item_id);
          return sums && foodCost(sums.cost, sums.price);
        },
        tone: (row) => (row.is_file && (dishFoodCost(row) ?? 0) >= HIGH_FOOD_COST ? 'bad' : undefined),
      },
    ],
    [t, below],
  );
}
