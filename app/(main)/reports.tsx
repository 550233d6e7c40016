import { forbidden, notFound, redirect } from 'next/navigation';
import { StatisticsScreen } from '@/components/statistics/statistics-screen';
import { Preloaded } from '@/lib/api/preloaded';
import { preload } from '@/lib/bff/preload';
import { paramsIn, preloadList, type SearchParams } from '@/lib/bff/preload-list';
import { requirePage, type Visit } from '@/lib/bff/require-page';
import { standing } from '@/lib/bff/settings';
import { setSensor } from '@/lib/contract/stock-edit';
import { mayAccess } from '@/lib/domain/permissions';
import type { Place } from '@/lib/domain/places';
import { mayOpen } from '@/lib/navigation';
import { changesGroups, ingredientGroupCalls } from '@/lib/reports/statistics/ingredient-groups';
import { ingredientsLists } from '@/lib/reports/statistics/ingredients-lists';
import { productSalesTables } from '@/lib/reports/statistics/product-sales-table';
import type { ReportTable } from '@/lib/reports/report/table';
import { findReportTable, reportTables } from '@/lib/reports/statistics/registry';

export interface ReportsProps {
  searchParams: SearchParams;
}

export interface ReportProps extends ReportsProps {
  params: Promise<{ report: string }>;
}

const mayRead = ({ person }: Visit, { endpoint }: ReportTable): boolean =>
  mayAccess(person, endpoint.access, standing());

/** Redirects a place's address without a report to the first report that the person may open, keeping the period. */
export async function firstReport(place: Place, { searchParams }: ReportsProps): Promise<never> {
  const visit = await requirePage(place);
  const first = reportTables.find((table) => table.place === place && !table.report.hidden && mayRead(visit, table));
  if (!first) forbidden();
  const query = await paramsIn(searchParams);
  redirect(`${first.path}${query.size > 0 ? '?' : ''}${query}`);
}

/** Page of a report at one of its places. */
export async function reportPage(place: Place, { params, searchParams }: ReportProps) {
  const visit = await requirePage(place);
  const { report } = await params;
  const table = findReportTable(place, report);
  if (!table) notFound();
  if (!mayRead(visit, table)) forbidden();
  const { item } = await searchParams;
  const first = report === 'draft_beer' && Number(item) > 0 ? productSalesTables[place] : table;
  const writes = !visit.server.readonly;
  const closed = reportTables.filter((one) => one.place === place && !mayRead(visit, one));
  const rights = {
    closed: closed.map((one) => one.report.part),
    groups: mayAccess(visit.person, changesGroups, standing()) && writes,
    sensors: mayAccess(visit.person, setSensor.access, standing()) && writes,
    menu: mayOpen('menu', visit.person, standing()),
  };
  const entries = await Promise.all([
    preloadList(visit, first as typeof table, searchParams),
    ...(report === ingredientsLists.part ? [preload(visit, ingredientGroupCalls[place].list, {})] : []),
  ]);
  return (
    <Preloaded entries={entries.flat()}>
      <StatisticsScreen place={place} part={report} rights={rights} />
    </Preloaded>
  );
}
