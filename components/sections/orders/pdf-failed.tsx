'use client';
import { useTranslations } from 'next-intl';
import { FileFailed } from '@/components/list/file-failed';
import type { Problem } from '@/lib/contract/problem';

interface PdfFailedProps {
  /** Address for a retry. */
  readonly pdf: string;
  readonly isAlcohol: boolean;
  readonly problem: Problem;
}

/** Error page of a receipts or alcohol PDF. */
export function PdfFailed({ pdf, isAlcohol, problem }: PdfFailedProps) {
  const t = useTranslations('receipts');
  const title = t(isAlcohol ? 'pdfFailed.alcohol' : 'failed');
  return <FileFailed file={pdf} back="/orders" problem={problem} title={title} backLabel={t('pdfFailed.back')} />;
}
