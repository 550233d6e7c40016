'use client';
import { IconPlus } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ListScreen } from '@/components/list/list-screen';
import type { Drawn, Looks } from '@/components/list/looks';
import { useList } from '@/components/list/use-list';
import { useMay, useWhyReadOnly } from '@/components/sight/offers';
import { Button } from '@/components/ui/button';
import { lazyPart, usePrefetch } from '@/components/ui/lazy-part';
import { startCount, type StockCount } from '@/lib/sections/stocktake/contract';
import { countsList } from '@/lib/sections/stocktake/list';
import { StatusBadge } from './count-head';
import classes from './count-screen.module.css';

const StartDialog = lazyPart(() => import('./start-dialog').then((module) => module.StartDialog));
const addressOf = (id: number): string => `/stock/counts/${id}`;
const isOver = ({ status }: StockCount): boolean => status === 'cancelled';

const COUNT_LOOKS: Looks<StockCount> = {
  count_id: { wideOnly: true, fixed: false },
  name: { pinned: true, fixed: true, opens: () => false },
  counted: { align: 'end' },
  difference: { wideOnly: true },
  started_time: { wideOnly: true },
  started_by: { wideOnly: true },
  closed_time: { wideOnly: true },
};

const DRAWN: Drawn<StockCount> = {
  name: ({ count_id, name }) => (
    <Link href={addressOf(count_id)} className={classes['link'] ?? ''}>
      {name}
    </Link>
  ),
  status: ({ status, blind }) => <StatusBadge status={status} blind={blind} />,
};

/** All stocktakes, latest first, with a button to start one. */
export function CountsScreen() {
  const mayCount = useMay()(startCount);
  const t = useTranslations('stocktake');
  const router = useRouter();
  const why = useWhyReadOnly();
  usePrefetch(StartDialog);
  const list = useList(countsList);
  const [isStarting, setStarting] = useState(false);
  const open = (id: number) => router.push(addressOf(id));
  return (
    <ListScreen
      list={list}
      looks={COUNT_LOOKS}
      drawn={DRAWN}
      isMuted={isOver}
      onOpen={({ count_id }) => open(count_id)}
      emptyText={mayCount ? t('emptyText') : why(t('cannotStart'))}
      actions={
        mayCount && (
          <Button leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />} onClick={() => setStarting(true)}>
            {t('start')}
          </Button>
        )
      }
    >
      {isStarting && <StartDialog counts={list.rows ?? []} onStarted={open} onClose={() => setStarting(false)} />}
    </ListScreen>
  );
}
