'use client';
import { useLocale, useTranslations } from 'next-intl';
import { seriesTotal, writeSeries, type ChartValue } from '@/lib/lists/chart';
import classes from './chart.module.css';

const FRIDAY = 5;

function dayOf(weekday: number | undefined): 'friday' | 'weekend' | undefined {
  if (weekday === undefined || weekday < FRIDAY) return undefined;
  return weekday === FRIDAY ? 'friday' : 'weekend';
}

/** Figures of a chart as a table, with the sum of each series; scrolls in its parent. */
export function ChartTable({ chart }: { chart: ChartValue }) {
  const t = useTranslations('chart');
  const locale = useLocale();
  const { title, points, series } = chart;
  return (
    <div className={classes['scroller']} role="group" aria-label={title} tabIndex={0}>
      <table className={classes['table']}>
        <caption className={classes['unseen']}>{title}</caption>
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
