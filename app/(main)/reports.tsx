import { notFound, redirect } from 'next/navigation';
import { StatisticsScreen } from '@/components/statistics/statistics-screen';
import { Preloaded } from '@/lib/api/preloaded';
import { preload } from '@/lib/bff/preload';
import { paramsIn, preloadList, type SearchParams } from '@/lib/bff/preload-list';
import { requirePage } from '@/lib/bff/require-page';
import { standing } from '@/lib/bff/settings';
import { mayAccess } from '@/lib/domain/permissions';
import type { Place } from '@/lib/domain/places';
import { mayOpen } from '@/lib/navigation';
import { changesGroups, ingredientGroupCalls } from '@/lib/reports/statistics/ingredient-groups';
import { ingredientsLists } from '@/lib/reports/statistics/ingredients-lists';
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
  const groups = mayAccess(visit.person, changesGroups, standing()) && !visit.server.readonly;
  const entries = await Promise.all([
    preloadList(visit, table, searchParams),
    ...(report === ingredientsLists.part ? [preload(visit, ingredientGroupCalls[place].list, {})] : []),
  ]);
  return (
    <Preloaded entries={entries.flat()}>
      <StatisticsScreen
        place={place}
        part={report}
        rights={{ groups, menu: mayOpen('menu', visit.person, standing()) }}
      />
    </Preloaded>
  );
}
