'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FieldLabel } from '@/components/ui/field';
import { lazyPart } from '@/components/ui/lazy-part';
import { hourRangeText, placeOfHour, TRADE_HOURS } from '@/lib/domain/hour-range';
import type { FilterProps } from './filter-props';
import classes from './filter-panel.module.css';

const HoursSlider = lazyPart(
  () => import('./hours-slider').then((module) => module.HoursSlider),
  // As high as the slider.
  () => <div className={classes['slider']} />,
);

type Places = [number, number];

const hourAt = (place: number): number => TRADE_HOURS[place] ?? TRADE_HOURS[0];

/** Range of hours of the business day, both ends included. */
export function HoursFilter({ values, onPatch }: FilterProps) {
  const t = useTranslations('reports.hours');
  const chosen: Places = [placeOfHour(Number(values['start_hour'])), placeOfHour(Number(values['end_hour']))];
  const [dragged, setDragged] = useState<Places | null>(null);
  const [start, end] = dragged ?? chosen;
  return (
    <div className={classes['range']}>
      <FieldLabel size="xs">{t('label')}</FieldLabel>
      <HoursSlider
        min={0}
        max={TRADE_HOURS.length - 1}
        thumbFromLabel={t('start')}
        thumbToLabel={t('end')}
        value={[start, end]}
        onChange={setDragged}
        onChangeEnd={([from, to]) => {
          setDragged(null);
          onPatch({ start_hour: hourAt(from), end_hour: hourAt(to) });
        }}
      />
      <div className={classes['hours']}>{hourRangeText(hourAt(start), hourAt(end))}</div>
    </div>
  );
}
