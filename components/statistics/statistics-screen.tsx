'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { ListScreen } from '@/components/report/list-screen';
import { useListColumns } from '@/components/report/use-list-columns';
import { useReport } from '@/components/report/use-report';
import type { Place } from '@/lib/domain/places';
import type { ReportTable } from '@/lib/reports/report/table';
import { findReportTable } from '@/lib/reports/statistics/registry';
import { columnsOf } from '@/lib/reports/table';
import { FilterPanel } from './filter-panel';
import { useRememberedSort } from './remembered-sort';
import { useDetails } from './use-details';
import { ReportTabs } from './report-tabs';
import { looksOf } from './report-looks';

interface StatisticsScreenProps {
  place: Place;
  part: string;
}

/** A report of a place: its tab, period, filters, table and totals (specification part 2 §2). */
export function StatisticsScreen({ place, part }: StatisticsScreenProps) {
  const table = findReportTable(place, part);
  return table ? <ReportScreen key={table.id} table={table} /> : null;
}

function ReportScreen({ table }: { table: ReportTable }) {
  const { place, report: definition } = table;
  const t = useTranslations('sections');
  const report = useReport(table);
  const { view } = report;
  useRememberedSort(table, view.sort, view.setSort);
  const shown = useMemo(() => ({ columns: columnsOf(table, view.filters) }), [table, view.filters]);
  const looks = useMemo(() => looksOf(shown.columns), [shown]);
  const columns = useListColumns(shown, looks);
  const details = useDetails(table, report);
  return (
    <ListScreen
      report={report}
      columns={columns}
      heading={t(place)}
      tabs={<ReportTabs place={place} part={definition.part} />}
      aside={<FilterPanel table={table} view={view} />}
      {...(details.open && { onOpen: details.open })}
    >
      {details.dialog}
    </ListScreen>
  );
}
