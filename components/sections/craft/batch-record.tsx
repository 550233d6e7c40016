'use client';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslations, useLocale } from 'next-intl';
import { useState } from 'react';
import { Dialog } from '@/components/form/dialog';
import { RecordQuestion } from '@/components/form/record-question';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { BatchMovements } from '@/components/record/batch-story-dialog';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { cx, layout } from '@/components/ui/classes';
import { Skeleton } from '@/components/ui/skeleton';
import { undoBatch, type CraftBatch, listBatches } from '@/lib/sections/craft/contract/batches';
import { batchUndoing } from '@/lib/sections/craft/questions';
import { useMeasure } from '@/components/frame/use-measure';
import { Facts } from '@/components/ui/facts';
import { remarkOf } from '@/lib/sections/craft/lists/batches';
import { useLiveEndpoint } from '@/lib/api/use-endpoint';
import { NumberField } from '@/components/form/number-field';
import { labelAddress, MOST_LABELS } from '@/lib/sections/craft/papers';
import { typedNumber } from '@/lib/domain/typed-number';
import classes from './batches.module.css';
import { useCraftMay } from './use-craft-may';
import { PrintLink } from './print-link';
import { ALL_TIME } from '@/lib/domain/venue-time';
import { useFormats } from '@/components/frame/use-formats';

/** Input for the number of a batch's labels, with a button that opens them. */
function PrintLabel({ beer, batchId }: { readonly beer: boolean; readonly batchId: number }) {
  const t = useTranslations('craft.papers');
  const locale = useLocale();
  const [typed, setTyped] = useState('1');
  const copies = typedNumber(typed, locale) ?? 0;
  const isValid = Number.isInteger(copies) && copies >= 1 && copies <= MOST_LABELS;
  return (
    <div className={cx(layout.line, classes['labels'])}>
      <NumberField
        aria-label={t('copies')}
        name="copies"
        className={classes['copies'] ?? ''}
        value={typed}
        error={!isValid && t('copiesWrong', { most: MOST_LABELS })}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <PrintLink label={t('labels')} href={isValid ? labelAddress(beer, batchId, copies) : undefined} />
    </div>
  );
}

const inputOf = (batch_id: number, beer: boolean) => ({
  body: { period_id: ALL_TIME, beer, batch_id, page: 1, count: 1 },
});

/**
 * Reads one batch; null if there is none that the reader may see. A product moves between the two screens with its
 * folder, so a batch that is not on this one is looked for on the other.
 */
function useOneBatch(batchId: number, beer: boolean) {
  const here = useLiveEndpoint(listBatches, inputOf(batchId, beer));
  const isElsewhere = here.data?.items.length === 0;
  const there = useLiveEndpoint(listBatches, isElsewhere ? inputOf(batchId, !beer) : null);
  const { data, error, mutate, isValidating } = isElsewhere ? there : here;
  return {
    batch: data && (data.items[0] ?? null),
    error: data ? undefined : error,
    retry: () => void mutate(),
    retrying: isValidating,
  };
}

/** Facts of a batch: when and by whom it was made, planned and real yield, loss, cost, use by. */
function BatchFacts({ batch }: { readonly batch: CraftBatch }) {
  const words = useTranslations();
  const t = useTranslations('exports.batches');
  const { formatPercent, formatBaht, formatTime } = useFormats();
  const measure = useMeasure();
  const quantity = (value: number) => measure.written(value, batch.measure_name);
  const loss = `${quantity(batch.loss_quantity)} (${formatPercent(batch.loss_percent)})`;
  const facts: (readonly [string, string])[] = [
    [t('batch_time'), formatTime(batch.batch_time)],
    [t('user_name'), batch.user_name],
    [t('stock_name'), batch.stock_name],
    [t('planned_quantity'), quantity(batch.planned_quantity)],
    [t('quantity'), quantity(batch.quantity)],
    [t('loss_quantity'), batch.loss_quantity === 0 ? '' : loss],
    [t('reason'), batch.reason],
    [t('cost'), formatBaht(batch.cost)],
    [t('unit_cost'), formatBaht(batch.unit_cost)],
    [t('use_by'), batch.use_by === null ? '' : formatTime(batch.use_by)],
    [t('remark'), remarkOf(batch, words)],
    [t('undone_time'), batch.undone_time === null ? '' : formatTime(batch.undone_time)],
  ];
  return <Facts facts={facts.filter(([, value]) => value !== '')} />;
}

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
      <div className={cx(layout.screen, layout.small, classes['content'])} aria-busy={batch === undefined && !error}>
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
      <div className={cx(layout.row, classes['foot'])}>
        {batch?.undone_time === null && <PrintLabel beer={beer} batchId={batchId} />}
        {batch?.may_undo && may(undoBatch) && (
          <Button variant="default" icon={IconArrowBackUp} onClick={() => setAsking(true)}>
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
