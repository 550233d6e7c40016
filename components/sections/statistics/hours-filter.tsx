'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { cx, layout } from '@/components/ui/classes';
import { isNextDate, placeOfHour, TRADE_HOURS, type TradeHour } from '@/lib/domain/hour-range';
import classes from './filter-panel.module.css';
import type { FilterProps } from './filter-props';
import { HoursSlider, type HourPlaces } from './hours-slider';

const hourAt = (place: number): TradeHour => TRADE_HOURS[place] ?? TRADE_HOURS[0];

/** Range of hours of the business day, both ends included. The report is requested when the handle or key is released. */
export function HoursFilter({ view: { filters, setFilters } }: FilterProps) {
  const t = useTranslations('reports.hours');
  const chosen: HourPlaces = [placeOfHour(Number(filters['start_hour'])), placeOfHour(Number(filters['end_hour']))];
  const [moved, setMoved] = useState<HourPlaces | null>(null);
  const places = moved ?? chosen;
  const [start, end] = [hourAt(places[0]), hourAt(places[1])];
  return (
    <div className={classes['range']}>
      <p className={cx(layout.tiny, layout.figures, classes['hours'])}>
        {t('words', { start, end, next: String(isNextDate(end)) })}
      </p>
      <HoursSlider
        places={places}
        names={[t('start'), t('end')]}
        wordsOf={(handle, place) => {
          const hour = hourAt(place);
          return t(handle === 0 ? 'from' : 'to', { hour, next: String(isNextDate(hour)) });
        }}
        onMove={setMoved}
        onRelease={([from, to]) => {
          setMoved(null);
          setFilters({ start_hour: hourAt(from), end_hour: hourAt(to) });
        }}
        onCancel={() => setMoved(null)}
      />
    </div>
  );
}
