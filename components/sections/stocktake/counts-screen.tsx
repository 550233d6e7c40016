'use client';
import { IconClipboardList, IconPlus } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useMay, useWhyReadOnly } from '@/components/sight/offers';
import { PageHeader } from '@/components/frame/page-header';
import { loadProblem } from '@/components/problem/load-problem';
import { DataTable } from '@/components/table/data-table';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { lazyPart, usePrefetch } from '@/components/ui/lazy-part';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { listCounts, startCount, type StockCount } from '@/lib/sections/stocktake/contract';
import classes from './count-screen.module.css';
import { useCountColumns } from './counts-columns';

const StartDialog = lazyPart(() => import('./start-dialog').then((module) => module.StartDialog));
const PARTS = [StartDialog];
const keyOf = (count: StockCount) => count.count_id;
const isOver = (count: StockCount) => count.status === 'cancelled';

/** All stocktakes, latest first, with a button to start one. */
export function CountsScreen() {
  const mayCount = useMay()(startCount);
  const t = useTranslations('stocktake');
  const router = useRouter();
  const why = useWhyReadOnly();
  usePrefetch(PARTS);
  const columns = useCountColumns();
  const { data, error, mutate, isValidating } = useEndpoint(listCounts, {});
  const [isStarting, setStarting] = useState(false);
  const open = (id: number) => router.push(`/stock/counts/${id}`);
  const start = mayCount && (
    <Button
      size="sm"
      className={classes['button'] ?? ''}
      leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />}
      onClick={() => setStarting(true)}
    >
      {t('start')}
    </Button>
  );
  const isEmpty = data?.items.length === 0;
  return (
    <div className={classes['screen']}>
      <PageHeader title={t('title')} actions={!isEmpty && start} />
      <div className={classes['table']}>
        <DataTable
          id="counts"
          label={t('title')}
          columns={columns}
          rows={data?.items}
          getKey={keyOf}
          isMuted={isOver}
          onOpen={(count) => open(count.count_id)}
          empty={
            <EmptyState icon={<IconClipboardList />} title={t('empty')} action={start}>
              {mayCount ? t('emptyText') : why(t('cannotStart'))}
            </EmptyState>
          }
          error={loadProblem(t('listFailed'), { error, data, mutate, isValidating })}
        />
      </div>
      {isStarting && <StartDialog counts={data?.items ?? []} onStarted={open} onClose={() => setStarting(false)} />}
    </div>
  );
}
