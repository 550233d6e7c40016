/** Trading hours of a business day in order: 9 to 23 of the clock, then 0 to 4 of the next date. */
export const TRADE_HOURS = [9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4] as const;
export type TradeHour = (typeof TRADE_HOURS)[number];

const FIRST = TRADE_HOURS[0];

/** Position of a clock hour (0 to 23) among the trading hours, from 0. */
export const placeOfHour = (hour: number): number => (hour + 24 - FIRST) % 24;

/** Whether a trading hour is after midnight, on the date after that of the day's first hour. */
export const isNextDate = (hour: TradeHour): boolean => hour < FIRST;

/** Whether two hours form a range: both are trading hours, and the first precedes the last. */
export const isHourRange = (start: number, end: number): boolean =>
  placeOfHour(start) < placeOfHour(end) && placeOfHour(end) < TRADE_HOURS.length;

/** Trading hours of a range in order, both ends included. */
export const hoursBetween = (start: number, end: number): readonly TradeHour[] =>
  TRADE_HOURS.slice(placeOfHour(start), placeOfHour(end) + 1);

const clock = (hour: number, minutes: string): string => `${String(hour).padStart(2, '0')}:${minutes}`;

/** Text of a range with both ends included, as times: `22:00–03:59`. */
export const hourRangeText = (start: number, end: number): string => `${clock(start, '00')}–${clock(end, '59')}`;
