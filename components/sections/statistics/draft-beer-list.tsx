'use client';
import { IconChartBar } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ListScreen } from '@/components/list/list-screen';
import type { Looks } from '@/components/list/looks';
import { useList } from '@/components/list/use-list';
import type { Column } from '@/components/table/column';
import type { DataTableHandle, RowMenu } from '@/components/table/data-table';
import type { RowKey } from '@/components/table/column';
import { menuAction } from '@/components/ui/menu';
import type { ReportRow } from '@/lib/lists/report/define';
import type { ReportList } from '@/lib/lists/report/list';
import { sensorOf, sensorsOf } from '@/lib/sections/statistics/lists/draft-beer';
import { BeerBalance } from './beer-balance';
import { ComparedNote } from './compared-note';
import { FilterPanel } from './filter-panel';
import { LiveVolume, SensorWatch } from './live-volume';
import { useRememberedSort } from './remembered-sort';
import { ReportTabs } from './report-tabs';
import { ReportNote } from './report-note';
import { useReportColumns } from './use-report-columns';

interface DraftBeerListProps {
  table: ReportList;
  looks: Looks<ReportRow> | undefined;
  /** Beers whose sensor is being saved. */
  pending: ReadonlySet<number>;
  /** Beer whose history was just closed. */
  lastOpened: number | null;
  onOpen: (id: number) => void;
}

type Live = NonNullable<ReportList['live']>;

const idOf = (row: ReportRow): number => Number(row['id']);

/** Adds the live volume of the keg after the booked one. */
function withVolume(
  columns: readonly Column<ReportRow>[],
  { column: { key, width = 84 }, after }: Live,
  label: string,
): Column<ReportRow>[] {
  const volume: Column<ReportRow> = {
    key,
    kind: 'quantity',
    label,
    width,
    wideOnly: true,
    render: (row) => <LiveVolume {...sensorOf(row)} />,
  };
  return columns.flatMap((column) => (column.key === after ? [column, volume] : [column]));
}

/** Report of draft beer; a row opens the sales of that beer. */
export function DraftBeerList({ table, looks, pending, lastOpened, onOpen }: DraftBeerListProps) {
  const { section, report: definition } = table;
  const t = useTranslations();
  const report = useRememberedSort(useList(table));
  const { view, rows } = report;
  const listed = useReportColumns(table, view, looks);
  const { live } = table;
  const columns = useMemo(
    () => (live ? withVolume(listed, live, t('reports.draftBeer.volume')) : listed),
    [listed, live, t],
  );
  const handle = useRef<DataTableHandle>(null);
  const [selected, select] = useState<RowKey | null>(null);
  const known = rows !== undefined;
  const due = useRef(lastOpened);
  // Restores the focus to the row once it is loaded; rows of another period leave the focus alone.
  useEffect(() => {
    if (due.current === null || !known) return;
    const frame = requestAnimationFrame(() => {
      handle.current?.focus();
      select(due.current);
      due.current = null;
    });
    return () => cancelAnimationFrame(frame);
  }, [known]);
  const rowMenu: RowMenu<ReportRow> = {
    label: t('reports.draftBeer.rowMenu'),
    of: (row) => ({
      label: t('reports.draftBeer.rowMenu'),
      title: String(row['name']),
      groups: [
        {
          key: 'open',
          entries: [
            menuAction('history', t('reports.draftBeer.history'), IconChartBar, () => onOpen(idOf(row)), 'Enter'),
          ],
        },
      ],
    }),
  };
  return (
    <ListScreen
      ref={handle}
      list={report}
      columns={columns}
      heading={t(`sections.${section}`)}
      onOpen={(row) => onOpen(idOf(row))}
      rowMenu={rowMenu}
      isMuted={(row) => pending.has(idOf(row))}
      selected={selected}
      onSelect={select}
      tabs={<ReportTabs section={section} part={definition.part} />}
      filters={<FilterPanel table={table} view={view} />}
      notes={
        <>
          <BeerBalance row={rows?.find((row) => idOf(row) === selected)} reply={report.reply} />
          <ComparedNote view={view} reply={report.reply} failed={report.error !== undefined} />
          <ReportNote part={definition.part} />
          {live && <SensorWatch sensors={sensorsOf(rows ?? [])} />}
        </>
      }
    />
  );
}
