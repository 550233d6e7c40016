'use client';
import { useTranslations } from 'next-intl';
import { useMemo, type ComponentType } from 'react';
import { ListScreen } from '@/components/report/list-screen';
import { useListColumns } from '@/components/report/use-list-columns';
import { useReport } from '@/components/report/use-report';
import type { Place } from '@/lib/domain/places';
import type { ReportTable } from '@/lib/reports/report/table';
import { findReportTable } from '@/lib/reports/statistics/registry';
import { columnsOf } from '@/lib/reports/table';
import { DraftBeerScreen } from './draft-beer-screen';
import { FilterPanel } from './filter-panel';
import { useRememberedSort } from './remembered-sort';
import { ReportTabs } from './report-tabs';
import { RightsContext, type ReportRights } from './rights';
import { looksOf } from './report-looks';
import { StockNote } from './stock-note';

interface StatisticsScreenProps {
  place: Place;
  part: string;
  rights: ReportRights;
}

/** Reports that have more to them than a table. */
const SCREENS: Readonly<Record<string, ComponentType<{ table: ReportTable }>>> = { draft_beer: DraftBeerScreen };

/** A report of a place: its tab, period, filters, table and totals (specification part 2 §2). */
export function StatisticsScreen({ place, part, rights }: StatisticsScreenProps) {
  const table = findReportTable(place, part);
  const Screen = SCREENS[part] ?? ReportScreen;
  return table ? (
    <RightsContext value={rights}>
      <Screen key={table.id} table={table} />
    </RightsContext>
  ) : null;
}

function ReportScreen({ table }: { table: ReportTable }) {
  const { place, report: definition } = table;
  const t = useTranslations('sections');
  const report = useReport(table);
  const { view } = report;
  useRememberedSort(table, view.sort, view.setSort);
  const shown = useMemo(() => ({ columns: columnsOf(table, view.filters) }), [table, view.filters]);
  const looks = useMemo(() => looksOf(shown.columns, definition.part), [shown, definition]);
  const columns = useListColumns(shown, looks);
  return (
    <ListScreen
      report={report}
      columns={columns}
      heading={t(place)}
      tabs={<ReportTabs place={place} part={definition.part} />}
      aside={
        <FilterPanel table={table} view={view}>
          <StockNote part={definition.part} />
        </FilterPanel>
      }
    />
  );
}
