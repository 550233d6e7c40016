import { call } from '@/lib/api/call';
import { permissionsOf } from '@/lib/domain/permissions';
import { PLACE_IDS } from '@/lib/domain/places';
import { toSatang } from '@/lib/domain/money';
import { adminDetails, composedReport } from '@/lib/reports/report/endpoints';
import { everyReport } from '@/lib/reports/sections';
import { dishes } from '@/lib/reports/statistics/dishes';
import { dishesByHours } from '@/lib/reports/statistics/dishes-by-hours';
import { ordersByHours } from '@/lib/reports/statistics/orders-by-hours';
import { revenue } from '@/lib/reports/statistics/revenue';
import { startStack, type Browser, type Stack } from '../../support/stack';
import { paidAt, pay, userId, ZONE } from '../orders/venue';
import { BEER, SOUP, WHOLE } from './dishes-venue';
import { KARAOKE, openTrade } from './money-venue';

let stack: Stack;
let browser: Browser;
beforeAll(async () => {
  stack = await startStack({ VENUE_TIMEZONE: ZONE });
  await stack.addUser('mei', permissionsOf(['ProgramLogin', 'OrdersView', 'ExpensesView', 'StockView']));
  await openTrade(stack.database, await userId(stack.database, 'admin'));
  const lines = [
    { menu_id: SOUP, quantity: 2 },
    { menu_id: BEER, quantity: 1 },
  ];
  await pay(stack.database, paidAt('2026-03-02T18:20', { lines, place_id: KARAOKE }));
  browser = stack.browser();
  await browser.signIn('mei');
});
afterAll(() => stack.close());

/** Reports that places share, with a choice of the hall. */
const choosing = everyReport.filter(({ section, filters = {} }) => section === 'statistics' && 'hall' in filters);
/** Figures that are not sums of the places': they have no place, or are averages and percentages. */
const NO_SUMS = /^(stock|purchased|written_off|days|pending)_|average|percent|multiplier|days_left/;
const PERIODS = [
  ['two days', WHOLE],
  ['all time', { period_id: 4 }],
] as const;

test('every report of a place offers the whole venue, except those that are about it anyway', () => {
  const others = everyReport.filter((report) => report.section === 'statistics' && !choosing.includes(report));
  expect(others.map(({ part }) => part)).toEqual(['expense_categories', 'promo']);
});

describe.each(PERIODS)('%s', (_name, period) => {
  test.each(choosing.map((report) => [report.part, report] as const))(
    '%s of the whole venue is the sum of its places',
    async (_part, report) => {
      const ask = (section: (typeof PLACE_IDS)[number], hall: object) =>
        call(composedReport(report, section), { body: { ...period, category_id: 0, ...hall } }, browser.fetch);
      const places = await Promise.all(PLACE_IDS.map((section) => ask(section, {})));
      for (const section of PLACE_IDS) {
        const { totals } = await ask(section, { hall: 'venue' });
        const names = Object.keys(totals).filter((name) => typeof totals[name] === 'number' && !NO_SUMS.test(name));
        for (const name of names.filter((one) => one !== 'total_records')) {
          const sum = places.reduce((all, one) => all + toSatang(Number(one.totals[name] ?? 0)), 0);
          expect([name, toSatang(Number(totals[name]))]).toEqual([name, sum]);
        }
      }
    },
  );
});

test('the venue’s figures include both halls, those of one hall do not', async () => {
  const price = async (hall: object, section: 'statistics' | 'karaoke' = 'statistics') =>
    (await call(composedReport(revenue, section), { body: { ...WHOLE, ...hall } }, browser.fetch)).totals[
      'total_price'
    ];
  const [bar, karaoke, venue] = [await price({}), await price({}, 'karaoke'), await price({ hall: 'venue' })];
  expect(Number(karaoke)).toBeGreaterThan(0);
  expect(venue).toBe(Number(bar) + Number(karaoke));
});

test('an average of the venue is over all its orders', async () => {
  const { totals } = await call(
    composedReport(revenue, 'karaoke'),
    { body: { period_id: 4, hall: 'venue' } },
    browser.fetch,
  );
  const orders = await call(
    composedReport(ordersByHours, 'karaoke'),
    { body: { period_id: 4, hall: 'venue' } },
    browser.fetch,
  );
  const mean = Number(orders.totals['price_total']) / Number(orders.totals['count_total']);
  expect(Math.abs(Number(totals['check_average']) - mean)).toBeLessThanOrEqual(0.005);
});

test('a dish sold in two halls is one row of the venue; an hour’s details are of the venue too', async () => {
  const body = { ...WHOLE, category_id: 0 };
  const [bar, karaoke, venue] = await Promise.all([
    call(composedReport(dishes, 'statistics'), { body }, browser.fetch),
    call(composedReport(dishes, 'karaoke'), { body }, browser.fetch),
    call(composedReport(dishes, 'statistics'), { body: { ...body, hall: 'venue' } }, browser.fetch),
  ]);
  const sold = ({ items }: typeof bar) => Number(items.find((row) => row['menu_id'] === SOUP)?.['orders_quantity']);
  expect(sold(karaoke)).toBe(2);
  expect(sold(venue)).toBe(sold(bar) + 2);
  const details = (hall: object) =>
    call(adminDetails(dishesByHours, 'statistics'), { body: { ...body, hour: 18, ...hall } }, browser.fetch);
  const pieces = ({ items }: Awaited<ReturnType<typeof details>>) =>
    items.reduce((all, row) => all + Number(row['orders_quantity']), 0);
  expect(pieces(await details({ hall: 'venue' }))).toBe(pieces(await details({})) + 3);
});
