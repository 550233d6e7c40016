import { FileFailed } from '@/components/report/file-failed';
import { failureOf } from '@/lib/bff/failed-file';
import { paramsIn, type SearchParams } from '@/lib/bff/preload-list';
import { requirePage } from '@/lib/bff/require-page';
import { cardPage } from '@/lib/contract/cards';

const BACK = '/settings/cards';
/** Restricts the retry link to our own PDF; the address may hold anything. */
const PDF = /^\/api\/settings\/cards\.pdf\?cards=[\d,]+$/;

/** Shown in the tab of a card sheet that could not be made. */
export default async function CardSheetFailedPage({ searchParams }: { searchParams: SearchParams }) {
  await requirePage('settings', cardPage.access);
  const query = await paramsIn(searchParams);
  const pdf = decodeURIComponent(query.get('pdf') ?? '');
  const code = query.get('problem') ?? '';
  return (
    <FileFailed
      file={PDF.test(pdf) ? pdf : BACK}
      back={BACK}
      problem={await failureOf(/^\d{1,6}$/.test(code) ? Number(code) : 0)}
    />
  );
}
