'use client';
import { useTranslations } from 'next-intl';
import { PageHeader } from '@/components/frame/page-header';
import { loadProblem } from '@/components/problem/load-problem';
import { useMay } from '@/components/sight/offers';
import { cx, layout } from '@/components/ui/classes';
import { type CountLine, enterCount, getCount } from '@/lib/sections/stocktake/contract';
import { Skeleton } from '@/components/ui/skeleton';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useEndpoint } from '@/lib/api/use-endpoint';
import type { ReplyOf } from '@/lib/contract/endpoint';
import classes from './count-screen.module.css';
import { OpenCount } from './open-count';
import { ResultView } from './result-view';

const withLine = (data: ReplyOf<typeof getCount>, line: CountLine): ReplyOf<typeof getCount> => ({
  ...data,
  lines: data.lines.map((one) => (one.item_id === line.item_id ? line : one)),
});

/** Stocktake: counting while it is open, then its result. The frame refreshes lines that others count meanwhile. */
export function CountScreen({ id }: { id: number }) {
  const may = useMay();
  const t = useTranslations('stocktake');
  const query = useEndpoint(getCount, { params: { id } });
  const { data } = query;
  /** Merges a line from the server's reply into the data; before the first refresh into the preloaded data. */
  const onSaved = (line: CountLine) =>
    void query.mutate((current = data) => current && withLine(current, line), { revalidate: false });
  if (data) {
    const { status } = data.count;
    return (
      <div className={layout.screen}>
        {status === 'open' && may(enterCount) ? (
          <OpenCount key={id} data={data} onSaved={onSaved} />
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
        {loadProblem(t('failed'), query) ?? (
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
