import { FileFailed } from '@/components/list/file-failed';
import { failedFile } from '@/lib/bff/failed-page';
import type { SearchParams } from '@/lib/bff/preload-list';
import { requirePage } from '@/lib/bff/require-page';
import { SALARY_READ } from '@/lib/sections/salary/contract/salary';

const PDF = /^\/api\/salary\/payslips\.pdf\?[\w=&,-]+$/;

/** Shown in the tab of payslips that could not be made. */
export default async function PayslipsFailedPage({ searchParams }: { searchParams: SearchParams }) {
  await requirePage('salary', SALARY_READ);
  return <FileFailed {...await failedFile(searchParams, PDF, '/salary')} />;
}
