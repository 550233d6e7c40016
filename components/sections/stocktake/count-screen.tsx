'use client';
import { useTranslations } from 'next-intl';
import { PageHeader } from '@/components/frame/page-header';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { useMay } from '@/components/sight/offers';
import { cx, layout } from '@/components/ui/classes';
import { enterCount } from '@/lib/sections/stocktake/contract';
import { Skeleton } from '@/components/ui/skeleton';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import classes from './count-screen.module.css';
import { OpenCount } from './open-count';
import { ResultView } from './result-view';
import { useCount } from './use-count';

/** Stocktake: counting while open, then its result. */
export function CountScreen({ id }: { id: number }) {
  const may = useMay();
  const t = useTranslations('stocktake');
  const count = useCount(id);
  const { data, error } = count;
  if (data) {
    const { status } = data.count;
    return (
      <div className={layout.screen}>
        {status === 'open' && may(enterCount) ? (
          <OpenCount key={id} data={data} onSaved={count.onSaved} />
        ) : (
          <ResultView data={data} />
        )}
      </div>
    );
  }
  return (
    <div className={layout.screen}>
      <PageHeader title={t('open', { number: id })} />
      <div className={cx(layout.stack, classes['wait'])}>
        {error ? (
          <ProblemAlert title={t('failed')} problem={error.problem} onRetry={count.reload} retrying={count.retrying} />
        ) : (
          <>
            <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
            {[0, 1, 2, 3, 4, 5].map((line) => (
              <Skeleton key={line} height={48} />
            ))}
          </>
        )}
      </div>
    </div>
  );
}
