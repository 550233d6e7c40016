import { forbidden, redirect } from 'next/navigation';
import { ReportsScreen } from '@/components/sections/statistics/reports-screen';
import { Preloaded } from '@/lib/api/preloaded';
import { paramsIn, type SearchParams } from '@/lib/bff/preload-list';
import { preloadReport } from '@/lib/bff/preload-report';
import { requirePage, unknownAddress, type Visit } from '@/lib/bff/require-page';
import { capabilitiesOf, mayAt } from '@/lib/bff/offers';
import { knows } from '@/lib/rights/may';
import type { SectionId } from '@/lib/contract/sections';
import { offSectionOf } from '@/lib/navigation';
import type { ReportList } from '@/lib/lists/report/list';
import { reportListsOf } from '@/lib/sections/reports';

export interface ReportsProps {
  readonly section: SectionId;
  /** Parts of the address after the section. */
  readonly rest: readonly string[];
  readonly searchParams: SearchParams;
}

const mayRead = (visit: Visit, table: ReportList): boolean =>
  offSectionOf(table, visit.person) === undefined && mayAt(visit, table.endpoint);

/** The address of a section leads to the first report that is open to the person, with the period that it names. */
function openFirst(visit: Visit, section: SectionId, query: URLSearchParams): never {
  const first = reportListsOf(section).find((table) => !table.report.hidden && mayRead(visit, table));
  if (!first) forbidden();
  redirect(`${first.path}${query.size > 0 ? '?' : ''}${query}`);
}

/** The page of a report: of the one whose address it is, else the first of its section. */
export async function reportPage({ section, rest, searchParams }: ReportsProps) {
  const visit = await requirePage(section);
  const params = await paramsIn(searchParams);
  const tables = reportListsOf(section);
  const path = [`/${section}`, ...rest].join('/');
  const table = tables.find((one) => one.path === path);
  if (!table && rest.length === 0) openFirst(visit, section, params);
  if (!table || !knows(capabilitiesOf(visit.server), table.report)) unknownAddress();
  if (!mayRead(visit, table)) forbidden();
  return (
    <Preloaded entries={await preloadReport(visit, table, params)}>
      <ReportsScreen section={section} part={table.report.part} />
    </Preloaded>
  );
}
