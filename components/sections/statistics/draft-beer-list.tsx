'use client';
import { IconChartBar } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { Drawn, Looks } from '@/components/list/looks';
import type { DataTableHandle, RowMenu } from '@/components/table/data-table';
import type { RowKey } from '@/components/table/column';
import { menuAction } from '@/components/ui/menu';
import type { ReportRow } from '@/lib/lists/report/define';
import type { ReportList } from '@/lib/lists/report/list';
import { sensorOf, sensorsOf } from '@/lib/sections/statistics/lists/draft-beer';
import { BeerBalance } from './beer-balance';
import { LiveVolume, SensorWatch } from './live-volume';
import { ReportView, useReport } from './report-screen';

interface DraftBeerListProps {
  table: ReportList;
  looks: Looks<ReportRow> | undefined;
  /** Beers whose sensor is being saved. */
  pending: ReadonlySet<number>;
  /** Beer whose history was just closed. */
  lastOpened: number | null;
  onOpen: (id: number) => void;
}

const idOf = (row: ReportRow): number => Number(row['id']);

const DRAWN: Drawn<ReportRow> = { volume: (row) => <LiveVolume {...sensorOf(row)} /> };

/** Report of draft beer; a row opens the sales of that beer. */
export function DraftBeerList({ table, looks, pending, lastOpened, onOpen }: DraftBeerListProps) {
  const t = useTranslations();
  const report = useReport(table);
  const { rows } = report;
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
    <ReportView
      ref={handle}
      table={table}
      looks={looks}
      list={report}
      drawn={DRAWN}
      open={(row) => onOpen(idOf(row))}
      rowMenu={rowMenu}
      isMuted={(row) => pending.has(idOf(row))}
      selected={selected}
      onSelect={select}
      note={<BeerBalance row={rows?.find((row) => idOf(row) === selected)} reply={report.reply} />}
      lastNote={table.live && <SensorWatch sensors={sensorsOf(rows ?? [])} />}
    />
  );
}
