import { FileFailed } from '@/components/list/file-failed';
import { requireList } from '@/lib/bff/export/require-list';
import { failureOf } from '@/lib/bff/failed-file';
import { paramsIn, type SearchParams } from '@/lib/bff/preload-list';

interface Props {
  params: Promise<{ table: string }>;
  searchParams: SearchParams;
}

/** Shown in the tab of a list's file that could not be made. */
export default async function FileFailedPage({ params, searchParams }: Props) {
  const { table } = await requireList(params);
  const query = await paramsIn(searchParams);
  const file = query.get('pdf') ?? '';
  const code = query.get('problem') ?? '';
  return (
    <FileFailed
      // Links to our own files only: the address could name any.
      file={/^\/api\/(export|print)\/[\w-]+(\?|$)/.test(file) ? file : table.path}
      back={table.path}
      problem={await failureOf(/^\d{1,6}$/.test(code) ? Number(code) : 0)}
    />
  );
}
