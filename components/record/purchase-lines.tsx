'use client';
import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { useMeasure } from '@/components/measure/use-measure';
import type { ReplyOf } from '@/lib/contract/endpoint';
import type { getPurchase } from '@/lib/contract/stock';
import { formatMoney, formatTime } from '@/lib/domain/format';
import classes from './purchase-lines.module.css';

const COLUMNS = ['name', 'category', 'quantity', 'price'] as const;

/** Who received what, when, and what it cost; what was taken back is struck through. */
export function PurchaseLines({ purchase }: { purchase: ReplyOf<typeof getPurchase> }) {
  const t = useTranslations('record.purchase');
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'UTC';
  const measure = useMeasure();
  return (
    <>
      <p className={classes['head']}>
        <span>{formatTime(purchase.time, timeZone)}</span>
        {purchase.user_name !== '' && <span>{t('who', { user: purchase.user_name })}</span>}
      </p>
      <div className={classes['scroll']} tabIndex={0} role="group" aria-label={t('lines')}>
        <table className={classes['table']} aria-label={t('lines')}>
          <thead>
            <tr>
              {COLUMNS.map((name) => (
                <th key={name} scope="col" data-column={name}>
                  {t(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {purchase.items.map((line) => (
              <tr key={line.story_id} data-removed={line.removed}>
                <td data-column="name">
                  <span>{line.name}</span>
                  {line.removed && <em className={classes['mark']}>{t('removed')}</em>}
                </td>
                <td data-column="category">{line.category}</td>
                <td data-column="quantity">{measure.written(line.quantity, line.measure)}</td>
                <td data-column="price">{formatMoney(line.price, locale)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('total')}</th>
              <td data-column="category" />
              <td />
              <td data-column="price">{formatMoney(purchase.total_amount, locale)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </>
  );
}
