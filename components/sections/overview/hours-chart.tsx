import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { ChartPanel } from '@/components/chart/chart-panel';
import { cx, layout } from '@/components/ui/classes';
import { timePoints, type ChartValue } from '@/lib/lists/chart';
import { useFormats } from '@/components/frame/use-formats';
import type { Parts } from './use-overview';
import classes from './overview.module.css';

/** Revenue by hour beside the same weekday before. */
export function HoursChart({ hours }: Pick<Parts['evening'], 'hours'>) {
  const t = useTranslations('overview');
  const { locale, timeZone } = useFormats();
  const chart = useMemo(
    (): ChartValue => ({
      title: t('byHour'),
      points: timePoints(
        hours.map(({ time }) => time),
        'hour',
        locale,
        timeZone,
        false,
      ),
      series: [
        { key: 'revenue', label: t('tonight'), unit: 'money', values: hours.map(({ revenue }) => revenue) },
        { key: 'past', label: t('weekAgo'), unit: 'money', past: true, values: hours.map(({ past = 0 }) => past) },
      ],
    }),
    [hours, locale, timeZone, t],
  );
  return (
    <div className={cx(layout.stack, layout.panel, classes['chart'])}>
      <ChartPanel id="overview" chart={chart} />
    </div>
  );
}
