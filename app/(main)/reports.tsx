import { notFound, redirect } from 'next/navigation';
import { StatisticsScreen } from '@/components/statistics/statistics-screen';
import { Preloaded } from '@/lib/api/preloaded';
import { preload } from '@/lib/bff/preload';
import { paramsIn, preloadList, type SearchParams } from '@/lib/bff/preload-list';
import { requirePage } from '@/lib/bff/require-page';
import { standing } from '@/lib/bff/settings';
import { setSensor } from '@/lib/contract/stock-edit';
import { mayAccess } from '@/lib/domain/permissions';
import type { Place } from '@/lib/domain/places';
import { mayOpen } from '@/lib/navigation';
import { changesGroups, ingredientGroupCalls } from '@/lib/reports/statistics/ingredient-groups';
import { ingredientsLists } from '@/lib/reports/statistics/ingredients-lists';
import { productSalesTables } from '@/lib/reports/statistics/product-sales-table';
import { findReportTable } from '@/lib/reports/statistics/registry';

const FIRST = 'draft_beer';

export interface ReportsProps {
  searchParams: SearchParams;
}

export interface ReportProps extends ReportsProps {
  params: Promise<{ report: string }>;
}

/** A place's address without a report leads to its first one, with the period that it names. */
export async function firstReport(place: Place, { searchParams }: ReportsProps): Promise<never> {
  await requirePage(place);
  const query = await paramsIn(searchParams);
  redirect(`/${place}/${FIRST}${query.size > 0 ? '?' : ''}${query}`);
}

/** The page of a report at one of its places (specification part 2 §2). */
export async function reportPage(place: Place, { params, searchParams }: ReportProps) {
  const visit = await requirePage(place);
  const { report } = await params;
  const table = findReportTable(place, report);
  if (!table) notFound();
  const { item } = await searchParams;
  const first = report === 'draft_beer' && Number(item) > 0 ? productSalesTables[place] : table;
  const writes = !visit.server.readonly;
  const rights = {
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
