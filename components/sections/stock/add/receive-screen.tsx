'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import { Dialog } from '@/components/form/dialog';
import { PageHeader } from '@/components/frame/page-header';
import { useMay, useServer } from '@/components/sight/offers';
import { layout } from '@/components/ui/classes';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import { attachExpenseFile } from '@/lib/sections/expenses/contract';
import type { ReplyOf } from '@/lib/contract/endpoint';
import type { addToStock } from '@/lib/sections/stock/contract/edit';
import classes from './receive.module.css';

const Waiting = () => (
  <div className={classes['state']}>
    <Skeleton height={200} />
  </div>
);
const DeliveryForm = lazyPart(() => import('./delivery-form').then((module) => module.DeliveryForm), Waiting);
const CostMoves = lazyPart(() => import('./cost-moves').then((module) => module.CostMoves));

type Booked = ReplyOf<typeof addToStock>;

const hasMoves = ({ moved = [], moved_crafts = [] }: Booked): boolean => moved.length + moved_crafts.length > 0;

/** Screen that receives a delivery, shows the dishes and crafts whose cost it changed, and begins the next delivery. */
export function ReceiveScreen() {
  const may = useMay();
  const { ours } = useServer();
  const t = useTranslations('stockAdd');
  const [booked, setBooked] = useState<Booked>({});
  /** Number of deliveries booked here. It is the key of the form, which begins anew each time. */
  const [round, setRound] = useState(0);
  const begin = () => {
    setBooked({});
    setRound(round + 1);
  };
  // The server does not have the stored draft.
  const isHydrated = useHydrated();
  return (
    <div className={layout.screen}>
      <PageHeader title={t('title')} />
      {isHydrated ? (
        <DeliveryForm
          key={round}
          isOurs={ours}
          mayAttach={may(attachExpenseFile)}
          onBooked={(reply) => {
            if (hasMoves(reply)) setBooked(reply);
            else begin();
          }}
        />
      ) : (
        <Waiting />
      )}
      {hasMoves(booked) && (
        <Dialog title={t('moves.title')} size="62rem" layout="tall" onClose={begin}>
          {(dialog) => (
            <CostMoves moved={booked.moved ?? []} crafts={booked.moved_crafts ?? []} onClose={dialog.close} />
          )}
        </Dialog>
      )}
    </div>
  );
}
