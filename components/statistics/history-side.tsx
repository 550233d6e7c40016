'use client';
import { Skeleton } from '@mantine/core';
import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { ReplyOf } from '@/lib/contract/endpoint';
import { formatQuantity, formatTime } from '@/lib/domain/format';
import { knownMeasure, UNIT } from '@/lib/domain/measure';
import type { ProductSales } from '@/lib/reports/statistics/product-sales';
import classes from './draft-beer.module.css';
import { LiveVolume, SensorWatch } from './live-volume';
import { SensorForm } from './sensor-form';

type Reply = ReplyOf<ProductSales>;

interface HistorySideProps {
  /** Of one beer all the while; undefined while another period is on its way. */
  reply: Reply | undefined;
  mayEdit: boolean;
  isPending: boolean;
  onPending: (id: number, busy: boolean) => void;
}

function PendingTable({ rows, decimals }: { rows: Reply['pending']; decimals: number }) {
  const t = useTranslations('reports.productSales');
  const locale = useLocale();
  const zone = useTimeZone() ?? 'UTC';
  const written = (quantity: number) => formatQuantity(quantity, locale, decimals);
  const sum = rows.reduce((all, { count }) => all + count, 0);
  return (
    <table className={classes['pending']}>
      <caption>{t('pending')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('added')}</th>
          <th scope="col">{t('table')}</th>
          <th scope="col">{t('quantity')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ time, table, count }, index) => (
          <tr key={`${time} ${table} ${index}`}>
            <td>{formatTime(time, zone)}</td>
            <td>{table}</td>
            <td>{written(count)}</td>
          </tr>
        ))}
        {rows.length === 0 && (
          <tr>
            <td colSpan={3}>{t('noPending')}</td>
          </tr>
        )}
      </tbody>
      {rows.length > 0 && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('total')}
            </th>
            <td>{written(sum)}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

/** Beside a beer's history: what is there, its sensor, and what open tables hold. */
export function HistorySide({ reply, mayEdit, isPending, onPending }: HistorySideProps) {
  const t = useTranslations();
  const locale = useLocale();
  // No period changes what the beer is, and what is typed for its sensor must outlive a change of it.
  const [last, setLast] = useState(reply?.item);
  if (reply && reply.item !== last) setLast(reply.item);
  const item = reply ? reply.item : last;
  if (!reply && !item) return <Skeleton height={220} />;
  const decimals = knownMeasure(item?.measure_name ?? '')?.measure_id === UNIT ? 0 : 2;
  const sensor = item?.sensor_id ?? null;
  return (
    <div className={classes['side']}>
      {item && (
        <dl className={classes['facts']}>
          <dt>{t('reports.columns.stock_quantity')}</dt>
          <dd>{formatQuantity(item.stock_quantity, locale, decimals)}</dd>
          {sensor !== null && (
            <>
              <dt>{t('reports.draftBeer.volume')}</dt>
              <dd>
                <LiveVolume sensor={sensor} channel={item.channel_id} />
              </dd>
            </>
          )}
        </dl>
      )}
      {sensor !== null && <SensorWatch sensors={[sensor]} />}
      {item && <SensorForm item={item} mayEdit={mayEdit} isPending={isPending} onPending={onPending} />}
      {reply ? <PendingTable rows={reply.pending} decimals={decimals} /> : <Skeleton height={80} />}
    </div>
  );
}
