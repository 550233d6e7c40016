import { memoized } from '@/lib/domain/memoized';

export const DAY_HOURS = 24;
/** Monday is 0, Sunday 6, as in the bitmask and the string of hours. */
export const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;
const WORKDAYS = [0, 1, 2, 3, 4];

/** Sale times of a dish: weekdays as a bitmask (Monday lowest) and 168 hour characters from Monday 00:00. */
export interface Opening {
  readonly days: number;
  readonly hours: string;
}

/** A rectangle of the week, corners included, in any order. */
export interface Area {
  readonly fromDay: number;
  readonly toDay: number;
  readonly fromHour: number;
  readonly toHour: number;
}

/** Hours from `from`, up to but excluding `to`. */
export interface HourRange {
  readonly start: number;
  readonly end: number;
}

export const isDayOn = (days: number, day: number): boolean => ((days >> day) & 1) === 1;
export const toggleDay = (days: number, day: number): number => days ^ (1 << day);

export const isHourOn = (hours: string, day: number, hour: number): boolean => hours[day * DAY_HOURS + hour] === '1';
export const hoursOfDay = (hours: string, day: number): string => hours.slice(day * DAY_HOURS, (day + 1) * DAY_HOURS);

const within = (value: number, a: number, b: number): boolean => value >= Math.min(a, b) && value <= Math.max(a, b);

/** Switches every hour of the area on or off. */
export const paintHours = (hours: string, area: Area, on: boolean): string =>
  Array.from(hours, (was, at) => {
    const inside =
      within(Math.floor(at / DAY_HOURS), area.fromDay, area.toDay) &&
      within(at % DAY_HOURS, area.fromHour, area.toHour);
    return inside ? (on ? '1' : '0') : was;
  }).join('');

/** Whether every hour of the area is on. */
export const isAreaOn = (hours: string, area: Area): boolean => paintHours(hours, area, true) === hours;

/** Paints hours, and puts a day on sale when it gets hours. */
export function paint({ days, hours }: Opening, area: Area, on: boolean): Opening {
  const touched = WEEKDAYS.filter((day) => on && within(day, area.fromDay, area.toDay));
  return { days: touched.reduce((mask, day) => mask | (1 << day), days), hours: paintHours(hours, area, on) };
}

/** Copies the hours of one day, and whether it is on sale, to other days. */
export function copyDay({ days, hours }: Opening, from: number, to: readonly number[]): Opening {
  const on = isDayOn(days, from);
  return {
    days: to.reduce((mask, day) => (isDayOn(mask, day) === on ? mask : toggleDay(mask, day)), days),
    hours: WEEKDAYS.map((day) => hoursOfDay(hours, to.includes(day) ? from : day)).join(''),
  };
}

const everyDay = (start: number, end: number, daysOn: readonly number[] = WEEKDAYS): Opening => ({
  days: daysOn.reduce((mask, day) => mask | (1 << day), 0),
  hours: WEEKDAYS.map((day) =>
    daysOn.includes(day) ? '0'.repeat(start) + '1'.repeat(end - start) + '0'.repeat(DAY_HOURS - end) : '0'.repeat(24),
  ).join(''),
});

/** An hour of the venue's calendar, `at` in Unix seconds. */
interface VenueHour {
  readonly at: number;
  readonly day: number;
  readonly hour: number;
}

const HOUR_S = 3600;
const WEEK_S = 7 * 24 * HOUR_S;
const SHORT_DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Kept per zone: creating a formatter takes longer than a hundred uses. */
const calendarOf = memoized((timeZone: string) => {
  const parts = { weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat('en-GB', { timeZone, ...parts });
});

function clockAt(at: number, timeZone: string): VenueHour & { readonly untilNext: number } {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of calendarOf(timeZone).formatToParts(at * 1000)) part[type] = value;
  const untilNext = HOUR_S - Number(part.minute) * 60 - (at % 60);
  return { at, day: SHORT_DAYS.indexOf(part.weekday ?? ''), hour: Number(part.hour), untilNext };
}

/** Next full hour of the venue's clock. Unix seconds. */
export function nextHour(now: number, timeZone: string): number {
  const at = Math.floor(now);
  return at + clockAt(at, timeZone).untilNext;
}

/**
 * The hours of the venue's calendar from the current one on, two weeks and an hour. Follows the venue's clock: a change
 * of clocks may skip an hour, which then appears a week later.
 */
export function hoursAhead(now: number, timeZone: string): VenueHour[] {
  const ahead: VenueHour[] = [];
  for (let at = Math.floor(now); at <= now + 2 * WEEK_S + HOUR_S;) {
    const { untilNext, ...hour } = clockAt(at, timeZone);
    ahead.push(hour);
    at += untilNext;
  }
  return ahead;
}

/** Whether the first hour is on sale and, if not, the next one that is: Unix seconds, null for never. */
export function servedIn(
  { days, hours }: Opening,
  ahead: readonly VenueHour[],
): { served: boolean; next: number | null } {
  const first = ahead.findIndex(({ day, hour }) => isDayOn(days, day) && isHourOn(hours, day, hour));
  return first === 0 ? { served: true, next: null } : { served: false, next: ahead[first]?.at ?? null };
}

/** Common opening times. */
export const PRESETS = {
  always: everyDay(0, 24),
  kitchen: everyDay(12, 24),
  breakfast: everyDay(7, 12),
  lunch: everyDay(12, 17, WORKDAYS),
  none: { days: 0, hours: '0'.repeat(7 * DAY_HOURS) },
} as const satisfies Readonly<Record<string, Opening>>;
export type PresetName = keyof typeof PRESETS;

export const presetOf = ({ days, hours }: Opening): PresetName | undefined =>
  (Object.keys(PRESETS) as PresetName[]).find((name) => PRESETS[name].days === days && PRESETS[name].hours === hours);

/** Hours of one day as ranges, in order. */
export function rangesOfDay(hours: string, day: number): HourRange[] {
  const ranges: HourRange[] = [];
  for (const match of hoursOfDay(hours, day).matchAll(/1+/g)) {
    ranges.push({ start: match.index, end: match.index + match[0].length });
  }
  return ranges;
}

/** Short form of the week: neighbouring days with equal hours together. A day off sale has no ranges. */
export function weekInShort({ days, hours }: Opening): { days: number[]; ranges: HourRange[] }[] {
  const short: { days: number[]; ranges: HourRange[]; key: string }[] = [];
  for (const day of WEEKDAYS) {
    const ranges = isDayOn(days, day) ? rangesOfDay(hours, day) : [];
    const key = JSON.stringify(ranges);
    const last = short.at(-1);
    if (last?.key === key) last.days.push(day);
    else short.push({ days: [day], ranges, key });
  }
  return short.map(({ days: alike, ranges }) => ({ days: alike, ranges }));
}
