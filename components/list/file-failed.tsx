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
  title?: string;
  backLabel?: string;
}

/** Error page of a file, with a retry; by default of a list's file. */
export function FileFailed({ file, back, problem, ...words }: FileFailedProps) {
  const t = useTranslations('report');
  const errors = useTranslations('errors');
  const textOf = useProblemText();
  const { title = t('fileFailed'), backLabel = t('paper.back') } = words;
  return (
    <main>
      <PageTitle>{title}</PageTitle>
      <EmptyState
        order={1}
        icon={<IconAlertTriangle size={24} stroke={1.5} />}
        title={title}
        action={
          <ButtonRow>
            <Button component="a" href={file} leftSection={<IconRefresh size={16} aria-hidden />}>
              {errors('retry')}
            </Button>
            <Button component="a" href={back} variant="default">
              {backLabel}
            </Button>
          </ButtonRow>
        }
      >
        <span role="alert">{textOf(problem)}</span>
      </EmptyState>
    </main>
  );
}
