import fc from 'fast-check';
import { spansOf, type Span } from '@/lib/sections/statistics/rules/report-spans';
import { businessDate, dayStart, type Bounds } from '@/lib/domain/venue-time';
import { alwaysIn } from '../support/always';
import { zones } from '../support/zones';

const at = (text: string) => Date.parse(text) / 1000;
const moment = fc.integer({ min: at('2019-11-20T00:00:00Z'), max: at('2024-02-10T00:00:00Z') });
/** Users often choose moments at noon. */
const point = fc.record({ moment, noon: fc.boolean() });
type Point = { moment: number; noon: boolean };
const secondsOf = ({ moment, noon }: Point, of: string) => (noon ? dayStart(businessDate(moment, of), of) : moment);

const beginningOf = (date: string, grain: Span['grain']) =>
  ({ day: date, month: `${date.slice(0, 7)}-01`, year: `${date.slice(0, 4)}-01-01` })[grain];
/** Whether the span reads the grain's row of a business day. */
const holds = ({ grain, from, until }: Span, date: string) => {
  const row = beginningOf(date, grain);
  return (from === null || row >= from) && (until === null || row < until);
};
const inside = ({ start, end }: Bounds, time: number) =>
  (start === null || time >= start) && (end === null || time < end);

test.each(['day', 'month', 'year'] as const)('cover a period exactly once, nothing coarser than a %s', (coarsest) => {
  alwaysIn(300)(
    fc.option(point),
    fc.option(point),
    fc.array(moment, { minLength: 5 }),
    zones,
    (from, to, times, of) => {
      const bounds = { start: from && secondsOf(from, of), end: to && secondsOf(to, of) };
      const { whole, edges } = spansOf(bounds, of, coarsest);
      const ends = [bounds.start, bounds.end].flatMap((end) => (end === null ? [] : [end - 1, end, end + 1]));
      for (const time of [...times, ...ends]) {
        const date = businessDate(time, of);
        const read = [...whole.map((span) => holds(span, date)), ...edges.map((edge) => inside(edge, time))];
        expect(read.filter(Boolean)).toHaveLength(inside(bounds, time) ? 1 : 0);
      }
      expect(edges.length).toBeLessThanOrEqual(2);
      for (const { start, end } of edges) expect(end - start).toBeLessThanOrEqual(25 * 3600);
      for (const { grain, from: first, until } of whole) {
        for (const date of [first, until]) if (date !== null) expect(beginningOf(date, grain)).toBe(date);
        if (coarsest === 'day') expect(grain).toBe('day');
        if (coarsest === 'month') expect(grain).not.toBe('year');
      }
    },
  );
});

const BANGKOK = 'Asia/Bangkok';
const noon = (date: string) => dayStart(date, BANGKOK);
const textsOf = (start: number | null, end: number | null) =>
  spansOf({ start, end }, BANGKOK).whole.map(({ grain, from, until }) => `${grain} ${from}…${until}`);

test('read as few rows as possible', () => {
  expect(textsOf(null, null)).toEqual(['year null…null']);
  expect(textsOf(noon('2026-11-01'), null)).toEqual(['month 2026-11-01…2027-01-01', 'year 2027-01-01…null']);
  expect(textsOf(noon('2024-11-29'), noon('2026-02-02'))).toEqual([
    'day 2024-11-29…2024-12-01',
    'month 2024-12-01…2025-01-01',
    'year 2025-01-01…2026-01-01',
    'month 2026-01-01…2026-02-01',
    'day 2026-02-01…2026-02-02',
  ]);
});

test('a period within a business day is an edge, an empty one is nothing', () => {
  const start = noon('2026-11-21') + 3600;
  expect(spansOf({ start, end: start + 60 }, BANGKOK)).toEqual({ whole: [], edges: [{ start, end: start + 60 }] });
  expect(spansOf({ start, end: start }, BANGKOK)).toEqual({ whole: [], edges: [] });
  expect(spansOf({ start, end: start - 60 }, BANGKOK)).toEqual({ whole: [], edges: [] });
});
