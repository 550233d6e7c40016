import { memoized } from '@/lib/domain/memoized';
/** A time as the file writes it: the clock's reading as if it were UTC, and its offset from UTC. */
export interface Written {
  readonly clock: number;
  /** Seconds east of UTC, if the text says so. */
  readonly offset: number | null;
  /** False for a date alone: its business day begins at noon. */
  readonly timed: boolean;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const CUT_OFF = 12 * 3600;
const DATE = /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})(?:\.?(?:[T,]|\s|$)\s*)/;
const TIME = /^(\d{1,2})[:.](\d{2})(?:[:.](\d{2})(?:[.,]\d+)?)?\s*(?:([ap])\.?\s?m\.?)?\s*(Z|UTC|[+-]\d{2}:?\d{2})?$/i;

/** "31 Jan 2020" and "Jan 31, 2020" become "2020-01-31". */
function spelled(text: string): string {
  const month = (name: string) => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
  const iso = (all: string, day: string, name: string, year: string) =>
    month(name) > 0 ? `${year}-${month(name)}-${day}` : all;
  return text
    .replace(/^(\d{1,2})[ -]([a-z]{3,9})\.?,?[ -](\d{4})/i, iso)
    .replace(/^([a-z]{3,9})\.? (\d{1,2}),? (\d{4})/i, (all, name: string, day: string, year: string) =>
      iso(all, day, name, year),
    );
}

const neat = (text: string): string => spelled(text.replace(/\s+/g, ' ').trim());

/** Seconds after midnight; null for anything but a time. */
function timeOf(text: string): { seconds: number; offset: number | null } | null {
  const [, hour = '', minute = '', second = '0', half = '', zone = ''] = TIME.exec(text) ?? [];
  if (hour === '') return null;
  const twelve = half !== '';
  if (Number(minute) > 59 || Number(second) > 59 || Number(hour) > (twelve ? 12 : 23)) return null;
  const hours = twelve ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hour);
  const [, sign, east = '', rest = ''] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? [];
  const shift = (Number(east) * 60 + Number(rest)) * 60;
  const offset = zone === '' ? null : sign === '-' ? -shift : shift;
  return { seconds: hours * 3600 + Number(minute) * 60 + Number(second), offset };
}

/** Midnight of a date as seconds in UTC; null for an invalid date. */
function midnight(year: number, month: number, day: number): number | null {
  const full = year < 100 ? 2000 + year : year;
  const date = new Date(Date.UTC(full, month - 1, day));
  const real = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && full >= 1990 && full < 2100;
  return real ? date.getTime() / 1000 : null;
}

type Order = 'day' | 'month';

/** Whether the day or the month comes first in "3/8/2019", derived from all dates of the file; null if undecided. */
function orderOf(dates: Iterable<string>): Order | null {
  let [days, months, halves] = [0, 0, 0];
  for (const text of dates) {
    const [, first = '', second = ''] = DATE.exec(neat(text)) ?? [];
    if (first.length > 2) continue;
    if (Number(first) > 12) days++;
    if (Number(second) > 12) months++;
    if (/[ap]\.?m\b/i.test(text)) halves++;
  }
  if (days !== months) return days > months ? 'day' : 'month';
  // Formats with am and pm write the month first.
  return halves > 0 ? 'month' : null;
}

const PARTS: Record<string, string> = {
  YYYY: '(?<y>\\d{4})',
  YY: '(?<y>\\d{2})',
  MM: '(?<m>\\d{1,2})',
  DD: '(?<d>\\d{1,2})',
};

/** Pattern of a format such as "DD/MM/YYYY"; null for a format that lacks a part. */
export function dateFormat(format: string): RegExp | null {
  const [date = ''] = format.trim().split(/[\sT]+H|\s+h/);
  const pattern = date.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/YYYY|YY|MM|DD/g, (part) => PARTS[part] ?? '');
  const whole = ['<y>', '<m>', '<d>'].every((part) => pattern.split(part).length === 2);
  return whole ? new RegExp(`^${pattern}(?!\\d)[T,\\s]*`) : null;
}

/**
 * Parses dates such as "03/08/2019 20:25", or a date and a time apart. Year first is always understood; otherwise
 * `format` or the whole file decides whether day or month comes first.
 * @param otherwise order when nothing decides; `guessed` then reports it
 */
export function dateReader(dates: Iterable<string>, format: RegExp | null, otherwise: Order = 'day') {
  const told = format ? 'day' : orderOf(dates);
  const order = told ?? otherwise;
  let guessed = false;

  const read = memoized((text: string): Written | null => {
    const found = (format ?? DATE).exec(format ? text : neat(text));
    if (!found) return null;
    const rest = (format ? text : neat(text)).slice(found[0].length).trim();
    const time = rest === '' ? { seconds: CUT_OFF, offset: null } : timeOf(rest);
    const start = startOf(found);
    if (!time || start === null) return null;
    return { clock: start + time.seconds, offset: time.offset, timed: rest !== '' };
  });

  function startOf({ 1: first = '', 2: second = '', 3: third = '', groups }: RegExpExecArray): number | null {
    if (groups) return midnight(Number(groups['y']), Number(groups['m']), Number(groups['d']));
    if (first.length === 4) return midnight(Number(first), Number(second), Number(third));
    if (first.length > 2 || third.length % 2 === 1) return null;
    guessed ||= told === null;
    const [day, month] = order === 'day' ? [first, second] : [second, first];
    return midnight(Number(third), Number(month), Number(day));
  }

  return {
    order,
    /** Whether some date could be read the other way. */
    guessed: () => guessed,
    read: (date: string, time = '') => read(`${date.trim()} ${time.trim()}`.trim()),
  };
}
