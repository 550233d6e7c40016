'use client';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { use, useEffect, useRef, type Ref } from 'react';
import { useUrlState } from '@/components/address/use-url-state';
import { Arriving } from '@/components/frame/arriving';
import { usePeriodHref } from '@/components/period/carried-period';
import type { SectionId } from '@/lib/navigation';
import { labelOf } from '@/lib/reports/table';
import type { ReportTable } from '@/lib/reports/report/table';
import { tablesOf } from '@/lib/reports/sections';
import { useSortParams } from './remembered-sort';
import classes from './report-tabs.module.css';
import { RightsContext } from './rights';

interface ReportTabsProps {
  section: SectionId;
  /** The report that is open. */
  part: string;
}

interface TabProps {
  table: ReportTable;
  open: boolean;
  ref: Ref<HTMLAnchorElement> | undefined;
}

function Tab({ table, open, ref }: TabProps) {
  const t = useTranslations();
  const to = usePeriodHref();
  const sort = useSortParams(table);
  const [{ hall }] = useUrlState({ hall: '' });
  const { venue } = use(RightsContext);
  return (
    <Link
      {...(ref && { ref })}
      className={classes['tab']}
      href={to(table.path, { ...sort, ...(venue && hall && { hall }) })}
      prefetch={false}
      aria-current={open ? 'page' : undefined}
    >
      {labelOf(table.tab, t)}
      <Arriving heading={labelOf(table.tab, t)} />
    </Link>
  );
}

/** Tabs of a section's reports that the person may open, each with the current period; a single one has no tabs. */
export function ReportTabs({ section, part }: ReportTabsProps) {
  const t = useTranslations();
  const { closed } = use(RightsContext);
  const current = useRef<HTMLAnchorElement>(null);
  // Scrolls the open tab into view on a phone.
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [part]);
  const tables = tablesOf(section);
  if (tables.length < 2) return null;
  const tabs = tables.filter(({ report }) => !closed.includes(report.part) && (!report.hidden || report.part === part));
  return (
    <nav className={classes['strip']} aria-label={t('reports.tabs')}>
      {tabs.map((table) => {
        const open = table.report.part === part;
        return <Tab key={table.id} table={table} open={open} ref={open ? current : undefined} />;
      })}
    </nav>
  );
}
