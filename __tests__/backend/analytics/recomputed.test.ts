import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { seedSampleVenue } from '@/tools/sample';
import { faultsIn } from '../../support/database';
import { startStack, type Stack } from '../../support/stack';
import { seconds, ZONE } from '../orders/venue';
import { readLists } from './accountant';
import { byHand, type Asked, type Books, type ByHand } from './by-hand';
import { analyticsOf, LUNCH } from './lunch-bar';

/** Two weeks, and the two periods of two weeks before them. */
const DAYS = 46;
const TODAY = '2026-03-16T09:30';
const FIRST = seconds('2026-01-31T12:00');
const WEEKS = { period_id: 5, start_time: seconds('2026-03-01T12:00'), end_time: seconds('2026-03-15T12:00') } as const;
/** Path of the table of figures, unless `FIGURES` names another file. */
const FIGURES = process.env['FIGURES'] ?? 'test-results/figures.md';

let stack: Stack;
let books: Books;
let report: ReturnType<typeof analyticsOf>['report'];
const table: string[] = ['| Report | Figure | From the lists | In the report |', '| --- | --- | ---: | ---: |'];

beforeAll(async () => {
  stack = await startStack({ VENUE_TIMEZONE: ZONE });
  const hashPassword = (password: string): Promise<string> => Promise.resolve(`hash of ${password}`);
  const today = new Date(seconds(TODAY) * 1000);
  await seedSampleVenue(stack.database.db, { today, days: DAYS, hashPassword, adminLogin: 'nobody' });
  const browser = stack.browser();
  await browser.signIn('admin');
  const calls = analyticsOf(browser);
  ({ report } = calls);
  const lists = { period_id: 5, start_time: FIRST, end_time: WEEKS.end_time } as const;
  books = await readLists(calls.ask, stack, lists, ZONE);
});
afterAll(async () => {
  mkdirSync(path.dirname(FIGURES), { recursive: true });
  writeFileSync(FIGURES, `${table.join('\n')}\n`);
  await stack.close();
});

const lunch = { start_hour: 12, end_hour: 17, category_id: LUNCH } as const;
/** What each report asks for (`place` is the one whose sales count), its request, its key and its figures. */
const REPORTS: readonly (readonly [keyof ByHand, Asked, object, key: string, figures: readonly string[]])[] = [
  ['discount100', {}, {}, 'card_number', ['count', 'sum']],
  ['cash2safe', {}, {}, 'user_name', ['amount']],
  ['buisnesslanch', { ...lunch, place: 16 }, lunch, 'hours', ['quantity', 'price', 'distinct_orders_quantity']],
  ['buisness_lanch_by_days', { ...lunch, place: 16 }, {}, 'point', ['cost', 'quantity']],
  ['orders_by_custom_hours', { start_hour: 9, end_hour: 4 }, {}, 'point', ['cost', 'quantity']],
  [
    'princess_promo_dishes',
    {},
    {},
    'menu_id',
    ['current_quantity', 'current_price', 'last_price', 'before_last_price'],
  ],
  ['dishes_lanch', { ...lunch, place: 16 }, {}, 'menu_id', ['current_quantity', 'current_price', 'last_price']],
  [
    ...(['dishes_karaoke', { start_hour: 22, end_hour: 3, place: 17 }, {}, 'menu_id'] as const),
    ['current_quantity', 'current_price', 'last_price', 'before_last_price'],
  ],
  [
    'princess_promo_sessions',
    {},
    {},
    'point',
    ['total_sessions', 'total_revenue', 'total_sessions_prev', 'total_revenue_prev'],
  ],
  [
    ...(['princess_promo_sessions_by_hours', {}, {}, 'hours'] as const),
    ['automated_sessions_count', 'forced_sessions_count', 'total_sessions_price'],
  ],
  ['writeoff', {}, {}, 'id', ['written_off_quantity', 'shortfall_quantity', 'recharged_quantity', 'lost_cost']],
];

const shown = (key: string, value: unknown): string =>
  key === 'point'
    ? new Date((Number(value) + 7 * 3600) * 1000).toISOString().slice(0, 10)
    : key === 'hours'
      ? `${String(value)}:00`
      : String(value);

const sumOf = (rows: readonly Readonly<Record<string, unknown>>[], name: string): number =>
  rows.reduce((sum, row) => sum + Math.round(Number(row[name]) * 1000), 0) / 1000;

test.each(REPORTS)('%s', async (part, asked, body, key, names) => {
  const byKey = new Map(
    byHand(books, { ...WEEKS, ...asked }, WEEKS.end_time)
      [part]()
      .map((row) => [row[key], row]),
  );
  const { items, totals } = await report(part, { ...WEEKS, ...body, count: 1000 });
  expect(items.map((row) => row[key])).toEqual(expect.arrayContaining([...byKey.keys()]));
  expect(items).toHaveLength(byKey.size);
  for (const row of items) expect(row).toMatchObject(byKey.get(row[key] as string) ?? {});

  const [sum = '', last = sum] = [names[0], names.at(-1)];
  const total = sumOf([...byKey.values()], sum);
  if (totals[sum] !== undefined) expect(totals[sum]).toBe(total);
  // Five or more figures: the total, and the largest of each column.
  const line = (figure: string, ours: unknown, theirs: unknown) =>
    table.push(`| ${part} | ${figure} | ${String(ours)} | ${String(theirs)} |`);
  const before = table.length;
  if (totals[sum] !== undefined) line(`total ${sum}`, total, totals[sum]);
  for (const name of names) {
    const largest = items.toSorted((a, b) => Number(b[name]) - Number(a[name]));
    for (const row of largest.slice(0, Math.max(2, Math.ceil(5 / names.length)))) {
      const mine = byKey.get(row[key] as string)?.[name];
      expect(mine).toBe(row[name]);
      const called = ['menu_name', 'name', 'username'].map((of) => row[of]).find((of) => typeof of === 'string') ?? '';
      line(`${shown(key, row[key])} ${called}`.trim() + `: ${name}`, mine, row[name]);
    }
  }
  // The first week is compared too, because few people move money to the safe.
  const week = { ...WEEKS, end_time: WEEKS.start_time + 7 * 86_400 };
  const mine = sumOf(byHand(books, { ...week, ...asked }, week.end_time)[part](), last);
  const theirs = sumOf((await report(part, { ...week, ...body, count: 1000 })).items, last);
  expect(theirs).toBe(mine);
  line(`first week, ${last}`, mine, theirs);
  expect(table.length - before).toBeGreaterThan(4);
});

test('the books of the sample venue agree', async () => {
  expect(await faultsIn(stack.database)).toEqual([]);
});
