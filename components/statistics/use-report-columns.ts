'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useListColumns } from '@/components/report/use-list-columns';
import type { ReportTable } from '@/lib/reports/report/table';
import { columnsOf } from '@/lib/reports/table';
import { PART_LOOKS } from './part-looks';
import { looksOf } from './report-looks';

type Shown = Parameters<NonNullable<ReportTable['columnsFor']>>[0];

/** The columns of a report as its view asks for them, each looking as the trade's rules say. */
export function useReportColumns(table: ReportTable, { filters, period }: Shown) {
  const t = useTranslations();
  const locale = useLocale();
  const { part } = table.report;
  const shown = useMemo(() => ({ columns: columnsOf(table, { filters, period }) }), [table, filters, period]);
  const looks = useMemo(
    () => ({ ...looksOf(shown.columns, t), ...PART_LOOKS[part]?.(t, locale) }),
    [shown, part, t, locale],
  );
  return useListColumns(shown, looks);
}
