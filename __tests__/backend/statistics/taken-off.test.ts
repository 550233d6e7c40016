import { call } from '@/lib/api/call';
import { wordsIn } from '@/lib/bff/words';
import { adminDetails, adminReport } from '@/lib/lists/report/endpoints';
import { detailsOf } from '@/lib/lists/report/details';
import { findReportList } from '@/lib/sections/reports';
import { takenOff } from '@/lib/sections/statistics/lists/taken-off';
import { BAR, DAIQUIRI, SONG } from '../../support/till';
import { tillBar } from '../orders/till/bar';

const KARAOKE = 17;
const { stack, admin, till } = tillBar();
beforeAll(async () => {
  await stack().database.rows`insert into places (place_id, name) values (17, 'Караоке') on conflict do nothing`;
  const table = async (place_id: number, name: string, menu_id: number, ...removals: readonly object[]) => {
    const at = { place_id, table: name, menu_id };
    await till.told('add', { ...at, count: 10 });
    for (const removal of removals) expect(await till.told('remove', { ...at, count: 1, ...removal })).toBe('done');
  };
  await table(BAR, '5', SONG, { user: stack().cashier, count: 2 }, {});
  await table(BAR, '6', DAIQUIRI, { count: 0.5 });
  await till.told('print', { place_id: BAR, table: '6' });
  await table(BAR, '6', SONG, { user: stack().cashier });
  await table(KARAOKE, '5', SONG, { count: 4 });
});

const DAY = 0;
const [TABLE, DISH, CASHIER] = [1, 2, 3] as const;
interface Reply {
  readonly items: readonly Readonly<Record<string, number | string>>[];
  readonly totals: Readonly<Record<string, number>>;
}
const ask = async (by: 0 | 1 | 2 | 3, rest: object = {}) => {
  const body = { period_id: 0, by, ...rest } as never;
  return (await call(adminReport(takenOff, 'statistics'), { body }, admin.fetch)) as Reply;
};
const shown = async (by: 0 | 1 | 2 | 3, rest: object = {}) => {
  const words = wordsIn('en');
  const { items } = await ask(by, rest);
  const { value = () => '' } = takenOff.columns.group;
  return items.map((row) => [value(row, words), row['removals'], row['quantity'], row['value'], row['after_value']]);
};

test('what was taken off is counted by table, dish and cashier, apart after the bill', async () => {
  expect(await shown(TABLE)).toEqual([
    ['Table 6, Main bar', 2, 1.5, 165, 50],
    ['Table 5, Main bar', 2, 3, 150, 0],
  ]);
  expect(await shown(DISH)).toEqual([
    ['Песня', 3, 4, 200, 50],
    ['Дайкири', 1, 0.5, 115, 0],
  ]);
  expect(await shown(CASHIER)).toEqual([
    ['Not told by the till', 2, 1.5, 165, 0],
    ['kassa1', 2, 3, 150, 50],
  ]);
  const [day, ...others] = await shown(DAY);
  expect([day?.slice(1), others]).toEqual([[4, 4.5, 315, 50], []]);
  expect(day?.[0]).toMatch(/^\d\d\.\d\d\.\d{4}$/);
});

test('the whole venue has the tables of each hall', async () => {
  expect(await shown(TABLE, { hall: 'venue' })).toContainEqual(['Table 5, Karaoke', 1, 4, 200, 0]);
  expect((await ask(DAY, { hall: 'venue' })).totals).toMatchObject({ total_records: 1, removals: 5, value: 515 });
});

test('a row opens its removals', async () => {
  for (const by of [DAY, TABLE, DISH, CASHIER] as const) {
    const { items } = await ask(by);
    for (const row of items) {
      const body = { period_id: 0, group: row['group'], page: 1, count: 100 } as never;
      const reply = (await call(adminDetails(takenOff, 'statistics'), { body }, admin.fetch)) as Reply;
      expect(reply.items).toHaveLength(Number(row['removals']));
      expect(reply.items.reduce((sum, one) => sum + Number(one['value']), 0)).toBe(row['value']);
    }
  }
});

test('the title of the removals is that of the row, on the screen and on paper', async () => {
  const table = findReportList('statistics', 'taken_off');
  const [details] = detailsOf([table!]);
  const words = wordsIn('en');
  const row = { group: 'cashier::0' };
  expect(details?.titleOf(row, words, { locale: 'en', timeZone: 'UTC' })).toBe('Taken off: Not told by the till');
  const rest = [
    (() => undefined) as never,
    { totals: {}, items: [], axis: {} } as never,
    { timeZone: 'UTC' } as never,
  ] as const;
  const narrowed = await details?.narrowed?.({ group: 'table:5:16', hall: 'venue' }, words, ...rest);
  expect(narrowed).toEqual(['Taken off: Table 5, Main bar', 'place: Whole venue']);
  const chosen = { by: DISH, hall: 'venue', compare: 'none' } as never;
  expect(await table?.narrowed?.(chosen, words, ...rest)).toContain('By dish');
});
