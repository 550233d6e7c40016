'use client';
import { useMemo, type ReactNode } from 'react';
import type { Looks } from '@/components/list/looks';
import { useListColumns } from '@/components/list/use-list-columns';
import type { ReportRow } from '@/lib/lists/report/define';
import type { ReportList } from '@/lib/lists/report/list';
import { columnsOf, withLive } from '@/lib/lists/list';

type Shown = Parameters<NonNullable<ReportList['columnsFor']>>[0];

/** Columns of a report for its view; the one that is read separately if `live` draws its cells. */
export function useReportColumns(
  table: ReportList,
  { filters, period }: Shown,
  looks?: Looks<ReportRow>,
  live?: (row: ReportRow) => ReactNode,
) {
  const shown = useMemo(() => {
    const columns = columnsOf(table, { filters, period });
    return { columns: live ? withLive(table, columns) : columns };
  }, [table, filters, period, live]);
  const drawn = useMemo(() => (live && table.live ? { [table.live.column.key]: live } : undefined), [table, live]);
  return useListColumns(shown, looks, drawn);
}
