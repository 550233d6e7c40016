'use client';
import { Skeleton } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useTimeZone, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { ProblemAlert } from '@/components/layout/problem-alert';
import { EmptyState } from '@/components/ui/empty-state';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { useFresh } from '@/lib/api/use-fresh';
import { menuRows } from '@/lib/contract/menu';
import { menuHistory } from '@/lib/contract/menu-edit';
import { formatTime } from '@/lib/domain/format';
import { HistoryChangeLine } from './history-change';
import classes from './history-tab.module.css';
import { useFieldWords } from './use-field-words';
import type { StockById } from './use-stock';

/** Who changed what of the dish and when, the latest first. */
export function HistoryTab({ itemId, stock }: { itemId: number; stock: StockById }) {
  const t = useTranslations('dish.history');
  const timeZone = useTimeZone() ?? 'UTC';
  const { data, error, reload } = useFresh(menuHistory, { body: { item_id: itemId } });
  // The menu screen holds it already; it names the folders that a dish was moved between.
  const menu = useEndpoint(menuRows, {});
  const folders = useMemo(() => new Map(menu.data?.rows.map((row) => [row.item_id, row])), [menu.data]);
  const words = useFieldWords(stock, folders);
  if (error) return <ProblemAlert problem={error.problem} title={t('notLoaded')} onRetry={reload} />;
  if (!data) {
    return (
      <div role="status" aria-label={t('loading')}>
        {[1, 2, 3, 4].map((line) => (
          <Skeleton key={line} height={54} mb={12} />
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
            <span>{t(`actions.${action}`)}</span>
            <time dateTime={new Date(time * 1000).toISOString()}>{formatTime(time, timeZone)}</time>
          </div>
          {changes.length > 0 && (
            <ul className={classes['changes']}>
              {changes
                // Of a new dish only what it was given, not every field left empty.
                .filter(({ after }) => action !== 'created' || (after !== '' && after !== null))
                .map((change) => (
                  <HistoryChangeLine
                    key={change.field}
                    change={change}
                    words={words}
                    stock={stock}
                    fresh={action === 'created'}
                  />
                ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
