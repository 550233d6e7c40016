'use client';
import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { useMemo, type ComponentType } from 'react';
import { ChartPanel } from '@/components/chart/chart-panel';
import { ListScreen } from '@/components/report/list-screen';
import { useReport } from '@/components/report/use-report';
import type { Place } from '@/lib/domain/places';
import type { ReportTable } from '@/lib/reports/report/table';
import { findReportTable } from '@/lib/reports/statistics/registry';
import { ComparedNote } from './compared-note';
import { DraftBeerScreen } from './draft-beer-screen';
import { FilterPanel, isNarrowed } from './filter-panel';
import { useRememberedSort } from './remembered-sort';
import { useDetails } from './use-details';
import { useDishView } from './use-dish-view';
import { ReportTabs } from './report-tabs';
import { RightsContext, type ReportRights } from './rights';
import { useReportColumns } from './use-report-columns';
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

/** A report on a screen of its own, or below the tabs of its place. */
export function ReportScreen({ table }: { table: ReportTable }) {
  const { place, section, report: definition } = table;
  const t = useTranslations();
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'UTC';
  const report = useRememberedSort(useReport(table));
  const { view } = report;
  const columns = useReportColumns(table, view);
  const details = useDetails(table, report);
  const dishes = useDishView(table, view);
  const open = details.open ?? dishes.open;
  const chart = useMemo(
    () => (report.reply ? (table.chart?.(report.reply, t, { locale, timeZone }, view) ?? null) : null),
    [table, report.reply, t, locale, timeZone, view],
  );
  const openPoint = (index: number) => {
    const row = report.rows?.find((one) => table.keyOf(one) === chart?.points[index]?.key);
    if (row) open?.(row);
  };
  return (
    <ListScreen
      report={report}
      columns={columns}
      heading={t(`sections.${section}`)}
      {...(section === place && { tabs: <ReportTabs place={place} part={definition.part} /> })}
      panel={
        table.chart &&
        !(report.error && !report.reply) && (
          <ChartPanel id={table.id} chart={chart} {...(details.open && { onPoint: openPoint })} />
        )
      }
      instead={dishes.instead}
      print={dishes.print}
      {...(isNarrowed(table) && {
        aside: (
          <FilterPanel table={table} view={view}>
            {/* Not in the head: dates of one's own would need a second line there on this tab alone. */}
            {dishes.choice}
            <ComparedNote view={view} past={report.reply?.past} failed={report.error !== undefined} />
            <StockNote part={definition.part} />
          </FilterPanel>
        ),
      })}
      {...(open && { onOpen: open })}
    >
      {details.dialog}
    </ListScreen>
  );
}
