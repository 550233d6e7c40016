import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { FileFailed } from '@/components/list/file-failed';
import { failureOf } from '@/lib/bff/failed-file';
import { paramsIn, type SearchParams } from '@/lib/bff/preload-list';
import { requirePage } from '@/lib/bff/require-page';
import { wordsIn } from '@/lib/bff/words';

/** Allows retrying our own PDFs only, whatever the address says. */
const PDF = /^\/api\/orders\/(receipts|alcohol)\.pdf(\?[\w=&.-]*)?$/;

/** Shown in the tab of a PDF that could not be made. */
export default async function OrdersPdfFailedPage({ searchParams }: { searchParams: SearchParams }) {
  await requirePage('orders');
  const params = await paramsIn(searchParams);
  const [pdf, kind] = PDF.exec(params.get('pdf') ?? '') ?? [];
  const code = Number(params.get('problem') ?? NaN);
  if (!pdf || !Number.isSafeInteger(code)) notFound();
  const t = wordsIn(await getLocale());
  return (
    <FileFailed
      file={pdf}
      back="/orders"
      problem={await failureOf(code)}
      title={t(kind === 'alcohol' ? 'receipts.pdfFailed.alcohol' : 'receipts.failed')}
      backLabel={t('receipts.pdfFailed.back')}
    />
  );
}
