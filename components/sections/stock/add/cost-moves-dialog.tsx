'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog } from '@/components/form/dialog';
import { loadProblem } from '@/components/problem/load-problem';
import { ClosedNote } from '@/components/sight/closed-note';
import { layout } from '@/components/ui/classes';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { Skeleton } from '@/components/ui/skeleton';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { listCostMoves } from '@/lib/sections/stock/contract/cost-moves';
import { CostMoves } from './cost-moves';
import classes from './cost-moves.module.css';

interface CostMovesDialogProps {
  onClose: () => void;
}

const DAYS = [7, 30, 90] as const;

/** Dishes and crafts whose cost changed in the last days, whatever changed it. */
export function CostMovesDialog({ onClose }: CostMovesDialogProps) {
  const t = useTranslations('stockAdd.moves');
  const [days, setDays] = useState<(typeof DAYS)[number]>(30);
  const query = useEndpoint(listCostMoves, { query: { days } });
  const choice = (
    <SegmentedControl
      className={classes['days']}
      aria-label={t('period')}
      value={String(days)}
      data={DAYS.map((count) => ({ value: String(count), label: t('days', { count }) }))}
      onChange={(value) => setDays(DAYS.find((count) => String(count) === value) ?? days)}
    />
  );
  return (
    <Dialog title={t('title')} size="62rem" layout="tall" onClose={onClose}>
      {(dialog) =>
        query.data?.items ? (
          <CostMoves
            key={days}
            moved={query.data.items}
            crafts={query.data.crafts ?? []}
            above={choice}
            onClose={dialog.close}
          />
        ) : (
          <div className={layout.screen}>
            {choice}
            {query.data ? <ClosedNote /> : (loadProblem(t('notLoaded'), query) ?? <Skeleton height={120} />)}
          </div>
        )
      }
    </Dialog>
  );
}
