'use client';
import { IconArrowRight, IconHistory } from '@tabler/icons-react';
import { useTimeZone, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/skeleton';
import type { ApiError } from '@/lib/api/call';
import type { HistoryChange, HistoryEntry } from '@/lib/contract/history';
import { formatTime } from '@/lib/domain/format';
import classes from './change-history.module.css';
import { ProblemAlert } from '@/components/problem/problem-alert';

export interface ChangeHistoryProps {
  /** Result of `useFresh`. */
  reading: {
    readonly data: { readonly items: readonly HistoryEntry[] } | undefined;
    readonly error: ApiError | undefined;
    readonly reload: () => void;
  };
  actionOf: (action: HistoryEntry['action']) => string;
  /** Renders a `ChangeLine`; `fresh` for a new record, which has no values before. */
  lineOf: (change: HistoryChange, fresh: boolean) => ReactNode;
}

/** History of a record: who changed what and when, latest first. */
export function ChangeHistory({ reading: { data, error, reload }, actionOf, lineOf }: ChangeHistoryProps) {
  const t = useTranslations('changes');
  const timeZone = useTimeZone() ?? 'UTC';
  if (error) return <ProblemAlert problem={error.problem} title={t('notLoaded')} onRetry={reload} />;
  if (!data) {
    return (
      <div role="status" aria-label={t('loading')}>
        {[1, 2, 3, 4].map((line) => (
          <Skeleton key={line} height={54} style={{ marginBottom: 12 }} />
        ))}
      </div>
    );
  }
  if (data.items.length === 0) {
    return (
      <EmptyState icon={<IconHistory />} title={t('empty')}>
        {t('emptyText')}
      </EmptyState>
    );
  }
  return (
    <ol className={classes['list']} aria-label={t('label')}>
      {data.items.map(({ history_id, action, changes, user_name, time }) => (
        <li key={history_id} className={classes['entry']} data-action={action}>
          <div className={classes['head']}>
            <strong>{user_name || t('nobody')}</strong>
            <span>{actionOf(action)}</span>
            <time dateTime={new Date(time * 1000).toISOString()}>{formatTime(time, timeZone)}</time>
          </div>
          {changes.length > 0 && (
            <ul className={classes['changes']}>
              {changes
                // A new record lists only its set fields.
                .filter(({ after }) => action !== 'created' || (after !== '' && after !== null))
                .map((change) => lineOf(change, action === 'created'))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

interface ChangeLineProps {
  name: string;
  /** Undefined if there was no value before. */
  before?: string | undefined;
  after: ReactNode;
}

/** Field with its values before and after. */
export function ChangeLine({ name, before, after }: ChangeLineProps) {
  return (
    <li className={classes['change']}>
      <span className={classes['field']}>{name}</span>
      <div className={classes['values']}>
        {before !== undefined && (
          <>
            <span className={classes['before']}>{before}</span> <Becomes />{' '}
          </>
        )}
        {after}
      </div>
    </li>
  );
}

export function Becomes() {
  const t = useTranslations('changes');
  return <IconArrowRight size={13} className={classes['arrow'] ?? ''} aria-label={t('became')} role="img" />;
}
