'use client';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { lazyChart } from '@/components/chart/lazy-chart';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { useMeasure } from '@/components/frame/use-measure';
import { cx, layout } from '@/components/ui/classes';
import { Skeleton } from '@/components/ui/skeleton';
import { Switcher } from '@/components/ui/switcher';
import { useFresh } from '@/lib/api/use-fresh';
import { stockStoryChart } from '@/lib/sections/stock/contract/story';
import { decimalsIn, decimalsOf } from '@/lib/domain/measure';
import type { ReplyOf } from '@/lib/contract/endpoint';
import type { Period } from '@/lib/contract/period';
import type { Column } from '@/components/table/column';
import { DataTable } from '@/components/table/data-table';
import { useFormats } from '@/components/frame/use-formats';
import classes from './story.module.css';

type Level = NonNullable<ReplyOf<typeof stockStoryChart>['points']>[number];

interface LevelTableProps {
  points: readonly Level[];
  measure: string;
}

const keyOf = (level: Level) => level.time;

/** Figures of the chart, latest first. */
function LevelTable({ points, measure }: LevelTableProps) {
  const t = useTranslations('stockStory');
  const columns = useMemo(
    (): Column<Level>[] => [
      { key: 'time', kind: 'time', label: t('columns.date'), width: 150, fixed: true },
      {
        key: 'quantity',
        kind: 'quantity',
        label: t('columns.remaining'),
        align: 'start',
        minWidth: 120,
        fixed: true,
        decimals: ({ quantity }) => decimalsOf(measure, quantity),
        tone: ({ quantity }) => (quantity < 0 ? 'bad' : undefined),
      },
    ],
    [t, measure],
  );
  const rows = useMemo(() => points.toReversed(), [points]);
  return <DataTable id="stock-level" label={t('level.label')} columns={columns} rows={rows} getKey={keyOf} />;
}

const StepChart = lazyChart(() => import('@/components/chart/step-chart').then((module) => module.StepChart));

interface StockLevelProps {
  itemId: number;
  period: Period;
  measure: string;
}

/** Level of an item over a period, as chart or table. */
export function StockLevel({ itemId, period, measure }: StockLevelProps) {
  const t = useTranslations('stockStory.level');
  const [as, setAs] = useState<'chart' | 'table'>('chart');
  const { data, error, reload } = useFresh(stockStoryChart, { body: { item_id: itemId, ...period } });
  const unit = useMeasure().name(measure);
  return (
    <section className={classes['level']} aria-label={t('label')}>
      <div className={cx(layout.line, classes['levelHead'])}>
        <h3 className={cx(layout.muted, layout.tiny, classes['levelTitle'])}>
          {unit ? t('titleIn', { measure: unit }) : t('label')}
        </h3>
        <Switcher
          label={t('shownAs')}
          value={as}
          onChange={setAs}
          options={[
            { value: 'chart', label: t('chart') },
            { value: 'table', label: t('table') },
          ]}
        />
      </div>
      <div className={classes['levelBox']} data-as={as}>
        {error && <ProblemAlert problem={error.problem} title={t('notLoaded')} onRetry={reload} />}
        {!data && !error && <Skeleton height="100%" />}
        {data && !data.points && <p className={cx(layout.muted, layout.small, classes['noLevel'])}>{t('closed')}</p>}
        {data?.points && as === 'table' && <LevelTable points={data.points} measure={measure} />}
        {data?.points && as === 'chart' && <LevelChart points={data.points} measure={measure} unit={unit} />}
      </div>
    </section>
  );
}

function LevelChart({ points, measure, unit }: { points: readonly Level[]; measure: string; unit: string }) {
  const t = useTranslations('stockStory.level');
  const { formatQuantity, formatTime } = useFormats();
  const { written } = useMeasure();
  const write = (value: number) => written(value, measure).trim();
  const mark = (value: number) => `${formatQuantity(value, decimalsIn(value))} ${unit}`.trim();
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return <p className={cx(layout.muted, layout.small, classes['noLevel'])}>{t('none')}</p>;
  const quantities = points.map(({ quantity }) => quantity);
  const label = t('summary', {
    start: formatTime(first.time),
    end: formatTime(last.time),
    least: write(Math.min(...quantities)),
    most: write(Math.max(...quantities)),
    last: write(last.quantity),
  });
  const steps = points.map(({ time, quantity }) => ({ time, value: quantity }));
  return <StepChart steps={steps} label={label} write={write} mark={mark} />;
}
