import { forbidden } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { PaperList } from '@/components/list/paper-list';
import { listPaper } from '@/lib/bff/export/list-paper';
import { requireList } from '@/lib/bff/export/require-list';
import { paramsIn, type SearchParams } from '@/lib/bff/preload-list';
import { settings } from '@/lib/bff/settings';
import { wordsIn } from '@/lib/bff/words';
import { CODE, ProblemError } from '@/lib/contract/problem';
import { formatCount, formatTime } from '@/lib/domain/format';
import { venueName } from '@/lib/env';
import { viewOf } from '@/lib/lists/view';

interface Props {
  params: Promise<{ table: string }>;
  searchParams: SearchParams;
}

/** A browser lays out this many rows in a second or two. */
const MAX_ROWS = 5000;

/** Any list for the browser's printer, filtered by its address. */
export default async function PrintListPage({ params, searchParams }: Props) {
  const { visit, table } = await requireList(params);
  const query = await paramsIn(searchParams);
  const locale = await getLocale();
  const { context, person } = visit;
  const view = viewOf(table, query);
  const paper = await listPaper({ table, view, context, locale, most: MAX_ROWS }).catch((error: unknown) => {
    if (error instanceof ProblemError && error.code === CODE.forbidden) forbidden();
    throw error;
  });
  const t = wordsIn(locale);
  const time = formatTime(Math.floor(new Date().getTime() / 1000), settings().VENUE_TIMEZONE);
  return (
    <PaperList
      paper={paper}
      venue={venueName(settings())}
      printed={t('report.paper.printed', { login: person.login, time })}
      back={`${table.path}${query.size > 0 ? '?' : ''}${query}`}
      words={{
        print: t('report.print'),
        back: t('report.paper.back'),
        rows: t('report.paper.rows', { count: paper.rows.length, written: formatCount(paper.rows.length, locale) }),
        empty: t('report.paper.empty'),
      }}
    />
  );
}
