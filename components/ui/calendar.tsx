'use client';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useLocale } from 'next-intl';
import { useState } from 'react';
import { DayPicker, type DayPickerProps } from 'react-day-picker';
import { ru } from 'react-day-picker/locale/ru';
import classes from './calendar.module.css';

export interface CalendarWords {
  readonly previous: string;
  readonly next: string;
  readonly chooseMonth: string;
  readonly chooseYear: string;
}

/** Days are `YYYY-MM-DD`. */
export interface CalendarProps {
  readonly value: string | null;
  /** Day whose month is shown while none is chosen. */
  readonly start: string;
  readonly onChange: (day: string) => void;
  /** First and last day that can be chosen. */
  readonly min?: string;
  readonly max?: string;
  /** Takes the focus as it appears. */
  readonly autoFocus?: boolean;
  readonly size?: 'xs' | 'sm';
  readonly words: CalendarWords;
}

/** Years that can be reached where no day limits them. */
const YEARS = { first: 2000, ahead: 30 };

function dateOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');
const dayOf = (date: Date): string =>
  `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;

const CLASSES: NonNullable<DayPickerProps['classNames']> = {
  root: classes['calendar'] ?? '',
  month: classes['month'] ?? '',
  button_previous: classes['step'] ?? '',
  button_next: classes['step'] ?? '',
  month_caption: classes['caption'] ?? '',
  dropdowns: classes['dropdowns'] ?? '',
  dropdown_root: classes['dropdown'] ?? '',
  dropdown: classes['select'] ?? '',
  month_grid: classes['grid'] ?? '',
  weekday: classes['weekday'] ?? '',
  day: classes['day'] ?? '',
  day_button: classes['button'] ?? '',
};
const PARTS: NonNullable<DayPickerProps['components']> = {
  Chevron: ({ orientation }) =>
    orientation === 'down' ? (
      <></>
    ) : orientation === 'left' ? (
      <IconChevronLeft size={18} aria-hidden />
    ) : (
      <IconChevronRight size={18} aria-hidden />
    ),
};

/** A month of days, one of them chosen. Arrows move by days and weeks, Page Up and Page Down by months. */
export function Calendar({ value, start, onChange, min, max, autoFocus = false, size = 'sm', words }: CalendarProps) {
  const locale = useLocale();
  const first = value === null || (min !== undefined && value < min) ? start : value;
  const [month, setMonth] = useState(() => dateOf(first));
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (value !== null) setMonth(dateOf(value));
  }
  return (
    <DayPicker
      mode="single"
      required
      autoFocus={autoFocus}
      navLayout="around"
      captionLayout="dropdown"
      data-size={size}
      classNames={CLASSES}
      components={PARTS}
      locale={locale === 'ru' ? ru : undefined}
      weekStartsOn={1}
      today={dateOf(first)}
      month={month}
      onMonthChange={setMonth}
      startMonth={min === undefined ? new Date(YEARS.first, 0) : dateOf(min)}
      endMonth={max === undefined ? new Date(dateOf(first).getFullYear() + YEARS.ahead, 11) : dateOf(max)}
      disabled={[
        ...(min === undefined ? [] : [{ before: dateOf(min) }]),
        ...(max === undefined ? [] : [{ after: dateOf(max) }]),
      ]}
      labels={{
        labelPrevious: () => words.previous,
        labelNext: () => words.next,
        labelMonthDropdown: () => words.chooseMonth,
        labelYearDropdown: () => words.chooseYear,
        labelDayButton: (date, _modifiers, _options, lib) => lib?.format(date, 'd MMMM yyyy') ?? dayOf(date),
      }}
      selected={value === null ? undefined : dateOf(value)}
      onSelect={(date) => onChange(dayOf(date))}
    />
  );
}
