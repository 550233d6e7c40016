import { asc, eq } from 'drizzle-orm';
import { menuItems, takenOff } from '@/backend/src/db/schema';
import { BAR, DAIQUIRI, SONG } from '@/__tests__/support/till';
import { tillBar } from './bar';

const { stack, db, till, cash, save, shown } = tillBar();

const ago = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;
const traceOf = async ({ table }: { table: string }) => {
  const rows = await db().select().from(takenOff).where(eq(takenOff.table, table)).orderBy(asc(takenOff.taken_id));
  return rows.map((row) => [row.menu_id, row.menu_name, row.quantity, row.value, row.user_id, row.after_bill]);
};

test('what is taken off a bill stays with dish, quantity, value, time and user', async () => {
  const at = till.fresh();
  const time = ago(600);
  await till.add(at, SONG, 3, { time });
  await till.add(at, DAIQUIRI, 1, { time });
  expect(await till.told('remove', { ...at, menu_id: SONG, count: 1, time, user: stack().cashier })).toBe('done');
  expect(await till.told('remove_all', at)).toBe('done');
  expect(await traceOf(at)).toEqual([
    [SONG, 'Песня', 1, 5000, stack().cashier, false],
    [SONG, 'Песня', 2, 10_000, null, false],
    [DAIQUIRI, 'Дайкири', 1, 23_000, null, false],
  ]);
  const [first] = await db().select().from(takenOff).where(eq(takenOff.table, at.table)).limit(1);
  expect(first).toMatchObject({ place_id: BAR, taken_time: new Date(time * 1000) });
});

test('a removal that is refused leaves no trace', async () => {
  const at = till.fresh();
  await till.add(at, SONG, 3);
  const one = { ...at, menu_id: SONG, count: 1 };
  expect(await till.told('remove', { ...one, count: 4 })).toBe('1 count');
  expect(await till.told('remove', { ...one, user: 4711 })).toBe('2 user');
  expect(await till.told('remove', one)).toBe('done');
  expect(await traceOf(at)).toHaveLength(1);
});

test('what was added last is taken off first, and is worth the price at which it was added, a row for each', async () => {
  const at = till.fresh();
  await till.add(at, SONG, 2);
  await save(SONG, { new_retail_price: 80 });
  await till.add(at, SONG);
  await till.told('remove', { ...at, menu_id: SONG, count: 2 });
  expect((await traceOf(at)).flatMap(([, , quantity, value]) => [quantity, value])).toEqual([1, 5000, 1, 8000]);
  expect((await shown(at))?.items).toMatchObject([{ menu_id: SONG, count: 1, price: 50 }]);
  await save(SONG, { new_retail_price: 50 });
});

describe('what is taken off after the bill was shown', () => {
  const taken = async (at: { place_id: number; table: string }) => {
    await till.told('remove', { ...at, menu_id: SONG, count: 1 });
    return (await traceOf(at)).map((row) => row.at(-1));
  };

  it('is known after a print; a table that clears begins anew', async () => {
    const at = till.fresh();
    expect(await till.told('print', at)).toBe('2 table');
    await till.add(at, SONG, 3);
    expect(await taken(at)).toEqual([false]);
    expect(await till.told('print', { ...at, user: stack().cashier })).toBe('done');
    expect(await till.told('print', at)).toBe('done');
    expect(await taken(at)).toEqual([false, true]);
    await till.told('remove_all', at);
    await till.add(at, SONG, 2);
    expect(await taken(at)).toEqual([false, true, true, false]);
    await till.told('print', at);
    await till.told('pay', cash(at));
    await till.add(at, SONG, 2);
    expect((await taken(at)).at(-1)).toBe(false);
  });

  it('is known after a payment that was refused, not after one of an empty table or of another call', async () => {
    const at = till.fresh();
    expect(await till.told('pay', cash(at))).toBe('2 table');
    await till.add(at, SONG, 4);
    await till.told('add', { ...at, menu_id: DAIQUIRI, count: 1 }, 'key-of-an-order');
    expect(await till.told('pay', cash(at), 'key-of-an-order')).toBe('5');
    expect(await taken(at)).toEqual([false]);
    expect(await till.told('pay', cash(at, { discount_card: 'unknown' }))).toBe('2 discount_card');
    expect(await taken(at)).toEqual([false, true]);
  });
});

test('a trace cannot be changed or removed; table and trace follow the number of a dish', async () => {
  const at = till.fresh();
  await db().insert(menuItems).values({ item_id: 70, is_file: true, name: 'Сменит номер', retail_price: 7000 });
  await till.add(at, 70, 3);
  await till.told('remove', { ...at, menu_id: 70, count: 1 });
  await save(70, { new_id: 7070 });
  expect(await traceOf(at)).toEqual([[7070, 'Сменит номер', 1, 7000, null, false]]);
  expect((await shown(at))?.items).toMatchObject([{ menu_id: 7070, count: 2 }]);
  expect((await till.ask('pay', cash(at))).json).toMatchObject({ total_price: 140 });
  for (const change of ['delete from taken_off', 'update taken_off set value = 0', 'truncate taken_off'])
    await expect(stack().database.pool.query(change)).rejects.toThrow(/append-only/);
});
