'use client';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { ProblemDetails } from '@/components/problem/problem-details';
import { Button } from '@/components/ui/button';
import { StatePage } from './state-page';

export interface PageFailedProps {
  readonly error: unknown;
  readonly retry: () => void;
}

/** Number of an error in the server's log; browser errors have none. */
const digestOf = (error: unknown): string | undefined =>
  error instanceof Error && 'digest' in error ? String(error.digest) : undefined;

/** Content of an error boundary: the error, a retry, and its number in the log if the server failed. */
export function PageFailed({ error, retry }: PageFailedProps) {
  const t = useTranslations('states');
  const errors = useTranslations('errors');
  const digest = digestOf(error);
  const [retrying, startTransition] = useTransition();
  return (
    <StatePage
      icon={IconAlertTriangle}
      title={t('failed')}
      action={
        <Button icon={IconRefresh} loading={retrying} onClick={() => startTransition(retry)}>
          {errors('retry')}
        </Button>
      }
    >
      <p role="alert">{t(digest === undefined ? 'failedHere' : 'failedText')}</p>
      <ProblemDetails
        entries={[
          [t('errorId'), digest],
          [errors('fault'), String(error)],
          // Says where the page failed; that of the server stays in its log.
          [errors('place'), digest === undefined && error instanceof Error ? error.stack : undefined],
        ]}
      />
    </StatePage>
  );
}
