'use client';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { PageTitle } from '@/components/frame/page-title';
import { useProblemText } from '@/components/problem/use-problem-text';
import { Button } from '@/components/ui/button';
import { ButtonRow } from '@/components/ui/button-row';
import { EmptyState } from '@/components/ui/empty-state';
import type { Problem } from '@/lib/contract/problem';

interface FileFailedProps {
  /** Address of the file for a retry. */
  file: string;
  /** Address of the list's screen. */
  back: string;
  problem: Problem;
}

/** Error page of a list's file, with a retry. */
export function FileFailed({ file, back, problem }: FileFailedProps) {
  const t = useTranslations('report');
  const errors = useTranslations('errors');
  const textOf = useProblemText();
  return (
    <main>
      <PageTitle>{t('fileFailed')}</PageTitle>
      <EmptyState
        order={1}
        icon={<IconAlertTriangle size={24} stroke={1.5} />}
        title={t('fileFailed')}
        action={
          <ButtonRow>
            <Button component="a" href={file} leftSection={<IconRefresh size={16} aria-hidden />}>
              {errors('retry')}
            </Button>
            <Button component="a" href={back} variant="default">
              {t('paper.back')}
            </Button>
          </ButtonRow>
        }
      >
        <span role="alert">{textOf(problem)}</span>
      </EmptyState>
    </main>
  );
}
