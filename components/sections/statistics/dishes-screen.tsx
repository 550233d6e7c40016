'use client';
import { useListView } from '@/components/list/use-list-view';
import type { Looks } from '@/components/list/looks';
import type { ReportRow } from '@/lib/lists/report/define';
import type { ReportList } from '@/lib/lists/report/list';
import { ReportScreen } from './report-screen';
import { useDishView } from './use-dish-view';

interface DishesScreenProps {
  readonly table: ReportList;
  readonly looks?: Looks<ReportRow> | undefined;
}

/** Report of dishes as a table or as a chart of popularity and margin. */
export function DishesScreen({ table, looks }: DishesScreenProps) {
  const view = useListView(table);
  return <ReportScreen table={table} looks={looks} {...useDishView(table, view)} />;
}
