'use client';
import { useReportView } from '@/components/list/use-report-view';
import type { Looks } from '@/components/list/looks';
import type { ReportRow } from '@/lib/lists/report/define';
import type { ReportTable } from '@/lib/lists/report/table';
import { ReportScreen } from './report-screen';
import { useDishView } from './use-dish-view';

interface DishesScreenProps {
  readonly table: ReportTable;
  readonly looks?: Looks<ReportRow> | undefined;
}

/** Report of dishes as a table or as a chart of popularity and margin. */
export function DishesScreen({ table, looks }: DishesScreenProps) {
  const view = useReportView(table);
  return <ReportScreen table={table} looks={looks} {...useDishView(table, view)} />;
}
