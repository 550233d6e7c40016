import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import type { Random } from './random';

dayjs.extend(utc);
dayjs.extend(timezone);

/** Length of the simulated year in days. Its last day is today. */
export const YEAR = 365;

/** Moments of the simulated year, counted back from today in the venue's days. */
export interface Calendar {
  /** A moment of the working day `days` before today; never later than now. */
  daysAgo(days: number, random: Random): Date;
  /** A moment at most `days` before today, recent ones more likely. */
  within(days: number, random: Random): Date;
}

export function calendarOf(today: Date, zone: string): Calendar {
  // Days of 24 hours: where clocks change, half a year of the sample is an hour off.
  const midnight = dayjs(today).tz(zone).startOf('day').valueOf();
  const daysAgo = (days: number, random: Random): Date => {
    // The office works from 10:00 to 23:00.
    const minutes = random.whole(10 * 60, 23 * 60);
    const seconds = minutes * 60 + random.whole(0, 59) - days * 24 * 3600;
    return new Date(Math.min(midnight + seconds * 1000, today.getTime()));
  };
  return { daysAgo, within: (days, random) => daysAgo(Math.floor(days * random.next() ** 2), random) };
}
