'use client';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { PageTitle } from '@/components/frame/page-title';
import { useProblemText } from '@/components/problem/use-problem-text';
import { Button } from '@/components/ui/button';
import { ButtonRow } from '@/components/ui/button-row';
import { EmptyState } from '@/components/ui/empty-state';
import type { Problem } from '@/lib/contract/problem';

interface PdfFailedProps {
  /** Address for a retry. */
  pdf: string;
  isAlcohol: boolean;
  problem: Problem;
}

/** Error page of a receipts or alcohol PDF, with a retry. */
export function PdfFailed({ pdf, isAlcohol, problem }: PdfFailedProps) {
  const t = useTranslations('receipts');
  const textOf = useProblemText();
  const title = isAlcohol ? t('pdfFailed.alcohol') : t('failed');
  return (
    <main>
      <PageTitle>{title}</PageTitle>
      <EmptyState
        order={1}
        icon={<IconAlertTriangle size={24} stroke={1.5} />}
        title={title}
        action={
          <ButtonRow>
            <Button component="a" href={pdf} leftSection={<IconRefresh size={16} aria-hidden />}>
              {t('pdfFailed.retry')}
            </Button>
            <Button component="a" href="/orders" variant="default">
              {t('pdfFailed.back')}
            </Button>
          </ButtonRow>
        }
      >
        <span role="alert">{textOf(problem)}</span>
      </EmptyState>
    </main>
  );
}
