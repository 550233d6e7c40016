'use client';
import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useMeasure } from '@/components/measure/use-measure';
import type { Column } from '@/components/table/column';
import type { Dependency } from '@/lib/contract/stock';
import { formatQuantity } from '@/lib/domain/format';
import { decimalsOf } from '@/lib/domain/measure';
import { toSatang } from '@/lib/domain/money';
import { foodCost } from '@/lib/domain/recipe';
import classes from './dependencies-dialog.module.css';

const TYPES = ['bar', 'kitchen', 'craft'] as const;

/** Address of a dish; undefined for a craft. */
export const dishAddress = ({ type, menu_id }: Dependency): string | null =>
  type === 2 ? null : `/menu?dish=${menu_id}`;

/** Cost of the item in percent of the price, to a tenth. */
const shareOf = ({ item_cost, retail_price }: Dependency): number | null =>
  item_cost === undefined ? null : foodCost(toSatang(item_cost), retail_price);

const shareText = (share: number | null, locale: string): string =>
  share === null ? '' : `${formatQuantity(share, locale, 1)}\u202f%`;

function DishName({ row }: { row: Dependency }) {
  const address = dishAddress(row);
  if (!address) return row.name;
  return (
    <Link href={address} className={classes['dish']} prefetch={false} title={row.name}>
      {row.name}
    </Link>
  );
}

/** Columns of the dependencies dialog, with the item's share of the price. */
export function useDependencyColumns(): readonly Column<Dependency>[] {
  const t = useTranslations('stockStory.dependencies');
  const { name: measureName } = useMeasure();
  const locale = useLocale();
  return useMemo(
    (): Column<Dependency>[] => [
      { key: 'menu_id', kind: 'id', label: t('columns.id'), width: 64, wideOnly: true, fixed: true },
      {
        key: 'name',
        kind: 'text',
        label: t('columns.name'),
        minWidth: 170,
        pinned: true,
        fixed: true,
        render: (row) => <DishName row={row} />,
      },
      {
        key: 'quantity',
        kind: 'quantity',
        label: t('columns.quantity'),
        width: 76,
        decimals: ({ measure_name, quantity }) => decimalsOf(measure_name, quantity),
      },
      {
        key: 'measure_name',
        kind: 'text',
        label: t('columns.measure'),
        width: 58,
        value: ({ measure_name }) => measureName(measure_name),
      },
      {
        key: 'type',
        kind: 'text',
        label: t('columns.type'),
        width: 76,
        value: ({ type }) => t(`types.${TYPES[type]}`),
      },
      { key: 'max_discount', kind: 'percent', label: t('columns.discount'), width: 70 },
      { key: 'retail_price', kind: 'money', label: t('columns.retailPrice'), width: 84 },
      { key: 'prime_cost', kind: 'money', label: t('columns.primeCost'), width: 88 },
      {
        key: 'share',
        kind: 'percent',
        label: t('columns.share'),
        width: 80,
        value: shareOf,
        render: (row) => shareText(shareOf(row), locale),
      },
      { key: 'last_update', kind: 'time', label: t('columns.lastUpdate'), width: 132 },
    ],
    [t, measureName, locale],
  );
}
