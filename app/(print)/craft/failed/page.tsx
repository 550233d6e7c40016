import { FileFailed } from '@/components/list/file-failed';
import { failedFile } from '@/lib/bff/failed-page';
import type { SearchParams } from '@/lib/bff/preload-list';
import { requirePage } from '@/lib/bff/require-page';

const PDF = /^\/api\/craft\/(?:labels|kitchen-sheet)\.pdf\?[\w=&.]+$/;

/** Page that the browser tab shows when labels or a recipe could not be made. */
export default async function CraftPaperFailedPage({ searchParams }: { searchParams: SearchParams }) {
  await requirePage('craft');
  return <FileFailed {...await failedFile(searchParams, PDF, '/craft')} />;
}
