'use client';
import { Skeleton } from '@mantine/core';
import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { Dialog } from '@/components/form/dialog';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { useMeasure } from '@/components/measure/use-measure';
import { useFresh } from '@/lib/api/use-fresh';
import { stockStoryDetails, type StoryRow } from '@/lib/contract/stock-story';
import { formatTime } from '@/lib/domain/format';
import classes from './order-positions.module.css';
import { quantityText } from './quantity-text';

/** Which positions of an order took the item, how much each, and their total. */
export function OrderPositions({ row, onClose }: { row: StoryRow; onClose: () => void }) {
  const t = useTranslations('stockStory');
  const locale = useLocale();
  const zone = useTimeZone() ?? 'UTC';
  const measure = useMeasure().name(row.measure);
  const { data, error, reload } = useFresh(stockStoryDetails, { body: { stock_story_id: row.stock_story_id } });
  const used = (quantity: number) => quantityText(quantity, row.measure, locale);
  return (
    <Dialog title={t('order', { number: row.order_number ?? 0 })} onClose={onClose}>
      <p className={classes['when']}>
        {[formatTime(row.stock_story_time, zone), row.user_name].filter(Boolean).join(', ')}
      </p>
      {error && <ProblemAlert problem={error.problem} title={t('positions.notLoaded')} onRetry={reload} />}
      {!data && !error && <Skeleton height={102} />}
      {data && (
        <table className={classes['table']}>
          <thead>
            <tr>
              <th scope="col">{t('positions.name')}</th>
              <th scope="col">{t('positions.quantity')}</th>
              <th scope="col">{t('positions.used', { measure })}</th>
            </tr>
          </thead>
          <tbody>
            {data.items.map(({ menu_id, menu_name, menu_quantity, ingredient_quantity }, line) => (
              <tr key={`${menu_id} ${line}`}>
                <td>{menu_name}</td>
                <td>{quantityText(menu_quantity, 'unit', locale)}</td>
                <td>{used(ingredient_quantity)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {t('positions.total')}
              </th>
              <td>{used(data.total_quantity)}</td>
            </tr>
          </tfoot>
        </table>
      )}
    </Dialog>
  );
}
