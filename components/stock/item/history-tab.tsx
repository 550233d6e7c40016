'use client';
import { Skeleton } from '@mantine/core';
import { IconArrowRight, IconHistory } from '@tabler/icons-react';
import { useTimeZone, useTranslations } from 'next-intl';
import { ProblemAlert } from '@/components/layout/problem-alert';
import { EmptyState } from '@/components/ui/empty-state';
import { useFresh } from '@/lib/api/use-fresh';
import { stockHistory } from '@/lib/contract/stock-edit';
import { formatTime } from '@/lib/domain/format';
import classes from './history-tab.module.css';
import { useFieldWords } from './use-field-words';
import type { StockIndex } from './use-stock-rows';

/** Who changed what of the card and when, the latest first. */
export function HistoryTab({ itemId, stock }: { itemId: number; stock: StockIndex }) {
  const t = useTranslations('stockItem');
  const timeZone = useTimeZone() ?? 'UTC';
  const { words, nameOf } = useFieldWords(stock);
  const measureId = stock.items.find(({ item_id }) => item_id === itemId)?.measure_id;
  const { data, error, reload } = useFresh(stockHistory, { body: { item_id: itemId } });
  if (error) return <ProblemAlert problem={error.problem} title={t('changes.notLoaded')} onRetry={reload} />;
  if (!data) {
    return (
      <div role="status" aria-label={t('changes.loading')}>
        {[1, 2, 3].map((line) => (
          <Skeleton key={line} height={54} mb={12} />
        ))}
      </div>
    );
  }
  if (data.items.length === 0) {
    return (
      <EmptyState icon={<IconHistory />} title={t('changes.empty')}>
        {t('changes.emptyText')}
      </EmptyState>
    );
  }
  return (
    <ol className={classes['list']} aria-label={t('changes.label')}>
      {data.items.map(({ history_id, action, changes, user_name, time }) => (
        <li key={history_id} className={classes['entry']}>
          <div className={classes['head']}>
            <strong>{user_name || t('changes.nobody')}</strong>
            <span>{t(`changes.actions.${action}`)}</span>
            <time dateTime={new Date(time * 1000).toISOString()}>{formatTime(time, timeZone)}</time>
          </div>
          <ul className={classes['changes']}>
            {changes.map(({ field, before, after }) => (
              <li key={field} className={classes['change']}>
                <span className={classes['field']}>{nameOf(field)}</span>
                <span className={classes['values']}>
                  {action !== 'created' && (
                    <>
                      <span className={classes['before']}>{words(field, before, measureId)}</span>{' '}
                      <IconArrowRight size={13} role="img" aria-label={t('becomes')} />{' '}
                    </>
                  )}
                  {words(field, after, measureId)}
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
