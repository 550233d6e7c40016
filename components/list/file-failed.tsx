'use client';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { StatePage } from '@/components/frame/state-page';
import { useProblemText } from '@/components/problem/use-problem-text';
import { Button } from '@/components/ui/button';
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
      <StatePage
        icon={IconAlertTriangle}
        title={title}
        action={
          <>
            <Button component="a" href={file} icon={IconRefresh}>
              {errors('retry')}
            </Button>
            <Button component="a" href={back} variant="default">
              {backLabel}
            </Button>
          </>
        }
      >
        <span role="alert">{textOf(problem)}</span>
      </StatePage>
    </main>
  );
}
