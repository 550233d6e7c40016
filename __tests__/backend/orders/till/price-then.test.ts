import { menuItems } from '@/backend/src/db/schema';
import { openTables } from '@/backend/src/sections/days/open-tables';
import { DAIQUIRI, SONG } from '@/__tests__/support/till';
import { tillBar } from './bar';

const { db, till, cash, save, shown: tableOf, linesOf: booked } = tillBar();
const pay = async (at: object) => (await till.ask('pay', cash(at))).json;
const priced = (item_id: number, new_retail_price: number) => save(item_id, { new_retail_price });
const linesOf = async (number: unknown) =>
  (await booked(number)).map(({ menu_id, quantity, price }) => `${quantity} of ${menu_id} for ${price / 100}`);
const shown = async (at: { table: string }) =>
  (await tableOf(at))?.items.map(({ menu_id, count, price }) => `${count} of ${menu_id} at ${price}`);

test('an open tab pays what was ordered, however the menu changed since; each price has its line', async () => {
  const at = till.fresh();
  await till.add(at, SONG, 2);
  await priced(SONG, 80);
  await till.add(at, SONG);
  await till.add(at, DAIQUIRI);
  expect(await shown(at)).toEqual([`2 of ${SONG} at 50`, `1 of ${SONG} at 80`, `1 of ${DAIQUIRI} at 230`]);
  const open = await openTables(db());
  expect(open.find(({ table }) => table === at.table)).toMatchObject({ positions: 4, price: 410 });
  const paid = await pay(at);
  expect(paid).toMatchObject({ total_price: 410, paidsum: 410, paid_cash: 410 });
  const lines = [`2 of ${SONG} for 100`, `1 of ${SONG} for 80`, `1 of ${DAIQUIRI} for 230`];
  expect(await linesOf(paid['order_number'])).toEqual(lines);
  await priced(SONG, 50);
});

test('a removal takes what has the price that the till names', async () => {
  const at = till.fresh();
  await till.add(at, SONG, 2);
  await priced(SONG, 80);
  await till.add(at, SONG);
  await priced(SONG, 50);
  const remove = (count: number, price: number) => till.told('remove', { ...at, menu_id: SONG, count, price });
  expect([await remove(3, 50), await remove(1, 70), await remove(2, 50)]).toEqual(['1 count', '2 menu_id', 'done']);
  expect(await shown(at)).toEqual([`1 of ${SONG} at 80`]);
});

test('an order that a till sends late has the price of its own time', async () => {
  const at = till.fresh();
  const then = Math.floor(Date.now() / 1000) - 3600;
  await priced(DAIQUIRI, 250);
  await priced(DAIQUIRI, 260);
  await till.add(at, DAIQUIRI, 1, { time: then });
  await till.add(at, DAIQUIRI);
  expect(await shown(at)).toEqual([`1 of ${DAIQUIRI} at 230`, `1 of ${DAIQUIRI} at 260`]);
  expect(await pay(at)).toMatchObject({ total_price: 490 });
  await priced(DAIQUIRI, 230);
});

test('a dish whose price the till asks for is sold at the price that was entered', async () => {
  const CATCH = 60;
  const dish = { item_id: CATCH, is_file: true, name: 'Улов дня', open_price: true, max_discount: 10 };
  await db().insert(menuItems).values(dish);
  const at = till.fresh();
  const offered = expect.objectContaining({ menu_id: CATCH, open_price: true }) as unknown;
  expect((await till.ask('setup')).json['dishes']).toContainEqual(offered);
  expect(await till.add(at, SONG, 1, { price: 40 })).toBe('1 price');
  for (const price of [undefined, -1, 1.005]) expect(await till.add(at, CATCH, 1, { price })).toBe('1 price');
  expect(await till.add(at, CATCH, 0.5, { price: 640.5 })).toBe('done');
  expect(await till.add(at, CATCH, 1, { price: 700 })).toBe('done');
  const paid = await pay(at);
  expect(paid).toMatchObject({ total_price: 1020.25, paidsum: 1020.25 });
  expect(await linesOf(paid['order_number'])).toEqual([`0.5 of ${CATCH} for 320.25`, `1 of ${CATCH} for 700`]);
});
