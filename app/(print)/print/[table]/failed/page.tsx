import { FileFailed } from '@/components/list/file-failed';
import { requireList } from '@/lib/bff/export/require-list';
import { failedFile } from '@/lib/bff/failed-page';
import type { SearchParams } from '@/lib/bff/preload-list';

interface Props {
  params: Promise<{ table: string }>;
  searchParams: SearchParams;
}

/** Addresses of our own files. The query could name any other. */
const FILE = /^\/api\/(export|print)\/[\w-]+(\?|$)/;

/** Shown in the tab of a list's file that could not be made. */
export default async function FileFailedPage({ params, searchParams }: Props) {
  const { table } = await requireList(params);
  return <FileFailed {...await failedFile(searchParams, FILE, table.path)} />;
}
