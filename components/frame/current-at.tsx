'use client';
import { useTimeZone, useTranslations } from 'next-intl';
import { formatTime } from '@/lib/domain/format';
import classes from './current-at.module.css';

/** Says up to which time the figures are current. `at` in milliseconds; its room is kept while it is unknown. */
export function CurrentAt({ at }: { readonly at: number | undefined }) {
  const t = useTranslations('report');
  const zone = useTimeZone() ?? 'UTC';
  const written = (ms: number) => formatTime(Math.floor(ms / 1000), zone).split(' ');
  const [today] = written(Date.now());
  const [day = '', time = ''] = at === undefined ? [] : written(at);
  return (
    <span className={classes['at']} title={t('renews')}>
      {at !== undefined && t('currentAt', { time: day === today ? time : `${day} ${time}` })}
    </span>
  );
}
