'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { lazyChart } from '@/components/chart/lazy-chart';
import { useMeasure } from '@/components/frame/use-measure';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { ClosedNote } from '@/components/sight/closed-note';
import { SmallTable } from '@/components/table/small-table';
import { cx, layout } from '@/components/ui/classes';
import { Skeleton } from '@/components/ui/skeleton';
import { Switcher } from '@/components/ui/switcher';
import { useFresh } from '@/lib/api/use-fresh';
import { type Craft } from '@/lib/sections/craft/contract/craft';
import { craftCosts } from '@/lib/sections/craft/contract/card';
import type { ReplyOf } from '@/lib/contract/endpoint';
import { formatDate } from '@/lib/domain/format';
import { CUSTOM } from '@/lib/contract/period';
import classes from './craft-dialog.module.css';
import { dayStart } from '@/lib/domain/venue-time';
import { useFormats } from '@/components/frame/use-formats';

const StepChart = lazyChart(() => import('@/components/chart/step-chart').then((module) => module.StepChart));

const DAYS = ['30', '90', '365'] as const;
const DAY_S = 86_400;

type Point = NonNullable<ReplyOf<typeof craftCosts>['items']>[number];

/** Cost of a craft by day at the prices of that day: chart, and a table with the ingredient that moved it most. */
export function CraftCost({ craft }: { craft: Craft }) {
  const t = useTranslations('craft.cost');
  const { timeZone, formatBaht } = useFormats();
  const measure = useMeasure();
  const [days, setDays] = useState<(typeof DAYS)[number]>('90');
  const [now] = useState(() => Math.floor(Date.now() / 1000));
  const { data, error, reload } = useFresh(craftCosts, {
    body: { craft_id: craft.craft_id, period_id: CUSTOM, start_time: now - Number(days) * DAY_S, end_time: now },
  });
  const unit = measure.name(craft.measure);
  const points = data?.items ?? [];
  const costs = points.map(({ unit_cost }) => unit_cost);
  const [first, last] = [points[0], points.at(-1)];
  const write = (baht: number) => `${formatBaht(baht)} / ${unit}`;
  const change = ({ moved_by }: Point) =>
    moved_by &&
    t('moved', { name: moved_by.name, change: `${moved_by.change > 0 ? '+' : ''}${formatBaht(moved_by.change)}` });
  return (
    <div className={cx(layout.stack, classes['cost'])}>
      <div className={cx(layout.row, classes['head'])}>
        <h3>{t('title', { measure: unit })}</h3>
        <Switcher
          label={t('period')}
          value={days}
          onChange={setDays}
          options={DAYS.map((value) => ({ value, label: t('days', { count: Number(value) }) }))}
        />
      </div>
      {error && <ProblemAlert problem={error.problem} title={t('notLoaded')} onRetry={reload} />}
      {!data && !error && (
        <div className={classes['chart']} role="status" aria-label={t('loading')}>
          <Skeleton height="100%" />
        </div>
      )}
      {data && !data.items && <ClosedNote />}
      {data?.items && (!first || !last) && <p className={classes['empty']}>{t('none')}</p>}
      {first && last && (
        <>
          <div className={classes['chart']}>
            <StepChart
              key={days}
              steps={points.map(({ point, unit_cost }) => ({ time: dayStart(point, timeZone), value: unit_cost }))}
              label={t('summary', {
                start: formatDate(first.point),
                end: formatDate(last.point),
                least: write(Math.min(...costs)),
                most: write(Math.max(...costs)),
                last: write(last.unit_cost),
              })}
              write={write}
              mark={formatBaht}
            />
          </div>
          <SmallTable
            label={t('table')}
            rows={points.toReversed()}
            keyOf={({ point }) => point}
            columns={[
              { key: 'point', label: t('columns.point'), cell: ({ point }) => formatDate(point) },
              { key: 'unit', label: t('columns.unit', { measure: unit }), cell: (row) => formatBaht(row.unit_cost) },
              {
                key: 'portion',
                wideOnly: true,
                label: t('columns.portion'),
                cell: ({ portion_cost }) => formatBaht(portion_cost),
              },
              { key: 'moved', label: t('columns.moved'), text: true, cell: (row) => change(row) ?? '—' },
            ]}
          />
        </>
      )}
    </div>
  );
}
