import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

/** A day of trade: from breakfast at 8:00 until the last guest leaves before 5:00 of the next morning. */
export interface TradingDay {
  /** Days before today. */
  readonly ago: number;
  /** Monday is 0. */
  readonly weekday: number;
  readonly month: number;
  readonly date: number;
  /** Demand of the month, 1 being usual. */
  readonly season: number;
  /** Demand of this day. */
  readonly demand: number;
  /** A moment of the day; hours from 24 up are in the night after. */
  at(hour: number): Date;
}

/** Monday to Sunday. */
const BY_WEEKDAY = [0.76, 0.86, 0.94, 1, 1.14, 1.2, 1.02] as const;
/** January to December: tourists come in the dry season and stay away in the rains. */
const BY_MONTH = [1.2, 1.16, 1.04, 1, 0.92, 0.88, 0.9, 0.92, 0.86, 0.95, 1.12, 1.22] as const;

const HOUR = 3600e3;

/** The days up to today, earliest first, in the venue's zone. */
export function tradingDays(today: Date, zone: string, length: number): readonly TradingDay[] {
  const date = dayjs.utc(dayjs(today).tz(zone).format('YYYY-MM-DD'));
  return Array.from({ length }, (_, index): TradingDay => {
    const ago = length - 1 - index;
    const day = date.subtract(ago, 'day');
    const midnight = dayjs.tz(`${day.format('YYYY-MM-DD')} 00:00`, zone).valueOf();
    const weekday = (day.day() + 6) % 7;
    const season = BY_MONTH[day.month()] ?? 1;
    return {
      ago,
      weekday,
      month: day.month() + 1,
      date: day.date(),
      season,
      demand: season * (BY_WEEKDAY[weekday] ?? 1),
      at: (hour) => new Date(midnight + Math.round(hour * HOUR)),
    };
  });
}
