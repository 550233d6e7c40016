'use client';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog } from '@/components/form/dialog';
import { RecordQuestion } from '@/components/form/record-question';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { BatchMovements } from '@/components/record/batch-story-dialog';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { cx, layout } from '@/components/ui/classes';
import { Skeleton } from '@/components/ui/skeleton';
import { undoBatch } from '@/lib/sections/craft/contract/batches';
import { batchUndoing } from '@/lib/sections/craft/questions';
import { BatchFacts } from './batch-facts';
import classes from './batches.module.css';
import { PrintLabel } from './print-label';
import { useCraftMay } from './use-craft-may';
import { useOneBatch } from './use-one-batch';

interface BatchRecordProps {
  readonly batchId: number;
  readonly beer: boolean;
  readonly onClose: () => void;
}

/** A batch with its movements in the stock, and its taking back. */
export function BatchRecord({ batchId, beer, onClose }: BatchRecordProps) {
  const may = useCraftMay(beer);
  const t = useTranslations('craft.batches');
  const { batch, error, retry, retrying } = useOneBatch(batchId, beer);
  const [asking, setAsking] = useState(false);
  const number = String(batchId);
  const title = batch ? t('heading', { number, name: batch.craft_name }) : t('headingUnknown', { number });
  return (
    <Dialog title={title} layout="detail" size="46rem" onClose={onClose}>
      <div className={cx(layout.screen, classes['content'])} aria-busy={batch === undefined && !error}>
        {error && <ProblemAlert title={t('failed')} problem={error.problem} onRetry={retry} retrying={retrying} />}
        {batch === undefined && !error && <Skeleton height={200} aria-hidden />}
        {batch === null && (
          <Alert role="status" title={t('missing', { number })}>
            {t('missingText')}
          </Alert>
        )}
        {batch && (
          <>
            <BatchFacts batch={batch} />
            <BatchMovements batchId={batchId} />
          </>
        )}
      </div>
      <div className={classes['foot']}>
        {batch?.undone_time === null && <PrintLabel beer={beer} batchId={batchId} />}
        {batch?.may_undo && may(undoBatch) && (
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size={16} aria-hidden />}
            onClick={() => setAsking(true)}
          >
            {t('undo')}
          </Button>
        )}
        <Button variant="default" className={classes['close'] ?? ''} data-autofocus onClick={onClose}>
          {t('close')}
        </Button>
      </div>
      {asking && batch && <RecordQuestion question={batchUndoing(batch)} onClose={() => setAsking(false)} />}
    </Dialog>
  );
}
