'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { capitalized, formatWeekday } from '@/lib/domain/format';
import { presetOf, weekInShort, type HourRange, type Opening } from '@/lib/sections/menu/rules/opening-hours';

/** A Monday in Unix seconds, for weekday names. */
const MONDAY = Date.UTC(2024, 0, 1) / 1000;
const DAY_S = 86_400;

/** Localized name of a weekday; Monday is 0. */
export function useWeekday(style: 'long' | 'short'): (day: number) => string {
  const locale = useLocale();
  return useCallback(
    (day) => capitalized(formatWeekday(MONDAY + day * DAY_S, locale, 'UTC', style), locale),
    [locale, style],
  );
}

export const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
const rangeText = ({ start, end }: HourRange): string => `${clock(start)}–${clock(end)}`;

/** Selling hours in one line: «Пн–Пт 12:00–17:00; Сб, Вс — не продаётся». */
export function useOpeningWords(): (opening: Opening) => string {
  const t = useTranslations('dish.hours');
  const nameOf = useWeekday('short');
  return useCallback(
    (opening) => {
      const preset = presetOf(opening);
      if (preset === 'always' || preset === 'none') return t(`words.${preset}`);
      const daysText = (days: readonly number[]): string => {
        const [first = 0] = days;
        const last = days.at(-1) ?? first;
        if (days.length === 7) return t('words.everyDay');
        return days.length > 2 ? `${nameOf(first)}–${nameOf(last)}` : days.map(nameOf).join(', ');
      };
      return weekInShort(opening)
        .map(({ days, ranges }) => {
          const day = ranges.length === 1 && ranges[0]?.start === 0 && ranges[0].end === 24;
          const when = day ? t('words.allDay') : ranges.map(rangeText).join(', ') || t('words.never');
          return `${daysText(days)} ${when}`;
        })
        .join('; ');
    },
    [t, nameOf],
  );
}
