'use client';
import { IconArrowLeft, IconBeerOff } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useMay, useServer } from '@/components/sight/offers';
import { ChartPanel } from '@/components/chart/chart-panel';
import { useCarriedHall, usePeriodHref } from '@/components/period/carried-period';
import { useOpened } from '@/components/address/use-opened';
import { ListScreen } from '@/components/list/list-screen';
import { useList } from '@/components/list/use-list';
import { cx, layout } from '@/components/ui/classes';
import { OpenedOrder } from '@/components/record/opened-order';
import type { ReplyOf } from '@/lib/contract/endpoint';
import type { Place } from '@/lib/contract/places';
import { setSensor } from '@/lib/sections/stock/contract/edit';
import { inOnePlace } from '@/lib/lists/one-place';
import type { ProductSales, PaidRow } from '@/lib/sections/statistics/lists/product-sales';
import { productSalesTables } from '@/lib/sections/statistics/lists/product-sales-list';
import type { Looks } from '@/components/list/looks';
import { formatTime } from '@/lib/domain/format';
import { StatePage } from '@/components/frame/state-page';
import { useFormats } from '@/components/frame/use-formats';
import classes from './draft-beer.module.css';
import { HistorySide } from './history-side';

interface NoSuchBeerProps {
  /** Name of a product that is not draft beer. */
  name: string | undefined;
  /** Link back. */
  children: ReactNode;
}

/** Page for an address that names no draft beer. */
function NoSuchBeer({ name, children }: NoSuchBeerProps) {
  const t = useTranslations('reports.productSales');
  const title = name === undefined ? t('missing') : t('noBeer', { name });
  return (
    <StatePage icon={IconBeerOff} title={title} action={children}>
      {name === undefined && t('missingText')}
    </StatePage>
  );
}

/** Shows every time of addition, with dates. */
export const SALES_LOOKS: Looks<PaidRow> = {
  add_time: {
    cell: ({ add_time }, _words, { timeZone }) => ({
      title: add_time.length > 1 ? add_time.map((time) => formatTime(time, timeZone)).join('\n') : undefined,
    }),
  },
};

interface DraftBeerHistoryProps {
  place: Place;
  /** Whether the sensor is being saved. */
  isPending: boolean;
  onPending: (id: number, busy: boolean) => void;
  onBack: () => void;
}

const isDraft = (item: ReplyOf<ProductSales>['item'] | undefined): boolean => !!item && item.on_tap !== false;

/** Sales of one draft beer: over time, by order, on open tables, and its sensor. */
export function DraftBeerHistory({ place, isPending, onPending, onBack }: DraftBeerHistoryProps) {
  const t = useTranslations();
  const writing = useFormats();
  const to = usePeriodHref();
  const may = useMay();
  const { ours: venue } = useServer();
  const table = venue ? productSalesTables[place] : inOnePlace(productSalesTables[place]);
  const hall = useCarriedHall(table);
  const list = useList(table);
  const order = useOpened('order');
  const { reply, view, error } = list;
  const back = useRef<HTMLAnchorElement>(null);
  // The focused row is gone with the report.
  useEffect(() => back.current?.focus({ preventScroll: true }), []);
  // Without a sensor the item may no longer be draft beer; it stays here while open, so that the sensor can be set
  // again.
  const [wasDraft, setWasDraft] = useState(false);
  if (!wasDraft && isDraft(reply?.item)) setWasDraft(true);
  const go = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onBack();
  };
  const backLink = (
    <a ref={back} className={cx(layout.line, layout.small, classes['back'])} href={to(table.path, hall)} onClick={go}>
      <IconArrowLeft size={16} aria-hidden />
      {t('reports.productSales.back')}
    </a>
  );
  if (reply && !wasDraft && !isDraft(reply.item)) return <NoSuchBeer name={reply.item?.name}>{backLink}</NoSuchBeer>;
  return (
    <ListScreen
      list={list}
      looks={SALES_LOOKS}
      heading={reply?.item?.name ?? t('reports.productSales.title')}
      emptyText={t('reports.productSales.empty')}
      onOpen={({ orderno }) => order.show(orderno)}
      tabs={backLink}
      panel={
        !(error && !reply) && (
          <ChartPanel id={table.id} chart={reply ? (table.chart?.(reply, t, writing, view) ?? null) : null} />
        )
      }
      aside={{
        place: 'last',
        content: (
          <HistorySide
            reply={reply}
            failed={error !== undefined}
            mayEdit={may(setSensor)}
            isPending={isPending}
            onPending={onPending}
          />
        ),
      }}
    >
      <OpenedOrder order={order} />
    </ListScreen>
  );
}
