import { seconds, ZONE } from '../../orders/venue';
import { importRows } from '../books';
import { directly } from './direct';
import { BEER, between, KARAOKE, LUNCH, one, startLunchBar, PASTA, SOUP } from './lunch-bar';

const DAY = between('2026-03-10T12:00', '2026-03-11T12:00');
const bar = startLunchBar();
beforeAll(async () => {
  // Sales of this day: lunches, an evening, and a night in the karaoke.
  await bar.sell('2026-03-10T12:00', [one(PASTA)]);
  await bar.sell('2026-03-10T17:59', [one(SOUP)]);
  await bar.sell('2026-03-10T20:30', [one(SOUP, 5), one(BEER)]);
  await bar.sell('2026-03-11T03:59', [one(BEER, 3)], { place_id: KARAOKE });
  await bar.sell('2026-03-11T04:00', [one(BEER, 9)], { place_id: KARAOKE });
  // Of the day before, which ends at noon, and of the one before it.
  await bar.sell('2026-03-09T22:00', [one(BEER, 4)], { place_id: KARAOKE });
  await bar.sell('2026-03-09T14:00', [one(SOUP, 2)], { discount_percent: 10 });
  await bar.sell('2026-03-08T15:00', [one(SOUP)]);
});

test('without chosen hours the lunch is from 12 to 17 and the karaoke from 22 to 3, beside the two days before', async () => {
  /** Rows as dish, the three quantities and the three sums. */
  const rowsOf = async (part: 'dishes_lanch' | 'dishes_karaoke', body: object) => {
    const columns = ['quantity', 'price'].flatMap((of) => [`current_${of}`, `last_${of}`, `before_last_${of}`]);
    return (await bar.report(part, { ...body })).items.map((row) => ['menu_id', ...columns].map((name) => row[name]));
  };
  expect(await rowsOf('dishes_lanch', { ...DAY, category_id: LUNCH })).toEqual([
    [PASTA, 1, 0, 0, 150, 0, 0],
    [SOUP, 1, 2, 1, 100, 180, 100],
  ]);
  expect(await rowsOf('dishes_karaoke', DAY)).toEqual([[BEER, 3, 4, 0, 240, 320, 0]]);
});

test('a running period is named with what is compared with it', async () => {
  const ask = directly(bar.database, ZONE, seconds('2026-03-11T15:00'));
  expect((await ask('princess_promo_dishes', { period_id: 0 })).totals).toMatchObject({
    current_label: '11.03.2026 12:00 – 11.03.2026 15:00',
    last_label: '10.03.2026 12:00 – 10.03.2026 15:00',
  });
});

test('a dish sold in one period and returned in another is listed, and so is one returned at another price', async () => {
  await importRows(bar.database, ZONE, seconds('2026-03-20T12:00'), [
    '1,2026-03-10 13:00,Чай,2,50,cash',
    '2,2026-03-09 13:00,Чай,-2,50,cash',
    '3,2026-03-10 14:00,Кофе,1,90,cash',
    '4,2026-03-10 15:00,Кофе,-1,80,cash',
  ]);
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
