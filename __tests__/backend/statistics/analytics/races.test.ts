import { sql } from 'drizzle-orm';
import { menuItems } from '@/backend/src/db/schema';
import { LUNCH_CATEGORY } from '@/lib/sections/statistics/rules/business-lunch';
import { faultsIn } from '@/__tests__/support/database';
import { BAR, SONG, LUNCH as DISH } from '@/__tests__/support/till';
import { tillBar } from '../../orders/till/bar';
import { ZONE } from '../../orders/venue';
import { directly } from './direct';
import { times } from '@/__tests__/support/effort';

const ROUNDS = times(4, 25);
const TILLS = 6;
const [INNER, OUTER] = [60, 61] as const;
const { stack, db, till, cash, save } = tillBar();
beforeAll(async () => {
  const folder = { is_file: false };
  await db()
    .insert(menuItems)
    .values([
      { ...folder, item_id: LUNCH_CATEGORY, name: 'Бизнес-ланч' },
      { ...folder, item_id: OUTER, name: 'Прочее' },
    ]);
  const inner = { ...folder, item_id: INNER, name: 'Горячее', parent_id: OUTER };
  await db().insert(menuItems).values(inner);
});

const asked = { period_id: 4, category_id: LUNCH_CATEGORY, hall: 'venue' };
/** Includes all hours, so that the time of the test does not matter. */
const lunches = async () =>
  (await directly(stack().database, ZONE)('buisnesslanch', asked)).totals['distinct_orders_quantity'];
const move = (item_id: number, new_parent_id: number) => save(item_id, { new_parent_id });
const pay = (table: string) => till.ask('pay', cash({ place_id: BAR, table })).then(({ status }) => status);

test(`payments, moves of the lunch and reports at once leave every order counted once, ${ROUNDS} times`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const tables = Array.from({ length: TILLS }, (_, index) => `${round} ${index}`);
    for (const [index, table] of tables.entries()) {
      if (index % 2 === 0)
        await till.ask('session/start', { place_id: BAR, table, participants: 2, agents: [], forced: index === 0 });
      for (const menu_id of [DISH, SONG]) await till.ask('add', { place_id: BAR, table, menu_id, count: 1 });
    }
    const into = round % 2 === 0 ? LUNCH_CATEGORY : OUTER;
    const [paid] = await Promise.all([
      Promise.all(tables.map(pay)),
      move(DISH, INNER),
      move(INNER, into).then(() => move(SONG, round % 3 === 0 ? INNER : OUTER)),
      ...Array.from({ length: 3 }, lunches),
    ]);
    expect(paid).toEqual(tables.map(() => 200));
    const { database } = stack();
    const expected = database.value`
      select count(distinct order_number)::int from order_lines where menu_id in (select lunch_dishes())`;
    expect((await lunches()) ?? 0).toBe(await expected);
    expect(await database.value`select lunches_counted from venue_clock`).toBe(true);
    expect(await faultsIn(stack().database)).toEqual([]);
  }
});

test(`sessions that start at once, while others pay, are all there, ${ROUNDS} times`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const tables = Array.from({ length: TILLS }, (_, index) => `Pays ${round} ${index}`);
    for (const table of tables) {
      await till.ask('session/start', { place_id: BAR, table, participants: 2, agents: [] });
      await till.ask('add', { place_id: BAR, table, menu_id: SONG, count: 1 });
    }
    const starts = Array.from({ length: 3 * TILLS }, (_, index) =>
      till.ask('session/start', { place_id: BAR, table: `Starts ${round} ${index}`, participants: 2, agents: [] }),
    );
    const answers = await Promise.all([...starts, ...tables.map((table) => pay(table).then((status) => ({ status })))]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  }
  const { rows } = await db().execute<{ rolled: number; there: number }>(sql`
    select (select sum(sessions)::int from sessions_rollup where grain = 'year' and by_hour) as rolled,
      (select count(*)::int from guest_sessions) as there`);
  expect(rows[0]?.rolled).toBe(rows[0]?.there);
  expect(await faultsIn(stack().database)).toEqual([]);
});

test('whoever counts the lunches while a dish moves begins again', async () => {
  const { pool } = stack().database;
  await pool.query('update venue_clock set lunches_counted = false');
  const counting = await pool.connect();
  try {
    await counting.query('begin isolation level serializable');
    await counting.query('select lunches_counted from venue_clock');
    // As the undo of an import does it, without asking for the same isolation.
    await pool.query(`update menu_items set parent_id = 2350 where item_id = ${SONG}`);
    await pool.query(`update menu_items set parent_id = ${OUTER} where item_id = ${SONG}`);
    const counted = counting.query('update venue_clock set lunches_counted = true');
    await expect(counted).rejects.toMatchObject({ code: '40001' });
  } finally {
    await counting.query('rollback');
    counting.release();
  }
  await lunches();
  expect(await faultsIn(stack().database)).toEqual([]);
});
