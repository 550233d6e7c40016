'use client';
import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { useState } from 'react';
import { SensorForm } from '@/components/record/sensor-form';
import { ColumnHeads } from '@/components/list/column-heads';
import { useSees } from '@/components/sight/offers';
import { cx, layout } from '@/components/ui/classes';
import { Skeleton } from '@/components/ui/skeleton';
import type { ReplyOf } from '@/lib/contract/endpoint';
import { formatQuantity } from '@/lib/domain/format';
import { reportDecimals } from '@/lib/domain/measure';
import type { SmallTable } from '@/lib/lists/small-table';
import type { ProductSales } from '@/lib/sections/statistics/lists/product-sales';
import { pendingTable } from '@/lib/sections/statistics/lists/product-sales-list';
import classes from './draft-beer.module.css';
import { LiveVolume, SensorWatch } from './live-volume';

type Reply = ReplyOf<ProductSales>;

interface HistorySideProps {
  /** Undefined while another period loads. */
  reply: Reply | undefined;
  /** Loading failed; the table reports it. */
  failed: boolean;
  mayEdit: boolean;
  isPending: boolean;
  onPending: (id: number, busy: boolean) => void;
}

function PendingTable({ title, columns, rows, total, empty }: SmallTable) {
  return (
    <table className={classes['pending']}>
      <caption>{title}</caption>
      <ColumnHeads columns={columns} />
      <tbody>
        {rows.map((cells, index) => (
          <tr key={index}>
            {cells.map((text, at) => (
              <td key={at}>{text}</td>
            ))}
          </tr>
        ))}
        {rows.length === 0 && (
          <tr>
            <td colSpan={columns.length}>{empty}</td>
          </tr>
        )}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={columns.length - 1}>
              {total[0]}
            </th>
            <td>{total.at(-1)}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

/** Side panel of a beer's history: stock, sensor, open tables. */
export function HistorySide({ reply, failed, mayEdit, isPending, onPending }: HistorySideProps) {
  const t = useTranslations();
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'UTC';
  // Sensor volumes need the same right as stock quantities.
  const seesStock = useSees('quantities');
  // The item does not depend on the period; typed sensor values must survive a change of period.
  const [last, setLast] = useState(reply?.item);
  if (reply && reply.item !== last) setLast(reply.item);
  const item = reply ? reply.item : last;
  if (!reply && !item) return failed ? null : <Skeleton height={220} />;
  const decimals = reportDecimals(item?.measure_name);
  const sensor = seesStock ? (item?.sensor_id ?? null) : null;
  return (
    <div className={cx(layout.stack, classes['side'])}>
      {item?.stock_quantity !== undefined && (
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
      {item && (
        <SensorForm
          item={{ ...item, item_id: item.id }}
          words="beer"
          mayEdit={mayEdit}
          offersUndo
          isPending={isPending}
          onPending={(busy) => onPending(item.id, busy)}
        />
      )}
      {reply && <PendingTable {...pendingTable(reply, t, { locale, timeZone })} />}
      {!reply && !failed && <Skeleton height={80} />}
    </div>
  );
}
