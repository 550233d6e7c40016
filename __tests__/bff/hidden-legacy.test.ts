import nock from 'nock';
import { call } from '@/lib/api/call';
import { dishIngredients, listMenu, menuDish, menuRows } from '@/lib/sections/menu/contract/menu';
import { getOrder } from '@/lib/sections/orders/contract/orders';
import { FLAGS } from '@/lib/contract/access';
import { permissionsOf } from '@/lib/rights/permissions';
import { adminDetails, composedReport } from '@/lib/lists/report/endpoints';
import { dishes } from '@/lib/sections/statistics/lists/dishes';
import { dishesByHours } from '@/lib/sections/statistics/lists/dishes-by-hours';
import { draftBeer } from '@/lib/sections/statistics/lists/draft-beer';
import { expenseCategories } from '@/lib/sections/statistics/lists/expense-categories';
import { answers, gives, LEGACY, legacyBrowser } from '../support/legacy';
import { wireDish } from '../support/wire-menu';
import { ORDER } from '../support/orders';

// A legacy server hides nothing, so the BFF must.
const BLIND = ['StockView', 'CashierView', 'BeerCraft'];
const browserOf = legacyBrowser(permissionsOf(FLAGS.filter((flag) => !BLIND.includes(flag))));
const API = '/api/v1/admin';

const { prime_cost, ...DISH } = wireDish(7, [], { valid_ingredients: true });
const LINE = { item_id: 3, item_quantity: 0.2, name: 'Свёкла', measure_id: 1, measure_name: 'kg' };
const menu = () =>
  nock(LEGACY)
    .get(`${API}/menu/list`)
    .query(true)
    .reply(200, { items: [{ ...DISH, prime_cost }] });
const recipe = () => gives(`${API}/menu/ingredients/7/`, { items: [{ ...LINE, prime_cost: 90 }] });
const fetch: typeof globalThis.fetch = (...asked) => browserOf().fetch(...asked);

test('the menu, its rows, a dish and its recipe come without prime costs', async () => {
  menu();
  expect((await call(listMenu, { query: {} }, fetch)).items).toEqual([DISH]);
  menu();
  const { rows } = await call(menuRows, {}, fetch);
  expect(rows).toMatchObject([{ item_id: 7, retail_price: 100 }]);
  expect(rows[0]).not.toHaveProperty('prime_cost');
  recipe();
  expect((await call(dishIngredients, { params: { id: 7 } }, fetch)).items).toEqual([LINE]);
  menu();
  recipe();
  expect(await call(menuDish, { params: { id: 7 } }, fetch)).toEqual({ dish: DISH, recipe: [LINE] });
});

test('the file of the menu has no column of costs', async () => {
  menu();
  const file = await browserOf().fetch('/api/export/menu?format=csv&separator=comma');
  const [head = '', line = ''] = (await file.text()).split(/\r?\n/);
  expect(head).toContain('Цена');
  expect(head).not.toMatch(/Себест|Фудкост/i);
  expect(line).not.toMatch(/\b10[.,]00\b/);
});

const ORDERED = { orders_quantity: 3, average_orders_per_day: 3, orders_price: 450 };
const SOLD = { ...ORDERED, menu_id: 7, name: 'Борщ', menu_price: 150 };
const SECRET = { item_prime_cost: 40, prime_cost: 120, margin: 330, profit: 110, multiplier: 3.75 };

test('a report comes without costs, its past too, and without totals of unknown names', async () => {
  nock(LEGACY)
    .post(`${API}/statistics/dishes`)
    .times(2)
    .reply(200, {
      items: [{ ...SOLD, ...SECRET }],
      totals: { total_records: 1, orders_price: 450, prime_cost: 120, margin: 330, total_bonus: 31.5 },
    });
  const reply = await call(
    composedReport(dishes, 'statistics'),
    { body: { period_id: 1, compare: 'previous' } },
    fetch,
  );
  expect(reply.items).toEqual([{ ...SOLD, past: { orders_price: 450, orders_quantity: 3 } }]);
  expect(reply.totals).toEqual({ total_records: 1, orders_price: 450 });
  expect(Object.keys(reply.past_totals ?? {})).toEqual(['orders_price']);
});

test('the order by a hidden column is refused before the server is asked', async () => {
  const sort = { key: 'margin', direction: 'asc' } as const;
  const asked = call(composedReport(dishes, 'statistics'), { body: { period_id: 1, sort } }, fetch);
  await expect(asked).rejects.toMatchObject({ problem: { code: 3, field: 'sort' } });
});

test('details, draft beer and stock losses among the expenses come without what follows from purchase prices', async () => {
  const portion = { menu_id: 7, name: 'Борщ', price: 150, orders_quantity: 3, orders_price: 450 };
  answers(`${API}/statistics/dishes_by_hours/details`, { items: [{ ...portion, prime_cost: 40 }] });
  const details = adminDetails(dishesByHours, 'statistics');
  expect((await call(details, { body: { period_id: 1, hour: 18 } }, fetch)).items).toEqual([portion]);

  const beer = { id: 3, name: 'Чанг', sold_quantity: 4, last_update_time: 1_790_000_000 };
  const held = { stock_quantity: 20, purchased_quantity: 30, written_off_quantity: 1, stock_price: 90, sensor_data: 7 };
  answers(`${API}/statistics/draft_beer`, {
    items: [{ ...beer, ...held }],
    totals: { stock_quantity: 20, sold_quantity: 4 },
  });
  const taps = await call(composedReport(draftBeer, 'statistics'), { body: { period_id: 1 } }, fetch);
  expect([taps.items, taps.totals]).toEqual([[beer], { sold_quantity: 4 }]);

  const items = [
    { category_id: 46, category_name: 'Аренда', cost: 500 },
    { category_id: 99, category_name: 'Потери', cost: 80 },
  ];
  answers(`${API}/statistics/expense_categories`, {
    groups: [{ group_id: 4, group: 'Прочее', items, subtotal: 420 }],
    totals: { written_off_cost: 80 },
  });
  const spent = await call(composedReport(expenseCategories, 'statistics'), { body: { period_id: 1 } }, fetch);
  expect(spent.items.map(({ row, cost }) => [row, cost])).toEqual([
    ['heading-4', null],
    ['category-46', 500],
    ['subtotal-4', 500],
  ]);
  expect(spent.totals).toEqual({ total_records: 3 });
});

test('who sees expenses sees the balances beside an order', async () => {
  gives(`${API}/orders/5`, ORDER);
  expect(await call(getOrder, { params: { id: 5 } }, fetch)).toEqual(ORDER);
});
