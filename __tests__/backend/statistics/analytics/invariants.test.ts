import { guestSessions } from '@/backend/src/db/schema';
import { brokenBy } from '@/__tests__/support/broken-by';
import { at } from '../../orders/venue';
import { one, startLunchBar, PASTA, SOUP } from './lunch-bar';

const bar = startLunchBar();
beforeAll(async () => {
  const start_time = at('2026-03-10T21:00');
  await bar.database.db.insert(guestSessions).values({ place_id: 16, table: '7', start_time, end_time: start_time });
  const nina = { card_id: 1, discount_card: '7000', discount_percent: 100 };
  await bar.sell('2026-03-10T22:00', [one(SOUP)], { ...nina, promo: true, session_id: 1 });
  await bar.sell('2026-03-10T23:00', [one(PASTA)], { session_id: 1 });
});

const sales = ['sales roll-up = order lines', 'sales roll-up: days, months and years = its hours'];
const cards = ['cards roll-up = orders', 'cards roll-up: months and years = days'];
const sessions = ['sessions roll-up = sessions', 'sessions roll-up: days, months and years = its hours'];
const hours = ['hours roll-up = orders', 'hours roll-up: months and years = days'];
test.each<readonly [string, string, readonly string[]]>([
  [
    'a promo dish too many',
    `update sales_rollup set promo_quantity = 2 where promo_quantity > 0 and grain = 'day'`,
    sales,
  ],
  ['a promo price', `update sales_rollup set promo_price = promo_price + 1 where grain = 'day' and by_hour`, sales],
  ['promo dishes of a year', `update sales_rollup set promo_quantity = 9 where grain = 'year'`, sales.slice(1)],
  ['a free order too many', `update cards_rollup set free_orders = 2 where grain = 'day'`, cards],
  ['the price of free orders', `update cards_rollup set free_price = free_price + 1 where grain = 'day'`, cards],
  ['free orders of all time', `update cards_rollup set free_orders = 0 where grain = 'all'`, cards.slice(1)],
  ['a lunch too many', `update hours_rollup set lunch_orders = 2 where grain = 'day'`, hours],
  ['lunches of a month', `update hours_rollup set lunch_orders = 0 where grain = 'month'`, hours.slice(1)],
  [
    'a dish that left the lunch unnoticed',
    `update menu_items set parent_id = null where item_id = ${SOUP}`,
    hours.slice(0, 1),
  ],
  ['a session that is missing', `delete from sessions_rollup where grain = 'day'`, sessions],
  ['a session too many', `update sessions_rollup set sessions = 2 where grain = 'day'`, sessions],
  ['the revenue of a session', `update sessions_rollup set revenue = revenue - 1 where grain = 'day'`, sessions],
  ['an hour of a session', `update sessions_rollup set hour = 20 where grain = 'day'`, sessions],
  ['sessions by hand', `update sessions_rollup set forced = true where grain = 'day'`, sessions],
  ['sessions of a year', `update sessions_rollup set revenue = 0 where grain = 'year'`, sessions.slice(1)],
  ['a paid order that left its session', 'update orders set session_id = null', sessions.slice(0, 1)],
])('%s is found', async (_, change, rules) => {
  expect(await brokenBy(bar.database, change)).toEqual(expect.arrayContaining([...rules]));
});

test('a dish that left the lunch is no fault while orders are to be counted anew', async () => {
  const change = `update menu_items set parent_id = null where item_id = ${SOUP};
    update venue_clock set lunches_counted = false;`;
  expect(await brokenBy(bar.database, change)).toEqual([]);
});
