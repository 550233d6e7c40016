import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { CUSTOM, type Period } from '@/lib/contract/period';
import { memoized } from './memoized';

dayjs.extend(utc);

/**
 * Hour at which a business day begins. It is no setting: SQL functions, invariants and messages repeat it, and a change needs
 * a migration and rebuilt roll-ups.
 */
export const CUT_OFF_HOUR = 12;

/** Position of a clock hour within the business day, from 0. */
export const sinceCutOff = (hour: number): number => (hour + 24 - CUT_OFF_HOUR) % 24;

const dateOf = (day: Dayjs): string => day.format('YYYY-MM-DD');

/** Business date (`YYYY-MM-DD`) of a moment: the date on which its business day began. */
export function businessDate(seconds: number, zone: string): string {
  const [date = '', clock = ''] = toVenueClock(seconds, zone).split(' ');
  return Number(clock.slice(0, 2)) < CUT_OFF_HOUR ? dateOf(dayjs.utc(date).subtract(1, 'day')) : date;
}

/** Day of the month of a moment, from 1. */
export const dayOfMonth = (seconds: number, zone: string): number => Number(toVenueClock(seconds, zone).slice(8, 10));

/** Starts of days by zone and date, for a few years of days. */
const starts = new Map<string, number>();
const MOST_STARTS = 2_000;

/** Start of a business date (`YYYY-MM-DD`), in Unix seconds: noon in the venue's zone. Clocks never change at noon. */
export function dayStart(date: string, zone: string): number {
  const key = `${zone} ${date}`;
  const start = starts.get(key) ?? fromVenueClock(`${date} ${CUT_OFF_HOUR}:00:00`, zone);
  if (starts.size >= MOST_STARTS) starts.clear();
  starts.set(key, start);
  return start;
}

/** A period in Unix seconds, `end` exclusive; `null` is open. */
export interface Bounds {
  readonly start: number | null;
  readonly end: number | null;
}

/** End of a period as far as it has passed at `now`. */
export const endBy = ({ end }: Bounds, now: number): number => Math.min(end ?? now, now);

/** Periods by their ids on the wire, besides 0, the current business day; `CUSTOM` has a start and an end of its own. */
const YESTERDAY = 1;
export const WEEK = 2;
export const MONTH = 3;
export const ALL_TIME = 4;

/**
 * Bounds of a period at a moment: 0 current business day, 1 previous business day, 2 this week from Monday, 3 this
 * month from the 1st, 4 all time, 5 custom, whose end defaults to now. A running day, week or month ends with its last
 * business day: what a clock that ran ahead has stamped after it is not of today.
 */
export function boundsOf({ period_id, start_time, end_time }: Period, now: number, zone: string): Bounds {
  const today = businessDate(now, zone);
  const date = dayjs.utc(today);
  const from = (day: Dayjs): number => dayStart(dateOf(day), zone);
  // Sunday is 0 here, and the last day of the venue's week.
  const monday = date.subtract((date.day() + 6) % 7, 'day');
  switch (period_id) {
    case YESTERDAY:
      return { start: from(date.subtract(1, 'day')), end: from(date) };
    case WEEK:
      return { start: from(monday), end: from(monday.add(7, 'day')) };
    case MONTH:
      return { start: from(date.startOf('month')), end: from(date.startOf('month').add(1, 'month')) };
    case ALL_TIME:
      return { start: null, end: null };
    case CUSTOM:
      return { start: start_time ?? null, end: end_time ?? now };
    default:
      return { start: from(date), end: from(date.add(1, 'day')) };
  }
}

/** Kept by zone: making one takes a thousand times longer than reading it. Swedish writes `YYYY-MM-DD HH:mm:ss`. */
const clockOf = memoized(
  (timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
);

/** A moment on the venue's clock, `YYYY-MM-DD HH:mm:ss`, the format of date pickers. */
export function toVenueClock(seconds: number, zone: string): string {
  const moment = new Date(seconds * 1000);
  return Number.isNaN(moment.getTime()) ? 'Invalid Date' : clockOf(zone).format(moment);
}

/** Unix seconds of a shown time, as if the clock were UTC. Years may have five digits. */
function readAsUtc(shown: string): number {
  const [year = NaN, month = NaN, day = NaN, hour = 0, minute = 0, second = 0] = shown.split(/\D+/).map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second) / 1000;
}

/** Seconds by which the venue's clock is ahead of UTC at a moment. */
export const shiftOf = (seconds: number, zone: string): number => readAsUtc(toVenueClock(seconds, zone)) - seconds;

/**
 * Unix seconds at which the venue's clock shows `YYYY-MM-DD HH:mm[:ss]`. A time skipped in spring moves later by the
 * skip; a time repeated in autumn is one of the two.
 */
export function fromVenueClock(shown: string, zone: string): number {
  const asUtc = readAsUtc(shown);
  const before = shiftOf(asUtc - shiftOf(asUtc, zone), zone);
  const after = shiftOf(asUtc - before, zone);
  return asUtc - Math.min(before, after);
}

/** The moment `count` days or months later (earlier if negative), at the same time on the venue's clock. */
export const laterBy = (seconds: number, count: number, unit: 'day' | 'month', zone: string): number =>
  fromVenueClock(dayjs.utc(toVenueClock(seconds, zone)).add(count, unit).format('YYYY-MM-DD HH:mm:ss'), zone);
