import { post } from '@/backend/src/ledger/funds/ledger';
import { receiveDelivery } from '@/backend/src/sections/stock/receive';
import { call } from '@/lib/api/call';
import { wordsIn } from '@/lib/bff/words';
import { toSatang } from '@/lib/domain/money';
import { PLACE_IDS, type Place } from '@/lib/contract/places';
import type { Report } from '@/lib/lists/report/define';
import { adminDetails, adminReport, composedReport } from '@/lib/lists/report/endpoints';
import { delivery } from '@/lib/sections/statistics/lists/delivery';
import { dishes } from '@/lib/sections/statistics/lists/dishes';
import { dishesByHours } from '@/lib/sections/statistics/lists/dishes-by-hours';
import { expenseCategories } from '@/lib/sections/statistics/lists/expense-categories';
import { ordersByHours } from '@/lib/sections/statistics/lists/registry';
import { revenue } from '@/lib/sections/statistics/lists/revenue';
import { detailsOf } from '@/lib/lists/report/details';
import { everyReport, findReportList } from '@/lib/sections/reports';
import { valueOf, type Words } from '@/lib/lists/list';
import { writeValue } from '@/lib/lists/write';
import { browserOf, startStack } from '../../support/stack';
import { valuesOf } from '../../support/values-of';
import { at, paidAt, pay, seconds, userId, ZONE } from '../orders/venue';
import { BEER, WHOLE } from './dishes-venue';
import { LEMON, openTrade, spend } from './money-venue';

const stack = startStack({ VENUE_TIMEZONE: ZONE });
const browser = browserOf('mei');
beforeAll(async () => {
  await stack.addPerson('mei', 'OrdersView', 'ExpensesView', 'StockView');
  const admin = await userId(stack.database, 'admin');
  await openTrade(stack.database, admin);
  await spend(stack.database, admin);
});

const report = (of: Report, body: object, place: Place = 'statistics') =>
  call(composedReport(of, place), { body: { period_id: 4, ...body } }, browser.fetch);
const point = (text: string) => seconds(`2026-03-${text}`);
const REVENUE = 'point revenue promo_revenue revenue_no_promo bar_revenue kitchen_revenue';

test('hourly revenue of two business days includes the promo, which also stands beside it', async () => {
  const { items, totals, bucket } = await report(revenue, WHOLE);
  expect(bucket).toBe('hour');
  expect(valuesOf(items, REVENUE)).toEqual([
    [point('01T18:00'), 390, null, 390, 40, 350],
    [point('01T20:00'), 130, null, 130, 0, 130],
    [point('02T01:00'), 216, null, 216, 216, 0],
    [point('02T18:00'), 50, null, 50, 0, 50],
    [point('02T19:00'), 100, null, 100, 0, 100],
    [point('02T22:00'), 80, 80, 0, 0, 0],
  ]);
  const figures = (head: string) =>
    ['paid_dishes_count', 'price', 'prime_cost', 'profit', 'profit_average', 'profit_percent']
      .concat('free_dishes_count', 'free_dishes_prime_cost')
      .map((line) => totals[`${head}_${line}`]);
  expect(figures('bar')).toEqual([5, 336, 50, 286, 57.2, 85.1, 0, 0]);
  expect(figures('kitchen')).toEqual([11, 630, 300, 330, 30, 52.4, 2, 10]);
  expect(figures('total')).toEqual([16, 966, 350, 616, 38.5, 63.8, 2, 10]);
  expect(totals).toMatchObject({ revenue_no_promo: 886, revenue: 966, promo_revenue: 80 });
  expect(totals).toMatchObject({ total_orders_count: 7, check_average: 138 });
  expect(totals).toMatchObject({ total_sold_prime_cost: 360, total_margin: 606 });
  expect(totals).toMatchObject({ bar_promo_price: 80, total_promo_price: 80 });
  // A part without a promo has no line for it.
  expect(totals).not.toHaveProperty('kitchen_promo_price');
});

test('a place without sales has an average of 0', async () => {
  expect((await report(revenue, WHOLE, 'ddweed')).totals).toMatchObject({ total_price: 0, check_average: 0 });
});

test('an order by hours counts for bar and kitchen if it has dishes of each, and once in all', async () => {
  const { items, totals } = await report(ordersByHours, WHOLE);
  expect(items).toEqual([
    { hours: 18, count: 3, bar: 40, kitchen: 400 },
    { hours: 19, count: 1, bar: 0, kitchen: 100 },
    { hours: 20, count: 1, bar: 0, kitchen: 130 },
    { hours: 22, count: 1, bar: 80, kitchen: 0 },
    { hours: 1, count: 1, bar: 216, kitchen: 0 },
  ]);
  expect(totals).toMatchObject({ price_bar: 336, price_kitchen: 630, price_total: 966 });
  expect(totals).toMatchObject({ count_bar: 3, count_kitchen: 5, count_total: 7 });
});

test('bars of the last month are compared by weekday, its totals with the whole month before it', async () => {
  const noon = (date: string) => seconds(`${date}T12:00`);
  const beers = (date: string, quantity: number) =>
    pay(stack.database, paidAt(`${date}T20:00`, { lines: [{ menu_id: BEER, quantity }] }));
  await beers('2025-09-02', 1);
  await beers('2025-09-05', 2);
  await beers('2025-09-30', 3);
  await beers('2025-10-03', 4);
  await beers('2025-10-31', 5);
  const october = { period_id: 5, start_time: noon('2025-10-01'), end_time: noon('2025-11-01') };
  const reply = await report(revenue, { ...october, compare: 'previous' });
  // 3 and 31 October and 5 September are Fridays; of four weeks before 31 October there is nothing in September.
  type Past = { revenue: number } | undefined;
  const shown = reply.items.map((row) => [row['point'], row['revenue'], (row.past as Past)?.revenue]);
  expect(shown).toEqual([
    [noon('2025-10-03'), 320, 160],
    [noon('2025-10-28'), 0, 240],
    [noon('2025-10-31'), 400, undefined],
  ]);
  expect(reply.past_totals).toMatchObject({ revenue: 80 + 160 + 240 });
  expect(reply.past).toEqual([{ start_time: noon('2025-09-01'), end_time: noon('2025-10-01') }]);
  expect(reply.paired).toEqual({ days: 28, start_time: noon('2025-09-03'), end_time: noon('2025-10-01') });
});

test('delivery covers all places: current partners first, also without orders, then former ones', async () => {
  const wire = await call(adminReport(delivery, 'statistics'), { body: WHOLE }, browser.fetch);
  const grab = { point: point('02T19:00'), revenue: 100, count: 1 };
  expect(wire).toEqual({
    items: [
      { name: 'Grab', items: [grab], totals: { revenue: 100, count: 1, check_average: 100 } },
      { name: 'Foodpanda', items: [], totals: { revenue: 0, count: 0, check_average: 0 } },
      { name: 'Gone', items: [{ ...grab, revenue: 80 }], totals: { revenue: 80, count: 1, check_average: 80 } },
    ],
    totals: { revenue: 180, count: 2, check_average: 90, total_records: 2 },
  });
  const { items, totals } = await report(delivery, { ...WHOLE, sort: { key: 'revenue', direction: 'asc' } });
  expect(items.map(({ name, revenue: paid }) => [name, paid])).toEqual([
    ['Gone', 80],
    ['Grab', 100],
  ]);
  expect(totals).toMatchObject({ revenue: 180, 'revenue Grab': 100, 'count Foodpanda': 0, 'check_average Gone': 80 });
});

test('expenses are grouped with subtotals, 48 beside 16, group 4 last, losses negative', async () => {
  const wire = await call(adminReport(expenseCategories, 'statistics'), { body: { period_id: 4 } }, browser.fetch);
  const item = (category_id: number, category_name: string, cost: number) => ({ category_id, category_name, cost });
  expect(wire).toEqual({
    groups: expect.arrayContaining([
      { group_id: 1, group: 'Товары и продукты', items: [item(101, 'Продукты', 100)], subtotal: 100 },
      {
        group_id: 4,
        group: 'Прочее',
        subtotal: 440,
        items: [item(46, 'Прочие доходы', 500), item(99, 'Списания и недостачи', 60)],
      },
    ]) as unknown,
    totals: { total_records: 5, total_cost: 600, unfunded_cost: 100, outside_revenue: 500, written_off_cost: 60 },
  });
  const sort = { key: 'cost', direction: 'asc' };
  const sorted = (await report(expenseCategories, { sort })).items.map(({ row }) =>
    String(row).replace(/^[a-z]+-/, ''),
  );
  expect(sorted.join(' ')).toBe('1 101 1 2 48 16 2 4 99 46 4');
});

test('the file of expenses has headings, subtotals and negative losses; a category opens its expenses, without those taken back', async () => {
  const file = await browser.fetch(
    '/api/export/expense_categories?period_id=4&format=csv&separator=comma&sort=cost&dir=desc',
  );
  const lines = (await file.text()).trim().split(/\r?\n/).slice(1);
  expect(lines).toEqual([
    ',Товары и продукты,,Товары и продукты',
    '101,Продукты,100.00,Товары и продукты',
    ',Итого: Товары и продукты,100.00,Товары и продукты',
    ',Текущие расходы,,Текущие расходы',
    '16,Услуги,300.00,Текущие расходы',
    '48,Хозяйственные расходы,200.00,Текущие расходы',
    ',Итого: Текущие расходы,500.00,Текущие расходы',
    ',Прочее,,Прочее',
    '46,Прочие доходы,500.00,Прочее',
    '99,Списания и недостачи,-60.00,Прочее',
    ',Итого: Прочее,440.00,Прочее',
  ]);
  expect((await browser.fetch('/api/export/revenue?period_id=4&format=xlsx')).status).toBe(200);
  const compared = await report(expenseCategories, { ...WHOLE, compare: 'previous' });
  expect(compared.items.find(({ row }) => row === 'category-16')?.past).toEqual({ cost: 0 });

  const details = adminDetails(expenseCategories, 'statistics');
  const opened = (category_id: number) =>
    call(details, { body: { period_id: 4, category_id } }, browser.fetch).then(({ items, totals }) => ({
      rows: items.map(({ name, price, user }) => [name, price, user]),
      price: totals?.['price'],
    }));
  expect(await opened(16)).toEqual({ rows: [['Мойка окон', 300, 'admin']], price: 300 });
  expect(await opened(46)).toEqual({ rows: [['Аренда зала', 500, 'admin']], price: 500 });
});

test('expenses without a category are among the running costs', async () => {
  const postings = [{ account: 'owner', amount: -7000 } as const, { account: 'expenses', amount: 7000 } as const];
  const expenses = [{ flow: 'outcome', name: 'Салфетки', category_id: null, cost: -7000 } as const];
  const about = { kind: 'service', description: '', user_id: null, entry_time: at('2026-03-02T15:00') } as const;
  await stack.database.db.transaction((tx) => post(tx, [{ ...about, postings, expenses }]));
  const { items, totals } = await report(expenseCategories, {});
  const groups = [
    ['heading-1 null', 'category-101 100', 'subtotal-1 100'],
    ['heading-2 null', 'category-0 70', 'category-16 300', 'category-48 200', 'subtotal-2 570'],
    ['heading-4 null', 'category-46 500', 'category-99 60', 'subtotal-4 440'],
  ];
  expect(items.map(({ row, cost }) => `${String(row)} ${String(cost)}`)).toEqual(groups.flat());
  expect(totals).toMatchObject({ total_cost: 670, unfunded_cost: 170 });
});

test('a purchase is labelled with its number, a whole quantity has no decimals', async () => {
  const admin = await userId(stack.database, 'admin');
  const paid = { user_id: admin, use_own_funds: true, pay_later: false, include_vat: false };
  const items = [24, 0.5].map((quantity) => ({ item_id: LEMON, price: 10, quantity }));
  await stack.database.db.transaction((tx) => receiveDelivery(tx, { ...paid, time: at('2026-03-02T16:00'), items }));
  const table = detailsOf([findReportList('statistics', 'expense_categories')!])[0]!;
  const bought = await call(table.endpoint, { body: { period_id: 4, category_id: 0 } }, browser.fetch);
  const writing = { locale: 'ru', timeZone: ZONE };
  const shown = (key: string, words: Words) =>
    bought.items.map((row) => {
      const column = table.columns.find((one) => one.key === key)!;
      return writeValue(column.kind, valueOf(column, row, words), writing, column.decimals?.(row));
    });
  const number = bought.items.find(({ purchase_number }) => purchase_number)?.['purchase_number'];
  expect(shown('quantity', wordsIn('ru')).toSorted()).toEqual(['', '0,500', '24']);
  expect(new Set(shown('description', wordsIn('ru')))).toEqual(new Set(['', `Накладная №\u00a0${String(number)}`]));
  expect(shown('description', wordsIn('en'))).toContain(`Purchase No.\u00a0${String(number)}`);
});

/** Reports that places share, with a choice of the hall. */
const choosing = everyReport.filter(({ section, filters = {} }) => section === 'statistics' && 'hall' in filters);
/** Figures that are not sums of the places': they have no place, or are averages and percentages. */
const NO_SUMS = /^(stock|purchased|written_off|days|pending)_|average|percent|multiplier|days_left/;

test('every report of a place offers the whole venue, except those that are about it anyway', () => {
  const others = everyReport.filter((one) => one.section === 'statistics' && !choosing.includes(one));
  expect(others.map(({ part }) => part)).toEqual(['expense_categories', 'promo']);
});

test.each(
  choosing.flatMap((one) => [
    [one.part, 'two days', one, WHOLE] as const,
    [one.part, 'all time', one, { period_id: 4 }] as const,
  ]),
)('%s of the whole venue, over %s, is the sum of its places', async (_part, _name, one, period) => {
  const ask = (section: Place, hall: object) => report(one, { ...period, category_id: 0, ...hall }, section);
  const places = await Promise.all(PLACE_IDS.map((section) => ask(section, {})));
  for (const section of PLACE_IDS) {
    const { totals } = await ask(section, { hall: 'venue' });
    const names = Object.keys(totals).filter((name) => typeof totals[name] === 'number' && !NO_SUMS.test(name));
    for (const name of names.filter((each) => each !== 'total_records')) {
      const sum = places.reduce((all, place) => all + toSatang(Number(place.totals[name] ?? 0)), 0);
      expect([name, toSatang(Number(totals[name]))]).toEqual([name, sum]);
    }
  }
});

test('a dish sold in two halls is one row of the venue; an hour’s details are of the venue too', async () => {
  const body = { ...WHOLE, category_id: 0 };
  const [bar, karaoke, venue] = await Promise.all([
    report(dishes, body),
    report(dishes, body, 'karaoke'),
    report(dishes, { ...body, hall: 'venue' }),
  ]);
  const sold = ({ items }: typeof bar) => Number(items.find((row) => row['menu_id'] === BEER)?.['orders_quantity']);
  expect(sold(karaoke)).toBe(1);
  expect(sold(venue)).toBe(sold(bar) + 1);
  const details = (hall: object) =>
    call(adminDetails(dishesByHours, 'statistics'), { body: { ...body, hour: 19, ...hall } }, browser.fetch);
  const pieces = ({ items }: Awaited<ReturnType<typeof details>>) =>
    items.reduce((all, row) => all + Number(row['orders_quantity']), 0);
  expect(pieces(await details({ hall: 'venue' }))).toBe(pieces(await details({})) + 1);
});
