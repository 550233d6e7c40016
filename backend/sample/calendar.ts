import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import type { Random } from './random';

dayjs.extend(utc);
dayjs.extend(timezone);

/** The simulated year is as long as this, and its last day is today. */
export const YEAR = 365;

/** Moments of the simulated year, counted back from today in the venue's own days. */
export interface Calendar {
  /** A moment of the working day that lies `days` before today; never later than now. */
  daysAgo(days: number, random: Random): Date;
  /** A moment at most `days` before today, the more recent the more likely: people touch what is in use. */
  within(days: number, random: Random): Date;
}

export function calendarOf(today: Date, zone: string): Calendar {
  // Days of 24 hours: where clocks change, half a year of the sample is an hour off, and nobody minds.
  const midnight = dayjs(today).tz(zone).startOf('day').valueOf();
  const daysAgo = (days: number, random: Random): Date => {
    // The office works from ten in the morning until an hour before midnight.
    const minutes = random.whole(10 * 60, 23 * 60);
    const seconds = minutes * 60 + random.whole(0, 59) - days * 24 * 3600;
    return new Date(Math.min(midnight + seconds * 1000, today.getTime()));
  };
  return { daysAgo, within: (days, random) => daysAgo(Math.floor(days * random.next() ** 2), random) };
}
