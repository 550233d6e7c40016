'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { cx, layout } from '@/components/ui/classes';
import { useFormats } from '@/components/frame/use-formats';
import classes from './current-at.module.css';

const HALF_A_DAY_MS = 12 * 3_600_000;

/** Time up to which the figures are current. `at` is in milliseconds; while it is unknown, its room is reserved. */
export function CurrentAt({ at }: { readonly at: number | undefined }) {
  const t = useTranslations('report');
  const { formatTime } = useFormats();
  const [opened] = useState(() => Date.now());
  const written = at === undefined ? '' : formatTime(Math.floor(at / 1000));
  const time = at !== undefined && at > opened + HALF_A_DAY_MS ? written : written.slice(-5);
  return (
    <span className={cx(layout.muted, layout.tiny, layout.figures, classes['at'])} title={t('renews')}>
      {at !== undefined && t('currentAt', { time })}
    </span>
  );
}
