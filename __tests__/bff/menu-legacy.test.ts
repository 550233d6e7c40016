import nock from 'nock';
import { call, send } from '@/lib/api/call';
import { menuDish, menuRows } from '@/lib/sections/menu/contract/menu';
import { exportCategories, exportItems } from '@/lib/sections/catalogue/contract';
import { menuRowsOf } from '@/lib/sections/menu/bff/rows';
import { PRESETS } from '@/lib/sections/menu/rules/opening-hours';
import { gives, LEGACY, legacyBrowser } from '../support/legacy';
import { wireDish, wireFolder } from '../support/wire-menu';

const OUTSIDE = 'http://songs.test';
process.env['EXPORT_KARAOKE_URL'] = OUTSIDE;
const browserOf = legacyBrowser();

const LIST = '/api/v1/admin/menu/list';
const RECIPE = '/api/v1/admin/menu/ingredients/7/';
const LIME = { item_id: 5, item_quantity: 1, name: 'Lime', measure_id: 2, measure_name: 'unit', prime_cost: 5.5 };

const DEEP = wireDish(7, [1, 2, 3]);
const MENU = [
  wireFolder(1, [], [wireDish(5, [1]), wireFolder(2, [1], [wireFolder(3, [1, 2], [wireDish(6, [1, 2, 3]), DEEP])])]),
  wireDish(8, []),
];

test('rows tell whether each dish is served at that hour of the venue, and when it next is', () => {
  const lunch = [wireFolder(1, [], [wireDish(5, [1], PRESETS.lunch)]), wireDish(8, []), wireDish(9, [], PRESETS.none)];
  // Monday, 11:30 in Bangkok.
  const now = Date.parse('2026-03-02T04:30:00Z') / 1000;
  const rows = menuRowsOf(lunch, { now, timeZone: 'Asia/Bangkok' });
  expect(rows.map((row) => row.is_file && [row.item_id, row.served, row.served_next])).toEqual([
    false,
    [5, false, now + 1800],
    [8, true, null],
    [9, false, null],
  ]);
});

describe('one dish, from a server', () => {
  const answerRecipe = () => gives(RECIPE, { items: [LIME] });

  it('asks for that dish only, and its recipe', async () => {
    answerRecipe();
    const asked = nock(LEGACY)
      .get(LIST)
      .query({ dish: 7 })
      .reply(200, { items: [wireFolder(1, [], [DEEP])] });
    expect(await call(menuDish, { params: { id: 7 } }, browserOf().fetch)).toEqual({ dish: DEEP, recipe: [LIME] });
    expect(asked.isDone()).toBe(true);
  });

  it('finds it in the whole menu of a legacy server, which ignores the filter', async () => {
    answerRecipe();
    nock(LEGACY).get(LIST).query(true).reply(200, { items: MENU });
    expect(await call(menuDish, { params: { id: 7 } }, browserOf().fetch)).toEqual({ dish: DEEP, recipe: [LIME] });
  });

  it('is refused as its recipe is', async () => {
    const items = [DEEP];
    nock(LEGACY).get(LIST).query(true).reply(200, { items });
    nock(LEGACY).get(RECIPE).reply(429, { code: 6, message: 'Too many' });
    const asked = call(menuDish, { params: { id: 7 } }, browserOf().fetch);
    await expect(asked).rejects.toMatchObject({ problem: { code: 6 } });
  });

  it.each([
    ['no such dish', { items: [] }, 99],
    ['no such dish in a whole menu', { items: MENU }, 99],
    ['a folder', { items: MENU }, 3],
  ])('%s is a 404 with code 2', async (_what, reply, id) => {
    nock(LEGACY).get(LIST).query(true).reply(200, reply);
    const asked = call(menuDish, { params: { id } }, browserOf().fetch);
    await expect(asked).rejects.toMatchObject({ status: 404, problem: { code: 2 } });
  });

  it('gives the same served times for a legacy server’s list', async () => {
    gives(LIST, { items: [wireDish(8, [], PRESETS.none), wireDish(9, [])] });
    const { rows } = await call(menuRows, {}, browserOf().fetch);
    expect(rows.map((row) => row.is_file && row.served)).toEqual([false, true]);
  });
});

const publish = (target: 'karaoke' | 'cannabis') =>
  send(exportItems, { params: { target }, body: { category: 1, items: [5] } }, browserOf().fetch);

test('the menu of a legacy server is sent to the outside catalogue; a missing token is empty', async () => {
  gives(LIST, { items: [wireDish(5, [])] });
  const outside = nock(OUTSIDE)
    .post('/export', { token: '', category: 1, items: [5] })
    .query({ tokenId: '' })
    .reply(200, { status: 'ok' });
  expect(await publish('karaoke')).toEqual({});
  expect(outside.isDone()).toBe(true);
});

test('without an outside catalogue there is none: ours cannot read that menu', async () => {
  const wanted = { status: 503, problem: { code: 1010, message: 'Unable to load categories list' } };
  const { fetch } = browserOf();
  await expect(call(exportCategories, { params: { target: 'cannabis' } }, fetch)).rejects.toMatchObject(wanted);
  await expect(publish('cannabis')).rejects.toMatchObject({ status: 503, problem: { code: 1010 } });
});
