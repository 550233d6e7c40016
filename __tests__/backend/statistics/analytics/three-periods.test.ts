import { importOrders } from '@/backend/src/import/orders/apply-orders';
import { readOrders } from '@/backend/src/import/orders/read-orders';
import { seconds, ZONE } from '../../orders/venue';
import { directly } from './direct';
import { BEER, between, KARAOKE, LUNCH, one, startLunchBar, PASTA, SOUP } from './lunch-bar';

const DAY = between('2026-03-10T12:00', '2026-03-11T12:00');
const free = { discount_percent: 100, promo: true, card_id: 1, discount_card: '7000' };
const bar = startLunchBar();
beforeAll(async () => {
  // Of this day: a promo at menu prices, lunches, and a night in the karaoke.
  await bar.sell('2026-03-10T20:00', [one(SOUP, 2)], free);
  await bar.sell('2026-03-10T20:30', [one(SOUP, 5), one(BEER)]);
  await bar.sell('2026-03-10T12:00', [one(PASTA)]);
  await bar.sell('2026-03-10T17:59', [one(SOUP)]);
  await bar.sell('2026-03-11T03:59', [one(BEER, 3)], { place_id: KARAOKE });
  await bar.sell('2026-03-11T04:00', [one(BEER, 9)], { place_id: KARAOKE });
  // Of the day before, which ends at noon, and of the one before it.
  await bar.sell('2026-03-10T11:59', [one(SOUP)], free);
  await bar.sell('2026-03-09T20:00', [one(BEER)], { ...free, place_id: KARAOKE });
  await bar.sell('2026-03-09T22:00', [one(BEER, 4)], { place_id: KARAOKE });
  await bar.sell('2026-03-09T14:00', [one(SOUP, 2)], { discount_percent: 10 });
  await bar.sell('2026-03-08T20:00', [one(PASTA)], free);
  await bar.sell('2026-03-08T15:00', [one(SOUP)]);
  // Older than all three.
  await bar.sell('2026-03-08T11:59', [one(BEER, 7)], free);
});

/** Rows as dish, the three quantities and the three sums. */
const rowsOf = async (part: 'princess_promo_dishes' | 'dishes_lanch' | 'dishes_karaoke', body: object) => {
  const { items, totals } = await bar.report(part, { ...body });
  const figures = (row: Readonly<Record<string, unknown>>) =>
    ['quantity', 'price'].flatMap((of) => ['current', 'last', 'before_last'].map((period) => row[`${period}_${of}`]));
  return { rows: items.map((row) => [row['menu_id'], ...figures(row)]), totals, sums: figures(totals) };
};

test('dishes of promo orders at menu prices, beside the two days before', async () => {
  const { rows, totals, sums } = await rowsOf('princess_promo_dishes', DAY);
  expect(rows).toEqual([
    [SOUP, 2, 1, 0, 200, 100, 0],
    [BEER, 0, 1, 0, 0, 80, 0],
    [PASTA, 0, 0, 1, 0, 0, 150],
  ]);
  expect(sums).toEqual([2, 2, 1, 200, 180, 150]);
  expect(totals).toMatchObject({
    current_label: '10.03.2026 12:00 – 11.03.2026 12:00',
    last_label: '09.03.2026 12:00 – 10.03.2026 12:00',
    before_last_label: '08.03.2026 12:00 – 09.03.2026 12:00',
  });
});

test('dishes of the lunch from 12 to 17, at what guests paid', async () => {
  const { rows } = await rowsOf('dishes_lanch', { ...DAY, category_id: LUNCH });
  expect(rows).toEqual([
    [PASTA, 1, 0, 0, 150, 0, 0],
    [SOUP, 1, 2, 1, 100, 180, 100],
  ]);
});

test('dishes of the karaoke from 22 to 3', async () => {
  expect((await rowsOf('dishes_karaoke', DAY)).rows).toEqual([[BEER, 3, 4, 0, 240, 320, 0]]);
});

test('a running period is named with what is compared with it', async () => {
  const ask = directly(bar.database, ZONE, seconds('2026-03-11T15:00'));
  expect((await ask('princess_promo_dishes', { period_id: 0 })).totals).toMatchObject({
    current_label: '11.03.2026 12:00 – 11.03.2026 15:00',
    last_label: '10.03.2026 12:00 – 10.03.2026 15:00',
  });
});

test('a dish sold in one period and returned in another is listed, and so is one returned at another price', async () => {
  const rows = [
    '1,2026-03-10 13:00,Чай,2,50,cash',
    '2,2026-03-09 13:00,Чай,-2,50,cash',
    '3,2026-03-10 14:00,Кофе,1,90,cash',
    '4,2026-03-10 15:00,Кофе,-1,80,cash',
  ];
  const text = ['order,date,item,quantity,price,payment', ...rows].join('\n');
  const now = seconds('2026-03-20T12:00');
  const file = readOrders(new TextEncoder().encode(text), null, { zone: ZONE, now, source: 'old till' });
  await importOrders(bar.database, file, { dryRun: false, zone: ZONE });
  const asked = { ...DAY, start_hour: 12, end_hour: 17, place_id: 16 };
  const { items, totals } = await bar.report('dishes_karaoke', asked);
  const named = (name: string) => items.find(({ menu_name }) => menu_name === name);
  expect(named('Чай')).toMatchObject({ current_quantity: 2, last_quantity: -2, current_price: 100, last_price: -100 });
  expect(named('Кофе')).toMatchObject({ current_quantity: 0, current_price: 10 });
  expect(totals).toMatchObject({ current_price: 150 + 100 + 100 + 10 });
  const afternoon = { ...between('2026-03-10T14:00', '2026-03-10T16:00'), category_id: 0 };
  const whole = await bar.report('buisness_lanch_by_days', afternoon);
  expect(whole.totals).toMatchObject({ quantity: 0, cost: 10 });
});
