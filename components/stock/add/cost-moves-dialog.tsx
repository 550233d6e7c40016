'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog } from '@/components/form/dialog';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { Skeleton } from '@/components/ui/skeleton';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { listCostMoves } from '@/lib/contract/cost-moves';
import { CostMoves } from './cost-moves';
import classes from './cost-moves.module.css';

interface CostMovesDialogProps {
  mayPrice: boolean;
  onClose: () => void;
}

const DAYS = [7, 30, 90] as const;

/** Dishes whose cost changed in the last days, whatever changed it. */
export function CostMovesDialog({ mayPrice, onClose }: CostMovesDialogProps) {
  const t = useTranslations('stockAdd.moves');
  const [days, setDays] = useState<(typeof DAYS)[number]>(30);
  const { data, error, mutate, isValidating } = useEndpoint(listCostMoves, { query: { days } });
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
        data ? (
          <CostMoves key={days} moved={data.items} mayPrice={mayPrice} above={choice} onClose={dialog.close} />
        ) : (
          <div className={classes['panel']}>
            {choice}
            {error ? (
              <ProblemAlert
                problem={error.problem}
                title={t('notLoaded')}
                onRetry={() => void mutate()}
                retrying={isValidating}
              />
            ) : (
              <Skeleton height={120} />
            )}
          </div>
        )
      }
    </Dialog>
  );
}
