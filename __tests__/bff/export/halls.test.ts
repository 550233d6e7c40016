import { sql } from 'drizzle-orm';
import { call, send } from '@/lib/api/call';
import { businessDate } from '@/lib/domain/venue-time';
import { adminDetails, adminReport, composedReport } from '@/lib/lists/report/endpoints';
import { PLACE_IDS, PLACES, type Place } from '@/lib/contract/places';
import { inputOf, viewOf } from '@/lib/lists/view';
import { findReportList } from '@/lib/sections/reports';
import { dishes } from '@/lib/sections/statistics/lists/dishes';
import { dishesByHours } from '@/lib/sections/statistics/lists/dishes-by-hours';
import { ingredientGroupCalls } from '@/lib/sections/statistics/contract';
import { revenue } from '@/lib/sections/statistics/lists/revenue';
import { agents, crafts, employees, employeeTerms, menuItems, stockItems } from '@/backend/src/db/schema';
import { startTea, TEA, ZONE } from '../../backend/money/money';
import { paidAt, pay } from '../../backend/orders/venue';
import { browserOf } from '../../support/stack';
import { unzip } from '../../support/unzip';

/** Teas at 50 baht: 1 in the main bar, 2 in the karaoke, 4 in ddweed; the folder 2297 has another dish. */
const stack = startTea();
const browser = browserOf();
const SOLD = { statistics: 1, karaoke: 2, ddweed: 4 } as const;
const SOUP = 11;
const today = () => businessDate(Math.floor(Date.now() / 1000), ZONE);

const sell = (place: Place, quantity: number, menu_id = TEA) =>
  pay(stack.database, paidAt(new Date(), { place_id: PLACES[place].place_id, lines: [{ menu_id, quantity }] }));

beforeAll(async () => {
  const { db } = stack.database;
  await db.execute(
    sql`insert into places (place_id, name) values (17, 'Караоке'), (18, 'DD Weed') on conflict do nothing`,
  );
  await db.insert(menuItems).values({ item_id: 2297, is_file: false, name: 'Кухня' }).onConflictDoNothing();
  await db
    .insert(menuItems)
    .values({ item_id: SOUP, parent_id: 2297, is_file: true, name: 'Суп', retail_price: 90_00, max_discount: 100 });
  for (const place of PLACE_IDS) await sell(place, SOLD[place]);
});

const bodyOf = (section: Place, part: string, search = '') => {
  const table = findReportList(section, part)!;
  return { table, body: inputOf(table, viewOf(table, new URLSearchParams(search))).body };
};
const shown = async (section: Place, part: string, search = '') => {
  const { table, body } = bodyOf(section, part, search);
  return call(table.endpoint, { body }, browser.fetch);
};

test('statistics open on all halls, karaoke and ddweed on their own; each section counts any of them', async () => {
  const revenueOf = async (section: Place, search = '') =>
    (await shown(section, 'revenue', search)).totals['total_price'];
  expect(await revenueOf('statistics')).toBe(350);
  expect([await revenueOf('karaoke'), await revenueOf('ddweed')]).toEqual([100, 200]);
  for (const section of PLACE_IDS) {
    expect(await revenueOf(section, 'hall=venue')).toBe(350);
    for (const hall of PLACE_IDS) expect(await revenueOf(section, `hall=${hall}`)).toBe(50 * SOLD[hall]);
    // As before, a call without the field counts the section's own place.
    const wire = await call(adminReport(revenue, section), { body: { period_id: 0 } }, browser.fetch);
    expect(wire).toMatchObject({ totals: { total_price: 50 * SOLD[section] } });
  }
});

test('where the default folder sold nothing in karaoke or ddweed, dishes are of the whole menu of the hall', async () => {
  for (const section of ['karaoke', 'ddweed'] as const) {
    const reply = await shown(section, 'dishes');
    expect(reply.items.map(({ menu_id, orders_quantity }) => [menu_id, orders_quantity])).toEqual([
      [TEA, SOLD[section]],
    ]);
    expect(reply.whole_menu).toBe(true);
    expect(await shown(section, 'dishes_by_hours')).toMatchObject({
      totals: { quantity: SOLD[section] },
      whole_menu: true,
    });
    // A call that names a folder is answered for that folder.
    const body = { period_id: 0, category_id: 2297 };
    expect(await call(adminReport(dishes, section), { body }, browser.fetch)).toMatchObject({ items: [] });
  }
  for (const search of ['', 'hall=statistics'])
    expect(await shown('statistics', 'dishes', search)).toMatchObject({ items: [] });
  expect(await shown('statistics', 'dishes', 'hall=karaoke')).toMatchObject({ items: [{ menu_id: TEA }] });
});

test('one portion of the folder is enough for the folder', async () => {
  await sell('ddweed', 1, SOUP);
  const reply = await shown('ddweed', 'dishes');
  expect([reply.items.map(({ menu_id }) => menu_id), reply.whole_menu]).toEqual([[SOUP], undefined]);
  const { body } = bodyOf('ddweed', 'dishes_by_hours');
  const hour = (await call(composedReport(dishesByHours, 'ddweed'), { body }, browser.fetch)).items[0]?.['hours'];
  const details = { period_id: 0, category_id: 2297, hour: Number(hour) };
  const { items } = await call(adminDetails(dishesByHours, 'ddweed'), { body: details }, browser.fetch);
  expect(items.map(({ menu_id }) => menu_id)).toEqual([SOUP]);
});

/** A file and its name. */
async function file(list: string, search: string) {
  const response = await browser.fetch(`/api/export/${list}?${search}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { name: decodeURIComponent(response.headers.get('content-disposition') ?? ''), bytes };
}
const nameOf = async (list: string, search: string) => (await file(list, search)).name;

/** Texts of a workbook. */
async function textsOf(list: string, search: string): Promise<string> {
  return unzip((await file(list, search)).bytes, /^xl\/worksheets\/.*\.xml$/);
}

test('the name of a file says hall, group, folder, month and period', async () => {
  const group = ingredientGroupCalls.statistics;
  const items = [21];
  await stack.database.db.insert(stockItems).values({ item_id: 21, is_file: true, name: 'Заварка', measure_id: 1 });
  await send(group.create, { body: { name: 'Чай: чёрный', items } }, browser.fetch);
  const start = 1_790_000_000;
  const month = `period_id=5&start_time=${start}&end_time=${start + 10 * 86_400}`;
  const dates = `${businessDate(start, ZONE)}_${businessDate(start + 10 * 86_400 - 1, ZONE)}`;
  expect(await nameOf('revenue', 'format=csv')).toBe(
    `attachment; filename="revenue-venue-${today()}.csv"; filename*=UTF-8''revenue-Всё заведение-${today()}.csv`,
  );
  expect(await nameOf('revenue', `format=csv&hall=statistics&${month}`)).toContain(`revenue-Основной бар-${dates}.csv`);
  expect(await nameOf('revenue_karaoke', `format=xlsx&${month}`)).toContain(`"revenue_karaoke-karaoke-${dates}.xlsx"`);
  expect(await nameOf('ingredients_lists', 'format=csv&period_id=4')).toContain(
    `ingredients_lists-Всё заведение-Чай чёрный-all_${today()}.csv`,
  );
  expect(await nameOf('dishes', 'format=csv')).toContain(`"dishes-venue-category-2297-${today()}.csv"`);
  expect(await nameOf('orders', 'format=csv')).toBe(`attachment; filename="orders-${today()}.csv"`);
  expect(await nameOf('orders', 'format=csv&period_id=4')).toContain(`"orders-all_${today()}.csv"`);
  expect(await nameOf('salary', 'format=csv&month=2026-02')).toContain(`''salary-2026-02-${today()}.csv`);
});

test('the file of a detail is named after what it is about, with hall and period where it has them', async () => {
  const name = async (list: string, search: string) => / filename\*=UTF-8''(.*)$/.exec(await nameOf(list, search))?.[1];
  const { db } = stack.database;
  const [craft] = await db.insert(crafts).values({ name: 'Настой', stock_id: 21 }).returning();
  const [agent] = await db.insert(agents).values({ first_name: 'Май' }).returning();
  const [employee] = await db.insert(employees).values({ employee_name: 'Иван', joined: '2026-01-01' }).returning();
  const terms = { month: '2026-01-01', position: 'Бармен', wages: 1, overtime_hour_cost: 0 };
  await db.insert(employeeTerms).values({ employee_id: employee?.employee_id ?? 0, ...terms });
  const [of, by, year] = [agent?.agent_id, employee?.employee_id, today().slice(0, 4)];
  const csv = 'format=csv';
  for (const [list, search, told] of [
    ['stock-story', `item=21&period_id=4`, `Заварка-all_${today()}`],
    ['stock-dependencies', `item=21`, `Заварка-${today()}`],
    ['analytics_discount100_details', `card_number=0012`, `0012-Всё заведение-${today()}`],
    ['analytics_writeoff_details', `item_id=21`, `Заварка-${today()}`],
    ['dishes_by_hours_details', `hour=13&hall=karaoke`, `13 00-Караоке-Кухня-${today()}`],
    ['taken_off_details', `group=cashier:kassa:3`, `kassa-Всё заведение-${today()}`],
    ['craft-batches', `craft=${craft?.craft_id}`, `Настой-${today()}`],
    ['agent-statement', `agent=${of}`, `Май-${today()}`],
    ['payments', `agent=${of}&halls=one`, `Май-Основной бар-${today()}`],
    ['salary-year', `employee=${by}`, `Иван-${year}-${today()}`],
    ['menu', `folder=2297`, `Кухня-${today()}`],
  ] as const)
    expect([list, await name(list, `${csv}&${search}`)]).toEqual([list, `${list}-${told}.csv`]);
  expect(await nameOf('stock-dependencies', `${csv}&item=21`)).toContain(`"stock-dependencies-item-21-${today()}.csv"`);
});

test('paper and XLSX say hall, group and period in words; a report without a hall says so', async () => {
  const sheet = await textsOf('ingredients_lists', 'format=xlsx&hall=karaoke');
  for (const words of ['зал: Караоке', 'группа: Чай: чёрный', 'Сегодня'])
    expect([words, sheet.includes(words)]).toEqual([words, true]);
  expect(await textsOf('expense_categories', 'format=xlsx')).toContain('по залам не делится');
});
