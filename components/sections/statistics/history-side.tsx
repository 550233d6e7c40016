'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SensorForm } from '@/components/record/sensor-form';
import { useSees } from '@/components/sight/offers';
import { SmallTable } from '@/components/table/small-table';
import { cx, layout } from '@/components/ui/classes';
import { Facts } from '@/components/ui/facts';
import { Skeleton } from '@/components/ui/skeleton';
import type { ReplyOf } from '@/lib/contract/endpoint';
import { formatQuantity } from '@/lib/domain/format';
import { reportDecimals } from '@/lib/domain/measure';
import type { SmallTable as PaperTable } from '@/lib/lists/small-table';
import type { ProductSales } from '@/lib/sections/statistics/lists/product-sales';
import { pendingTable } from '@/lib/sections/statistics/lists/product-sales-list';
import { useFormats } from '@/components/frame/use-formats';
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

/** The same table as on paper. */
function PendingTable({ title, columns, rows, total, empty }: PaperTable) {
  return (
    <SmallTable
      caption={title}
      columns={columns.map(({ label, right }, at) => ({
        key: label,
        label,
        text: !right,
        cell: (cells: readonly string[]) => cells[at],
        ...(total && right && { total: total[at] }),
      }))}
      rows={rows}
      keyOf={(_, index) => index}
      empty={empty}
      total={total?.[0]}
    />
  );
}

/** Side panel of a beer's history: stock, sensor, open tables. */
export function HistorySide({ reply, failed, mayEdit, isPending, onPending }: HistorySideProps) {
  const t = useTranslations();
  const writing = useFormats();
  // Sensor volumes need the same right as stock quantities.
  const seesStock = useSees('quantities');
  // The item does not depend on the period; typed sensor values must survive a change of period.
  const [last, setLast] = useState(reply?.item);
  if (reply && reply.item !== last) setLast(reply.item);
  const item = reply ? reply.item : last;
  if (!reply && !item) return failed ? null : <Skeleton height={220} />;
  const decimals = reportDecimals(item?.measure_name);
  const sensor = seesStock ? (item?.sensor_id ?? null) : null;
  const volume = <LiveVolume sensor={sensor} channel={item?.channel_id ?? null} />;
  return (
    <div className={cx(layout.stack, classes['side'])}>
      {item?.stock_quantity !== undefined && (
        <Facts
          facts={[
            [t('reports.columns.stock_quantity'), formatQuantity(item.stock_quantity, writing.locale, decimals)],
            ...(sensor === null ? [] : [[t('reports.draftBeer.volume'), volume] as const]),
          ]}
        />
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
      {reply && <PendingTable {...pendingTable(reply, t, writing)} />}
      {!reply && !failed && <Skeleton height={80} />}
    </div>
  );
}
