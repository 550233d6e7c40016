'use client';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { cx, layout } from '@/components/ui/classes';
import { CODE, type Problem } from '@/lib/contract/problem';
import type { ProblemTextOptions } from '@/lib/i18n/problem-text';
import classes from './problem-alert.module.css';
import { ProblemDetails } from './problem-details';
import { useProblemText } from './use-problem-text';

export interface ProblemAlertProps {
  /** `error.problem` of an `ApiError`. */
  readonly problem: Problem;
  /** Failed action, e.g. "Could not load the menu". */
  readonly title?: string;
  readonly onRetry?: () => void;
  readonly retrying?: boolean;
  readonly translateFirst?: ProblemTextOptions['translateFirst'];
}

/** Error in the reader's language with a retry; technical details are folded. */
export function ProblemAlert({ problem, title, onRetry, retrying = false, translateFirst }: ProblemAlertProps) {
  const t = useTranslations('errors');
  const text = useProblemText()(problem, { translateFirst });
  return (
    <Alert
      role="alert"
      color="red"
      icon={<IconAlertTriangle aria-hidden />}
      title={title ?? text}
      className={classes['root']}
    >
      <div className={cx(layout.stack, classes['body'])}>
        {title && <p>{text}</p>}
        {onRetry && (
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconRefresh size={14} aria-hidden />}
            loading={retrying}
            onClick={onRetry}
          >
            {t('retry')}
          </Button>
        )}
        <ProblemDetails
          entries={[
            [t('code'), problem.code],
            [
              t(problem.code === CODE.browserFault ? 'fault' : 'answer'),
              problem.message === text ? undefined : problem.message,
            ],
            [t('requestId'), problem.request_id],
          ]}
        />
      </div>
    </Alert>
  );
}
