'use client';
import { useMemo } from 'react';
import type { Looks } from '@/components/list/looks';
import { useListColumns } from '@/components/list/use-list-columns';
import type { ReportRow } from '@/lib/lists/report/define';
import type { ReportList } from '@/lib/lists/report/list';
import { columnsOf } from '@/lib/lists/list';

type Shown = Parameters<NonNullable<ReportList['columnsFor']>>[0];

/** Columns of a report for its view. */
export function useReportColumns(table: ReportList, { filters, period }: Shown, looks?: Looks<ReportRow>) {
  const shown = useMemo(() => ({ columns: columnsOf(table, { filters, period }) }), [table, filters, period]);
  return useListColumns(shown, looks);
}
