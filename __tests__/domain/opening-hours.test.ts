import fc from 'fast-check';
import {
  copyDay,
  DAY_HOURS,
  hoursOfDay,
  isAreaOn,
  isDayOn,
  isHourOn,
  paint,
  paintHours,
  PRESETS,
  presetOf,
  rangesOfDay,
  toggleDay,
  WEEKDAYS,
  weekInShort,
  type PresetName,
} from '@/lib/domain/opening-hours';

const day = fc.integer({ min: 0, max: 6 });
const hour = fc.integer({ min: 0, max: 23 });
const hours = fc.string({ unit: fc.constantFrom('0', '1'), minLength: 168, maxLength: 168 });
const opening = fc.record({ days: fc.integer({ min: 0, max: 127 }), hours });
const area = fc.record({ fromDay: day, toDay: day, fromHour: hour, toHour: hour });

it('puts Monday into the lowest bit and Monday 00:00 first', () => {
  expect(isDayOn(1, 0)).toBe(true);
  expect(isDayOn(64, 6)).toBe(true);
  expect(isHourOn(`1${'0'.repeat(167)}`, 0, 0)).toBe(true);
  expect(isHourOn(`${'0'.repeat(167)}1`, 6, 23)).toBe(true);
});

it('toggles a weekday by XOR: twice is nothing, and no other day is touched', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 127 }), day, (days, one) => {
      const toggled = toggleDay(days, one);
      expect(isDayOn(toggled, one)).toBe(!isDayOn(days, one));
      expect(WEEKDAYS.filter((other) => isDayOn(toggled, other) !== isDayOn(days, other))).toEqual([one]);
      expect(toggleDay(toggled, one)).toBe(days);
    }),
  );
});

it('paints just the rectangle, whichever corner it is drawn from', () => {
  fc.assert(
    fc.property(hours, area, fc.boolean(), (before, at, on) => {
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
    }),
    { numRuns: 50 },
  );
});

it('switching one hour there and back leaves the week as it was', () => {
  fc.assert(
    fc.property(hours, day, hour, (before, d, h) => {
      const cell = { fromDay: d, toDay: d, fromHour: h, toHour: h };
      const on = isHourOn(before, d, h);
      expect(paintHours(paintHours(before, cell, !on), cell, on)).toBe(before);
    }),
  );
});

it('puts a day on sale that gets its hours, and takes none off', () => {
  fc.assert(
    fc.property(opening, area, (week, at) => {
      const painted = paint(week, at, true);
      expect(isDayOn(painted.days, at.fromDay) && isDayOn(painted.days, at.toDay)).toBe(true);
      expect(painted.days & week.days).toBe(week.days);
      expect(paint(week, at, false).days).toBe(week.days);
    }),
  );
});

it('copies a day with its place on sale, and leaves the others alone', () => {
  fc.assert(
    fc.property(opening, day, fc.uniqueArray(day), (week, from, to) => {
      const copied = copyDay(week, from, to);
      for (const d of WEEKDAYS) {
        const source = to.includes(d) ? from : d;
        expect(hoursOfDay(copied.hours, d)).toBe(hoursOfDay(week.hours, source));
        expect(isDayOn(copied.days, d)).toBe(isDayOn(week.days, source));
      }
      expect(copyDay(copied, from, to)).toEqual(copied);
    }),
  );
});

it('reads the hours of a day as ranges from which they can be written again', () => {
  fc.assert(
    fc.property(hours, day, (text, d) => {
      const written = Array.from({ length: DAY_HOURS }, (_, h) =>
        rangesOfDay(text, d).some(({ start, end }) => h >= start && h < end) ? '1' : '0',
      ).join('');
      expect(written).toBe(hoursOfDay(text, d));
    }),
  );
});

it('tells the week in short without losing a day', () => {
  fc.assert(
    fc.property(opening, (week) => {
      const short = weekInShort(week);
      expect(short.flatMap(({ days }) => days)).toEqual([...WEEKDAYS]);
      for (const { days, ranges } of short) {
        for (const d of days) expect(isDayOn(week.days, d) ? rangesOfDay(week.hours, d) : []).toEqual(ranges);
      }
    }),
  );
});

it('knows its presets again', () => {
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
