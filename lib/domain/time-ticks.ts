import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { fromVenueClock, toVenueClock } from './venue-time';

dayjs.extend(utc);

export interface Tick {
  /** Unix seconds. */
  readonly time: number;
  /** The hour within a day, the day within a year, else the month. */
  readonly label: string;
}

const HOUR = 3600;
const DAY = 24 * HOUR;
/** The first Monday in Unix time; weeks are counted from it. */
const MONDAY = 4 * DAY;
const STEPS = [HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, DAY, 2 * DAY, 7 * DAY, 14 * DAY] as const;
const MONTH_STEPS = [1, 2, 3, 6, 12, 24, 60, 120] as const;
const MONTH = 30 * DAY;

/** Clock readings as seconds, as if the venue's clock were UTC. Steps are even on these. */
const reading = (seconds: number, zone: string): number => dayjs.utc(toVenueClock(seconds, zone)).unix();
const moment = (read: number, zone: string): number =>
  fromVenueClock(dayjs.unix(read).utc().format('YYYY-MM-DD HH:mm:ss'), zone);

function readings(from: number, to: number, most: number): { read: number; format: string }[] {
  const step = STEPS.find((size) => (to - from) / size <= most);
  const found: { read: number; format: string }[] = [];
  if (step !== undefined) {
    for (let read = Math.ceil((from - MONDAY) / step) * step + MONDAY; read <= to; read += step)
      found.push({ read, format: read % DAY === 0 ? 'DD.MM' : 'HH:mm' });
    return found;
  }
  const months = MONTH_STEPS.find((count) => (to - from) / (count * MONTH) <= most) ?? 120;
  const first = dayjs.unix(from).utc().startOf('year');
  for (let month = first; month.unix() <= to; month = month.add(months, 'month'))
    if (month.unix() >= from) found.push({ read: month.unix(), format: 'MM.YYYY' });
  return found;
}

/** Ticks of a time axis: even hours, days, weeks or months of the venue's clock, at most about `most`. */
export function timeTicks(start: number, end: number, zone: string, most: number): Tick[] {
  return readings(reading(start, zone), reading(end, zone), most)
    .map(({ read, format }) => ({ time: moment(read, zone), label: dayjs.unix(read).utc().format(format) }))
    .filter(({ time }) => time >= start && time <= end);
}
