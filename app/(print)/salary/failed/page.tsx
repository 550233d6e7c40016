import { FileFailed } from '@/components/report/file-failed';
import { failureOf } from '@/lib/bff/failed-file';
import { paramsIn, type SearchParams } from '@/lib/bff/preload-list';
import { requirePage } from '@/lib/bff/require-page';
import { SALARY_READ } from '@/lib/contract/salary';

const BACK = '/salary';
/** Restricts the retry link to our own PDF; the address may hold anything. */
const PDF = /^\/api\/salary\/payslips\.pdf\?[\w=&,-]+$/;

/** Shown in the tab of payslips that could not be made. */
export default async function PayslipsFailedPage({ searchParams }: { searchParams: SearchParams }) {
  await requirePage('salary', SALARY_READ);
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
