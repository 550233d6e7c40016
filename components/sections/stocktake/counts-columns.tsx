'use client';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useMemo } from 'react';
import type { Column } from '@/components/table/column';
import type { StockCount } from '@/lib/sections/stocktake/contract';
import { StatusBadge } from './count-head';
import classes from './count-screen.module.css';

/** Columns of the list of stocktakes. */
export function useCountColumns(): readonly Column<StockCount>[] {
  const t = useTranslations('stocktake');
  return useMemo(
    (): Column<StockCount>[] => [
      { key: 'count_id', kind: 'id', label: t('columns.number'), width: 54, wideOnly: true },
      {
        key: 'name',
        kind: 'text',
        label: t('columns.name'),
        minWidth: 150,
        pinned: true,
        fixed: true,
        render: ({ count_id, name }) => (
          <Link href={`/stock/counts/${count_id}`} className={classes['link'] ?? ''}>
            {name}
          </Link>
        ),
      },
      {
        key: 'counted',
        kind: 'text',
        align: 'end',
        label: t('columns.progress'),
        width: 110,
        value: ({ counted, lines }) => t('ofLines', { counted, lines }),
      },
      {
        key: 'status',
        kind: 'text',
        label: t('columns.status'),
        width: 210,
        render: ({ status, blind }) => <StatusBadge status={status} blind={blind} />,
      },
      { key: 'difference', kind: 'money', label: t('columns.difference'), width: 120 },
      { key: 'started_time', kind: 'time', label: t('columns.started'), width: 136 },
      { key: 'started_by', kind: 'text', label: t('columns.startedBy'), width: 110, wideOnly: true },
      { key: 'closed_time', kind: 'time', label: t('columns.closed'), width: 136, wideOnly: true },
    ],
    [t],
  );
}
