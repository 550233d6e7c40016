'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { cx, layout } from '@/components/ui/classes';
import { Skeleton } from '@/components/ui/skeleton';
import { Switcher } from '@/components/ui/switcher';
import { measured, writeSeries, type ChartValue, seriesTotal } from '@/lib/lists/chart';
import { useRemembered } from '@/components/ui/kept-texts';
import hidden from '@/components/ui/text.module.css';
import classes from './chart.module.css';
import { lazyChart } from './lazy-chart';

const FRIDAY = 5;

function dayOf(weekday: number | undefined): 'friday' | 'weekend' | undefined {
  if (weekday === undefined || weekday < FRIDAY) return undefined;
  return weekday === FRIDAY ? 'friday' : 'weekend';
}

/** Figures of a chart as a table, with the sum of each series; scrolls in its parent. */
function ChartTable({ chart }: { chart: ChartValue }) {
  const t = useTranslations('chart');
  const locale = useLocale();
  const { title, points, series } = chart;
  return (
    <div className={classes['scroller']} role="group" aria-label={title} tabIndex={0}>
      <table className={cx(layout.small, classes['table'])}>
        <caption className={hidden['hidden']}>{title}</caption>
        <thead>
          <tr>
            <td />
            {series.map(({ key, label, measure }) => (
              <th key={key} scope="col">
                {measure ? `${label}, ${measure}` : label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map(({ key, label, weekday }, index) => (
            <tr key={key}>
              <th scope="row" data-day={dayOf(weekday)}>
                {label}
              </th>
              {series.map((one) => (
                <td key={one.key}>{writeSeries(one, one.values[index] ?? 0, locale)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            {series.map((one) => (
              <td key={one.key}>{writeSeries(one, seriesTotal(one), locale)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

type ShownAs = 'chart' | 'table';
/** Choice of chart or table, remembered in this browser; null on the server. */
function useShownAs(id: string): readonly [ShownAs | null, (shown: ShownAs) => void] {
  const [text, setText] = useRemembered(`chart.${id}.shown`);
  const shown = text === 'table' ? 'table' : 'chart';
  return [text === null ? null : shown, (next) => setText(next === 'chart' ? '' : next)];
}

export interface ChartPanelProps {
  /** Key under which the browser stores the choice of chart or table. */
  readonly id: string;
  /** `null` while it loads. */
  readonly chart: ChartValue | null;
  /** Called with the index of the point whose column was pressed. */
  readonly onPoint?: (index: number) => void;
}

/** The chart itself, for `usePrefetch` of a screen that may show one next. */
export const ColumnChart = lazyChart(() => import('./column-chart').then((module) => module.ColumnChart), {
  whenIdle: true,
});

const NONE: ReadonlySet<string> = new Set();

/** Chart with a title, or its figures as a table, in a box of constant height. */
export function ChartPanel({ id, chart, onPoint }: ChartPanelProps) {
  const t = useTranslations('chart');
  const [shown, setShown] = useShownAs(id);
  // Kept here because the chart unmounts while another period loads.
  const [hidden, setHidden] = useState(NONE);
  const value = useMemo(() => chart && measured(chart, (unit) => t(`units.${unit}`)), [chart, t]);
  const empty = value?.points.length === 0 || value?.series.length === 0;
  return (
    <section className={classes['panel']} data-chart aria-label={chart?.title ?? t('loading')} aria-busy={!chart}>
      <div className={cx(layout.line, classes['head'])}>
        {chart ? <h2 className={cx(layout.clip, layout.small, classes['title'])}>{chart.title}</h2> : <span />}
        <Switcher
          label={t('shownAs')}
          value={shown}
          onChange={setShown}
          options={[
            { value: 'chart', label: t('chart') },
            { value: 'table', label: t('table') },
          ]}
        />
      </div>
      <div className={classes['box']}>
        {(!value || shown === null) && <Skeleton height="100%" />}
        {value && shown !== null && empty && (
          <p className={cx(layout.muted, layout.small, classes['empty'])}>{t('empty')}</p>
        )}
        {value && !empty && shown === 'chart' && (
          <ColumnChart
            chart={value}
            // A single series has no legend to show it again.
            hidden={value.series.length > 1 ? hidden : NONE}
            onHidden={setHidden}
            {...(onPoint && { onPoint })}
          />
        )}
        {value && !empty && shown === 'table' && <ChartTable chart={value} />}
      </div>
    </section>
  );
}
