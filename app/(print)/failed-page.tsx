import { FileFailed } from '@/components/list/file-failed';
import { failedFile } from '@/lib/bff/failed-page';
import type { SearchParams } from '@/lib/bff/preload-list';
import { requirePage } from '@/lib/bff/require-page';
import type { Access } from '@/lib/contract/access';
import type { SectionId } from '@/lib/contract/sections';

/** Page shown in the tab of a PDF that could not be made. `own` matches the addresses of the PDF, `back` is its screen. */
export const failedPage = (section: SectionId, own: RegExp, back: string, access?: Access) =>
  async function FailedPage({ searchParams }: { searchParams: SearchParams }) {
    await requirePage(section, access);
    return <FileFailed {...await failedFile(searchParams, own, back)} />;
  };
