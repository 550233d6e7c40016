import { FileFailed } from '@/components/list/file-failed';
import { failedFile } from '@/lib/bff/failed-page';
import type { SearchParams } from '@/lib/bff/preload-list';
import { requirePage } from '@/lib/bff/require-page';
import { cardPage } from '@/lib/sections/cards/contract';

const PDF = /^\/api\/settings\/cards\.pdf\?cards=[\d,]+$/;

/** Shown in the tab of a card sheet that could not be made. */
export default async function CardSheetFailedPage({ searchParams }: { searchParams: SearchParams }) {
  await requirePage('settings', cardPage.access);
  return <FileFailed {...await failedFile(searchParams, PDF, '/settings/cards')} />;
}
