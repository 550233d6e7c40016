import fc from 'fast-check';
import {
  copyDay,
  DAY_HOURS,
  hoursAhead,
  hoursOfDay,
  isAreaOn,
  isDayOn,
  isHourOn,
  nextHour,
  paint,
  paintHours,
  PRESETS,
  presetOf,
  rangesOfDay,
  servedIn,
  toggleDay,
  WEEKDAYS,
  weekInShort,
  type Opening,
  type PresetName,
} from '@/lib/sections/menu/rules/opening-hours';
import { always, alwaysIn } from '../support/always';

const day = fc.integer({ min: 0, max: 6 });
const hour = fc.integer({ min: 0, max: 23 });
const hours = fc.string({ unit: fc.constantFrom('0', '1'), minLength: 168, maxLength: 168 });
const opening = fc.record({ days: fc.integer({ min: 0, max: 127 }), hours });
const area = fc.record({ fromDay: day, toDay: day, fromHour: hour, toHour: hour });

it('toggles a weekday by XOR: twice restores it, and no other day changes', () => {
  always(fc.integer({ min: 0, max: 127 }), day, (days, one) => {
    const toggled = toggleDay(days, one);
    expect(isDayOn(toggled, one)).toBe(!isDayOn(days, one));
    expect(WEEKDAYS.filter((other) => isDayOn(toggled, other) !== isDayOn(days, other))).toEqual([one]);
    expect(toggleDay(toggled, one)).toBe(days);
  });
});

it('paints just the rectangle, from any corner', () => {
  alwaysIn(50)(hours, area, fc.boolean(), (before, at, on) => {
    const after = paintHours(before, at, on);
    expect(after).toMatch(/^[01]{168}$/);
    for (const d of WEEKDAYS) {
      for (let h = 0; h < DAY_HOURS; h++) {
        const inside =
          d >= Math.min(at.fromDay, at.toDay) &&
          d <= Math.max(at.fromDay, at.toDay) &&
          h >= Math.min(at.fromHour, at.toHour) &&
          h <= Math.max(at.fromHour, at.toHour);
        expect(isHourOn(after, d, h)).toBe(inside ? on : isHourOn(before, d, h));
      }
    }
    expect(paintHours(after, at, on)).toBe(after);
    expect(isAreaOn(after, at)).toBe(on);
    const turned = { fromDay: at.toDay, toDay: at.fromDay, fromHour: at.toHour, toHour: at.fromHour };
    expect(paintHours(before, turned, on)).toBe(after);
  });
});

it('puts a day on sale when it gets hours, and takes none off', () => {
  always(opening, area, (week, at) => {
    const painted = paint(week, at, true);
    expect(isDayOn(painted.days, at.fromDay) && isDayOn(painted.days, at.toDay)).toBe(true);
    expect(painted.days & week.days).toBe(week.days);
    expect(paint(week, at, false).days).toBe(week.days);
  });
});

it('copies a day with its state, and leaves the others alone', () => {
  always(opening, day, fc.uniqueArray(day), (week, from, to) => {
    const copied = copyDay(week, from, to);
    for (const d of WEEKDAYS) {
      const source = to.includes(d) ? from : d;
      expect(hoursOfDay(copied.hours, d)).toBe(hoursOfDay(week.hours, source));
      expect(isDayOn(copied.days, d)).toBe(isDayOn(week.days, source));
    }
    expect(copyDay(copied, from, to)).toEqual(copied);
  });
});

it('reads the hours of a day as ranges that restore them', () => {
  always(hours, day, (text, d) => {
    const written = Array.from({ length: DAY_HOURS }, (_, h) =>
      rangesOfDay(text, d).some(({ start, end }) => h >= start && h < end) ? '1' : '0',
    ).join('');
    expect(written).toBe(hoursOfDay(text, d));
  });
});

it('shortens the week without losing a day', () => {
  always(opening, (week) => {
    const short = weekInShort(week);
    expect(short.flatMap(({ days }) => days)).toEqual([...WEEKDAYS]);
    for (const { days, ranges } of short) {
      for (const d of days) expect(isDayOn(week.days, d) ? rangesOfDay(week.hours, d) : []).toEqual(ranges);
    }
  });
});

it('recognises its presets', () => {
  for (const name of Object.keys(PRESETS) as PresetName[]) {
    expect(PRESETS[name].hours).toMatch(/^[01]{168}$/);
    expect(presetOf({ ...PRESETS[name] })).toBe(name);
  }
  expect(PRESETS.lunch.days).toBe(31);
  expect(weekInShort(PRESETS.lunch)).toEqual([
    { days: [0, 1, 2, 3, 4], ranges: [{ start: 12, end: 17 }] },
    { days: [5, 6], ranges: [] },
  ]);
});

describe('current serving state', () => {
  const BANGKOK = 'Asia/Bangkok';
  const seconds = (time: string) => Date.parse(time) / 1000;
  const servedAt = (week: Opening, time: string, zone = BANGKOK) => servedIn(week, hoursAhead(seconds(time), zone));
  const moment = fc.integer({ min: seconds('2024-01-01T00:00:00Z'), max: seconds('2030-01-01T00:00:00Z') });
  const zone = fc.constantFrom(BANGKOK, 'Asia/Kathmandu', 'Europe/Berlin', 'Australia/Lord_Howe', 'America/New_York');

  it('uses the clock and weekday of the venue, not of the machine, up to an hour that returns only in a week', () => {
    const closedUntil = (time: string) => ({ served: false, next: seconds(time) });
    // 16:59 UTC on Friday is 23:59 in Bangkok; a minute later it is Saturday there.
    expect(servedAt(PRESETS.lunch, '2026-03-06T09:59:59Z')).toEqual({ served: true, next: null });
    expect(servedAt(PRESETS.lunch, '2026-03-06T10:00:00Z')).toEqual(closedUntil('2026-03-09T05:00:00Z'));
    const saturday = { days: 32, hours: PRESETS.always.hours };
    expect(servedAt(saturday, '2026-03-06T16:59:59Z')).toEqual(closedUntil('2026-03-06T17:00:00Z'));
    expect(servedAt(saturday, '2026-03-06T17:00:00Z').served).toBe(true);
    expect(servedAt(PRESETS.none, '2026-03-06T17:00:00Z')).toEqual({ served: false, next: null });
    const monday = { days: 1, hours: `1${'0'.repeat(167)}` };
    expect(servedAt(monday, '2026-03-02T18:00:00Z')).toEqual(closedUntil('2026-03-08T17:00:00Z'));
  });

  it('follows the venue’s clock through a change of clocks', () => {
    const three = { days: 127, hours: '000100000000000000000000'.repeat(7) };
    // Berlin, 29 March 2026: after 01:59 comes 03:00.
    expect(servedAt(three, '2026-03-29T00:30:00Z', 'Europe/Berlin').next).toBe(seconds('2026-03-29T01:00:00Z'));
  });

  it('says served exactly when day and hour are on, and else names the first such hour', () => {
    alwaysIn(60)(opening, moment, zone, (week, now, timeZone) => {
      const ahead = hoursAhead(now, timeZone);
      const isOn = ({ day: d, hour: h }: { day: number; hour: number }) =>
        isDayOn(week.days, d) && isHourOn(week.hours, d, h);
      const { served, next } = servedIn(week, ahead);
      expect(served).toBe(isOn(ahead[0]!));
      if (served) expect(next).toBeNull();
      else if (next === null) expect(ahead.some(isOn)).toBe(false);
      else {
        expect(next).toBeGreaterThan(now);
        expect(servedIn(week, hoursAhead(next, timeZone)).served).toBe(true);
        expect(servedIn(week, hoursAhead(next - 1, timeZone)).served).toBe(false);
      }
    });
  });

  it('knows the hour that a change of clocks skips this week', () => {
    // 28 March 2027 has no 02:00 in Berlin.
    const hours = '0'.repeat(6 * 24 + 2) + '1' + '0'.repeat(21);
    const before = Date.UTC(2027, 2, 22, 12) / 1000;
    const { next } = servedIn({ days: 127, hours }, hoursAhead(before, 'Europe/Berlin'));
    expect(next).toBe(Date.UTC(2027, 3, 4, 0) / 1000);
  });

  it('looks far enough ahead for every hour of the week, each from its first second', () => {
    alwaysIn(40)(moment, zone, (now, timeZone) => {
      const ahead = hoursAhead(now, timeZone);
      expect(ahead[0]?.at).toBe(now);
      expect(new Set(ahead.map(({ day: d, hour: h }) => d * 24 + h)).size).toBe(168);
      for (const [index, { at }] of ahead.entries()) {
        if (index > 0) expect(at).toBe(nextHour(ahead[index - 1]!.at, timeZone));
      }
    });
  });
});
