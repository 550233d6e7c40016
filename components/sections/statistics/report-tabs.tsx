'use client';
import { useTranslations } from 'next-intl';
import { useUrlState } from '@/components/address/use-url-state';
import { useOffers, useServer } from '@/components/sight/offers';
import { Tab, TabStrip } from '@/components/frame/tab-strip';
import { useCarriedHall, usePeriodHref } from '@/components/period/carried-period';
import { opensOn, VENUE } from '@/lib/contract/places';
import type { SectionId } from '@/lib/contract/sections';
import { labelOf } from '@/lib/lists/list';
import type { ReportList } from '@/lib/lists/report/list';
import { reportListsOf } from '@/lib/sections/reports';
import { useSortParams } from './remembered-sort';

interface ReportTabsProps {
  section: SectionId;
  /** The report that is open. */
  part: string;
}

/** A hidden report has its tab while it is open. */
function ReportTab({ table, open }: { table: ReportList; open: boolean }) {
  const t = useTranslations();
  const to = usePeriodHref();
  const sort = useSortParams(table);
  const [{ hall }] = useUrlState({ hall: '' });
  const carried = useCarriedHall(table);
  const { ours: venue } = useServer();
  // A section that opens on a hall of its own keeps another one while its reports are read.
  const stays = hall && opensOn(table.section) !== VENUE && 'hall' in table.filters;
  return (
    <Tab
      href={to(table.path, { ...sort, ...(venue && (stays ? { hall } : carried)) })}
      label={labelOf(table.tab, t)}
      open={open}
      note={table.report.hidden && t('reports.hiddenTab')}
    />
  );
}

/** Tabs of a section's reports that the person may open, each with the current period; a single one has no tabs. */
export function ReportTabs({ section, part }: ReportTabsProps) {
  const t = useTranslations();
  const { closed } = useOffers();
  const tables = reportListsOf(section);
  if (tables.length < 2) return null;
  const tabs = tables.filter(({ path, report }) => !closed.includes(path) && (!report.hidden || report.part === part));
  const shown = tabs.find(({ report }) => report.part === part);
  return (
    <TabStrip label={t('reports.tabs')} current={part} keeps={!shown?.report.hidden && shown?.path}>
      {tabs.map((table) => (
        <ReportTab key={table.id} table={table} open={table.report.part === part} />
      ))}
    </TabStrip>
  );
}
