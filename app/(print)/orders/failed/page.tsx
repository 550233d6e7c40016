import { notFound } from 'next/navigation';
import { PdfFailed } from '@/components/sections/orders/pdf-failed';
import { failureOf } from '@/lib/bff/failed-file';
import { paramsIn, type SearchParams } from '@/lib/bff/preload-list';
import { requirePage } from '@/lib/bff/require-page';

/** Allows retrying our own PDFs only, whatever the address says. */
const PDF = /^\/api\/orders\/(receipts|alcohol)\.pdf(\?[\w=&.-]*)?$/;

/** Shown in the tab of a PDF that could not be made. */
export default async function OrdersPdfFailedPage({ searchParams }: { searchParams: SearchParams }) {
  await requirePage('orders');
  const params = await paramsIn(searchParams);
  const [pdf, kind] = PDF.exec(params.get('pdf') ?? '') ?? [];
  const code = Number(params.get('problem') ?? NaN);
  if (!pdf || !Number.isSafeInteger(code)) notFound();
  return <PdfFailed pdf={pdf} isAlcohol={kind === 'alcohol'} problem={await failureOf(code)} />;
}
