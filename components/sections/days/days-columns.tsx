'use client';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useMemo } from 'react';
import type { Column } from '@/components/table/column';
import type { ReplyOf } from '@/lib/contract/endpoint';
import type { listDays } from '@/lib/sections/days/contract';
import { isUnexplained } from '@/lib/sections/days/rules/close';
import { formatDate } from '@/lib/domain/format';
import classes from './day-screen.module.css';
import { Difference } from './difference';

export type ListedDay = ReplyOf<typeof listDays>['items'][number];

/** Columns of the list of closed days. */
export function useDayColumns(): readonly Column<ListedDay>[] {
  const t = useTranslations('days.columns');
  return useMemo(
    (): Column<ListedDay>[] => [
      {
        key: 'business_date',
        kind: 'text',
        label: t('business_date'),
        width: 110,
        pinned: true,
        fixed: true,
        render: ({ close_id, business_date }) => (
          <Link href={`/operations/days/${close_id}`} prefetch={false} className={classes['link'] ?? ''}>
            {formatDate(business_date)}
          </Link>
        ),
      },
      { key: 'counted', kind: 'money', label: t('counted'), width: 104 },
      { key: 'expected', kind: 'money', label: t('expected'), width: 112, wideOnly: true },
      {
        key: 'difference',
        kind: 'text',
        align: 'end',
        label: t('difference'),
        width: 150,
        render: ({ difference }) => difference !== undefined && <Difference difference={difference} unit="" />,
      },
      { key: 'to_safe', kind: 'money', label: t('to_safe'), width: 104 },
      { key: 'float', kind: 'money', label: t('float'), width: 104 },
      {
        key: 'reason',
        kind: 'text',
        label: t('reason'),
        minWidth: 160,
        value: (day) => {
          if (day.status === 'cancelled' || day.status === 'reopened') return t(day.status);
          return isUnexplained(day) ? t('unexplained') : day.reason;
        },
      },
      { key: 'counted_by', kind: 'text', label: t('counted_by'), width: 96 },
      { key: 'closed_by', kind: 'text', label: t('closed_by'), width: 96 },
      { key: 'closed_time', kind: 'time', label: t('closed_time'), width: 136, priority: 'low' },
    ],
    [t],
  );
}
