'use client';
import { IconArrowRight, IconHistory } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { Dialog } from '@/components/form/dialog';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { cx, layout } from '@/components/ui/classes';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/skeleton';
import { useFresh } from '@/lib/api/use-fresh';
import type { Endpoint, InputOf } from '@/lib/contract/endpoint';
import type { HistoryChange, HistoryEntry } from '@/lib/contract/history';
import { useFormats } from '@/components/frame/use-formats';
import classes from './record-history.module.css';

/** Call for the history of a record. */
type HistoryCall = Endpoint & { readonly reply: z.ZodType<{ items: HistoryEntry[] }> };

interface HistoryProps<E extends HistoryCall> {
  readonly endpoint: E;
  readonly input: InputOf<E>;
  readonly actionOf: (action: HistoryEntry['action']) => string;
  /** Name of a field, also of one unknown to this version. */
  readonly nameOf: (field: string) => string;
  /** Wire value of a field in words. */
  readonly textOf: (field: string, value: unknown) => string;
  /** Content for a change, shown in place of the field's values before and after; false shows the values. */
  readonly changeOf?: (change: HistoryChange) => ReactNode;
}

/** History of a record: who changed what and when, latest first. */
export function RecordHistory<E extends HistoryCall>(props: HistoryProps<E>) {
  const { endpoint, input, actionOf, nameOf, textOf, changeOf } = props;
  const t = useTranslations('changes');
  const { formatTime } = useFormats();
  const { data, error, reload } = useFresh(endpoint, input);
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
    <ol className={cx(layout.small, layout.figures)} aria-label={t('label')}>
      {data.items.map(({ history_id, action, changes, user_name, time }) => (
        <li key={history_id} className={classes['entry']} data-action={action}>
          <div className={cx(layout.row, classes['head'])}>
            <strong>{user_name || t('nobody')}</strong>
            <span>{actionOf(action)}</span>
            <time className={cx(layout.muted, layout.tiny)} dateTime={new Date(time * 1000).toISOString()}>
              {formatTime(time)}
            </time>
          </div>
          {changes.length > 0 && (
            <ul>
              {changes
                // A new record lists only its set fields.
                .filter(({ after }) => action !== 'created' || (after !== '' && after !== null))
                .map((change) => (
                  <li key={change.field} className={classes['change']}>
                    <span className={cx(layout.muted, classes['field'])}>{nameOf(change.field)}</span>
                    <div className={classes['values']}>
                      {changeOf?.(change) || (
                        <>
                          {action !== 'created' && (
                            <>
                              <span className={layout.muted}>{textOf(change.field, change.before)}</span>{' '}
                              <Becomes />{' '}
                            </>
                          )}
                          {textOf(change.field, change.after)}
                        </>
                      )}
                    </div>
                  </li>
                ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

interface HistoryDialogProps<E extends HistoryCall> extends HistoryProps<E> {
  readonly title: string;
  readonly onClose: () => void;
}

/** Dialog with the history of a record. */
export function HistoryDialog<E extends HistoryCall>({ title, onClose, ...history }: HistoryDialogProps<E>) {
  return (
    <Dialog title={title} size={560} onClose={onClose}>
      <RecordHistory {...history} />
    </Dialog>
  );
}

export function Becomes() {
  const t = useTranslations('changes');
  return (
    <IconArrowRight size={13} className={cx(layout.muted, classes['arrow'])} aria-label={t('became')} role="img" />
  );
}
