'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { Column } from '@/components/table/column';
import { DataTable } from '@/components/table/data-table';
import { Quantity } from './quantity';

interface Level {
  readonly time: number;
  readonly quantity: number;
}

interface LevelTableProps {
  points: readonly Level[];
  measure: string;
}

const keyOf = (level: Level) => level.time;

/** Figures of the chart, latest first. */
export function LevelTable({ points, measure }: LevelTableProps) {
  const t = useTranslations('stockStory');
  const columns = useMemo(
    (): Column<Level>[] => [
      { key: 'time', kind: 'time', label: t('columns.date'), width: 150, fixed: true },
      {
        key: 'quantity',
        kind: 'quantity',
        label: t('columns.remaining'),
        align: 'start',
        minWidth: 120,
        fixed: true,
        render: ({ quantity }) => <Quantity quantity={quantity} measure={measure} />,
      },
    ],
    [t, measure],
  );
  const rows = useMemo(() => points.toReversed(), [points]);
  return <DataTable id="stock-level" label={t('level.label')} columns={columns} rows={rows} getKey={keyOf} />;
}
