import fc from 'fast-check';
import { ProblemError } from '@/lib/contract/problem';
import { boundsOf, businessDate } from '@/lib/domain/venue-time';
import { expensesList } from '@/lib/sections/expenses/list';
import { ordersList } from '@/lib/sections/orders/lists/orders';
import { receiptRunsList } from '@/lib/sections/orders/lists/receipt-runs';
import { everyList } from '@/lib/sections/lists';
import { exactViewOf, frozen, narrowingParams, paramNames, paramsOf, viewOf } from '@/lib/lists/view';
import { wallClock } from '@/lib/lists/wall-clock';
import { columnsOf, labelOf } from '@/lib/lists/list';
import { wordsIn } from '@/lib/bff/words';
import { times } from '../support/effort';
import { zones } from '../support/zones';
import { always, alwaysIn } from '../support/always';

const moments = fc.integer({ min: Date.UTC(2020, 0) / 1000, max: Date.UTC(2032, 0) / 1000 });
const clockAt = (seconds: number, zone: string) => new Date(wallClock(seconds, zone) * 1000).toISOString();

const DATES = '2026-01-01 2026-03-01 2026-03-08 2026-03-29 2026-10-25 2026-11-01 2026-11-23 2027-01-01'.split(' ');
/** Difficult moments: seconds around noon of Mondays, firsts, year's ends and days of a clock change. */
const edges = fc
  .tuple(fc.constantFrom(...DATES), fc.constantFrom(0, 12, 24), fc.integer({ min: -14 * 3600, max: 14 * 3600 }))
  .map(([date, hour, shift]) => Date.parse(`${date}T00:00:00Z`) / 1000 + hour * 3600 + shift);

describe('the periods', () => {
  it('start at noon of the right day in any zone, across clock changes', () => {
    alwaysIn(times(300, 1000))(fc.oneof(moments, edges), zones, (now, zone) => {
      const [day, before, week, month] = [0, 1, 2, 3].map((period_id) => boundsOf({ period_id }, now, zone));
      for (const start of [day!.start!, before!.start!, week!.start!, month!.start!]) {
        expect(clockAt(start, zone).slice(11, 19)).toBe('12:00:00');
        expect(start).toBeLessThanOrEqual(now);
      }
      // The named day is the one whose noon was last.
      expect(clockAt(day!.start!, zone).slice(0, 10)).toBe(businessDate(now, zone));
      expect(new Date(wallClock(week!.start!, zone) * 1000).getUTCDay()).toBe(1);
      expect(clockAt(month!.start!, zone).slice(8, 10)).toBe('01');
      expect(clockAt(month!.start!, zone).slice(0, 7)).toBe(businessDate(now, zone).slice(0, 7));
      expect(before!.end).toBe(day!.start);
      expect(Math.max(week!.start!, month!.start!)).toBeLessThanOrEqual(day!.start!);
      expect(now - week!.start!).toBeLessThan(7 * 86_400 + 3600);
      expect(businessDate(day!.start!, zone)).toBe(businessDate(now, zone));
      expect(businessDate(day!.start! - 1, zone)).not.toBe(businessDate(now, zone));
      // Two noons are a day apart, give or take an hour when the clocks change.
      expect(Math.abs(before!.end! - before!.start! - 86_400)).toBeLessThanOrEqual(3600);
      expect(now - day!.start!).toBeLessThan(86_400 + 3600);
    });
  });

  it('have the same rows when both their ends are fixed', () => {
    always(fc.oneof(moments, edges), zones, fc.integer({ min: 0, max: 4 }), moments, (now, zone, period_id, row) => {
      fc.pre(row <= now);
      const asked = boundsOf({ period_id }, now, zone);
      const fixed = boundsOf(frozen({ period_id }, now, zone), now, zone);
      const inside = (bounds: typeof asked) => row >= (bounds.start ?? 0) && row < (bounds.end ?? Infinity);
      expect(inside(fixed)).toBe(inside(asked));
    });
  });

  it('stay in order when they begin later than now', () => {
    always(moments, zones, fc.integer({ min: 0, max: 1_000_000 }), (now, zone, later) => {
      const { start_time, end_time } = frozen({ period_id: 5, start_time: now + later }, now, zone);
      expect(start_time).toBeLessThanOrEqual(end_time!);
    });
  });
});

test('the fast venue clock agrees with Intl', () => {
  always(fc.oneof(moments, edges), zones, (now, zone) => {
    const shown = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' }).format(
      now * 1000,
    );
    expect(clockAt(now, zone).slice(0, 19).replace('T', ' ')).toBe(shown);
  });
});

describe('a view and its address', () => {
  const views = fc.record({
    period: fc.oneof(
      fc.integer({ min: 0, max: 4 }).map((period_id) => ({ period_id })),
      fc.tuple(moments, moments).map((ends) => {
        const [start_time = 0, end_time = 0] = ends.toSorted((a, b) => a - b);
        return { period_id: 5, start_time, end_time };
      }),
    ),
    filters: fc.record({
      report_type: fc.constantFrom(0, 1, 2),
      category_id: fc.nat(5000),
      name: fc.string().map((name) => name.trim()),
    }),
    page: fc.integer({ min: 1, max: 9999 }),
    count: fc.constantFrom(50, 100),
  });

  it('convert into each other without loss', () => {
    always(views, (view) => {
      const full = { ...viewOf(expensesList, new URLSearchParams()), ...view } as ReturnType<
        typeof viewOf<typeof expensesList.endpoint, never, typeof expensesList.filters>
      >;
      const address = new URLSearchParams(paramsOf(expensesList, full));
      expect(viewOf(expensesList, address)).toEqual(full);
      expect(exactViewOf(expensesList, address)).toEqual(full);
      for (const name of address.keys()) expect(paramNames(expensesList)).toContain(name);
      expect(Object.keys(narrowingParams(expensesList, full))).not.toContain('page');
    });
  });

  it('never fail on arbitrary typed text', () => {
    always(fc.constantFrom(...paramNames(expensesList)), fc.string(), (name, text) => {
      const view = viewOf(expensesList, new URLSearchParams([[name, text]]));
      expect(view.page).toBeGreaterThan(0);
      expect([50, 100]).toContain(view.count);
      const body = expensesList.endpoint.body.safeParse(expensesList.input({ ...view, count: 50 }).body);
      expect(body.error).toBeUndefined();
    });
  });
});

test.each(everyList)('$id has its names in both languages, unique keys, and input that fits the contract', (table) => {
  const compared = viewOf(table, new URLSearchParams('period_id=3&compare=week'));
  const labels = [
    table.title,
    ...('tab' in table ? [table.tab as typeof table.title] : []),
    ...[...table.columns, ...columnsOf(table, compared)].map(({ label }) => label),
    ...(table.totals?.heads?.(undefined) ?? []).map(({ label }) => label),
    ...(table.totals?.lines ?? []).map(({ label }) => label),
  ];
  for (const label of labels)
    for (const locale of ['ru', 'en'] as const) expect(labelOf(label, wordsIn(locale))).not.toMatch(/_|^[a-z]|^$/);
  expect(new Set(table.columns.map(({ key }) => key)).size).toBe(table.columns.length);
  // Sales of one item are requested by its number, the year of an employee by theirs.
  const view = viewOf(table, new URLSearchParams({ item: '1', employee: '1', agent: '1' }));
  const input = table.input({ ...view, count: Math.min(table.most, 500) }) as { body?: unknown };
  expect(table.endpoint.body?.safeParse(input.body).error).toBeUndefined();
});

const countOf = (query: string, rows?: number) => viewOf(ordersList, new URLSearchParams(query), rows).count;

test('the preferred number of rows is used where the list has it, and the address still wins', () => {
  expect(countOf('')).toBe(50);
  expect(countOf('', 100)).toBe(100);
  expect(countOf('', 75)).toBe(50);
  expect(countOf('count=50', 100)).toBe(50);
  expect(countOf('count=all', 100)).toBe('all');
  expect(countOf('count=7', 100)).toBe(100);
  expect(viewOf(receiptRunsList, new URLSearchParams(), 100).count).toBe('all');
});

test.each([undefined, 50, 100])('a view read from its own address is the same, preferring %s rows', (rows) => {
  for (const count of [50, 100, 'all'] as const) {
    const view = { ...viewOf(ordersList, new URLSearchParams(), rows), count };
    expect(viewOf(ordersList, new URLSearchParams(paramsOf(ordersList, view, rows)), rows).count).toBe(count);
  }
});

test('a period whose start is after its end is the usual one on screens and refused for files, at its start', () => {
  const at = (start: number, end: number) =>
    new URLSearchParams({ period_id: '5', start_time: String(start), end_time: String(end) });
  expect(viewOf(ordersList, at(200, 100)).period).toEqual({ period_id: 0 });
  expect(viewOf(ordersList, at(100, 200)).period).toEqual({ period_id: 5, start_time: 100, end_time: 200 });
  const refused = () => {
    try {
      return exactViewOf(ordersList, at(200, 100));
    } catch (error) {
      return error instanceof ProblemError && [error.code, error.field];
    }
  };
  expect(refused()).toEqual([1, 'start_time']);
});
