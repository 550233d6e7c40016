'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { Column } from '@/components/table/column';
import type { CellValue } from '@/lib/reports/table';
import type { MenuDishRow, MenuRow } from '@/lib/contract/menu';
import { NameCell, NoRecipe } from './name-cell';

/** Value of a dish; folders have no prices. */
const ofDish = (value: (dish: MenuDishRow) => CellValue) => (row: MenuRow) => (row.is_file ? value(row) : undefined);

/** Columns of the menu list; only id and name are sortable. */
export function useMenuColumns(): readonly Column<MenuRow>[] {
  const t = useTranslations('menu');
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
      { key: 'priority', kind: 'count', label: t('columns.priority'), wideOnly: true },
      { key: 'last_update', kind: 'time', label: t('columns.lastUpdate'), wideOnly: true },
    ],
    [t],
  );
}
