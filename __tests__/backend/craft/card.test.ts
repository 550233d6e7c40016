import sharp from 'sharp';
import { stockItems } from '@/backend/src/db/schema';
import { book, openLedger } from '@/backend/src/ledger/stock/ledger';
import { send } from '@/lib/api/call';
import { listCrafts } from '@/lib/sections/craft/contract/craft';
import { craftCosts, craftHistory, getCraftPhoto, uploadCraftPhoto } from '@/lib/sections/craft/contract/card';
import { type InputOf, browserPath, wirePath } from '@/lib/contract/endpoint';
import { permissionsOf } from '@/lib/rights/permissions';
import { SAUCE, startKitchen, type Kitchen, ALE, TOMATO } from './kitchen';
import { painting, phonePhoto } from '../../support/pictures';
import type { Browser } from '../../support/stack';

let at: Kitchen;

/** Sets prices late in the evening of earlier days, `[item, day, satang per measure]` in the order of time. */
const priced = (...rows: readonly (readonly [item: number, day: string, price: number])[]) =>
  at.database.db.transaction((tx) =>
    book(
      tx,
      rows.map(([item_id, day, price]) => ({
        item_id,
        kind: 'revaluation',
        quantity: 0,
        amount: 0,
        price,
        stock_story_time: new Date(`${day}T23:30:00+07:00`),
      })),
    ),
  );
const costs = async (craft_id: number, period: Omit<InputOf<typeof craftCosts>['body'], 'craft_id'>) => {
  const { items = [] } = await at.ask(craftCosts, { body: { craft_id, ...period } });
  return items.map(({ point, unit_cost, portion_cost, moved_by }) => [
    point,
    unit_cost,
    portion_cost,
    ...(moved_by ? [moved_by.name, moved_by.change] : []),
  ]);
};
const noon = (day: string) => Date.parse(`${day}T12:00:00+07:00`) / 1000;
const between = (from: string, to: string) => ({ period_id: 5, start_time: noon(from), end_time: noon(to) });

const [TOMATOES, OIL, SALT, MALT] = [401, 402, 403, 404] as const;
const NAMES = { [TOMATOES]: 'Томаты', [OIL]: 'Масло', [SALT]: 'Соль', [MALT]: 'Солод' };

beforeAll(async () => {
  at = await startKitchen();
  await at.database.db
    .insert(stockItems)
    .values(Object.entries(NAMES).map(([id, name]) => ({ item_id: Number(id), name, is_file: true, measure_id: 1 })));
  await priced(
    ...([TOMATOES, OIL, SALT, MALT] as const).map(
      (id, index) => [id, '2026-03-01', [60_00, 150_00, 20_00, 80_00][index] ?? 0] as const,
    ),
    [TOMATOES, '2026-03-03', 66_00],
    [OIL, '2026-03-03', 140_00],
    [TOMATOES, '2026-03-05', 90_00],
    [TOMATOES, '2026-03-05', 72_00],
    [MALT, '2026-03-06', 500_00],
    [SALT, '2026-03-07', 20_00],
    [SALT, '2026-03-08', 45_00],
  );
});
afterAll(() => at.close());

const recipe = [
  [TOMATOES, 3],
  [OIL, 0.5],
  [SALT, 0.01],
] as const;

it('has a point for each day on which a price moved, and names the ingredient that moved it most', async () => {
  const sauce = await at.craft(SAUCE, 2, recipe, { new_portion_quantity: 0.15 });
  // 3 × 60 + 0.5 × 150 + 0.01 × 20 = 255.20 for 2 kg, and so on by hand.
  const first = ['2026-03-02', 127.6, 19.14];
  const days = [
    ['2026-03-03', 134.1, 20.12, 'Томаты', 9],
    ['2026-03-05', 143.1, 21.47, 'Томаты', 9],
    ['2026-03-08', 143.225, 21.48, 'Соль', 0.125],
  ];
  expect(await costs(sauce, between('2026-03-02', '2026-03-10'))).toEqual([
    first,
    ...days,
    ['2026-03-10', 143.225, 21.48],
  ]);
  const end = ['2026-03-06', 143.1, 21.47];
  expect(await costs(sauce, between('2026-03-04', '2026-03-06'))).toEqual([['2026-03-04', 134.1, 20.12], days[1], end]);
});

it('all time begins with the first movement and ends today with the price of the list', async () => {
  const sauce = await at.craft(SAUCE, 2, recipe);
  const points = await costs(sauce, { period_id: 4 });
  expect(points[0]).toEqual(['2026-03-01', 127.6, null]);
  const today = new Date(Date.now() + 7 * 3600_000).toISOString().slice(0, 10);
  expect(points.at(-1)?.slice(0, 2)).toEqual([today, 143.225]);
});

it('before its first movement an ingredient has its first price', async () => {
  const sauce = await at.craft(SAUCE, 1, [[TOMATOES, 1]]);
  expect(await costs(sauce, between('2026-02-10', '2026-03-04'))).toEqual([
    ['2026-02-10', 60, null],
    ['2026-03-03', 66, null, 'Томаты', 6],
    ['2026-03-04', 66, null],
  ]);
});

it('a yield of 0 divides nothing, and a recipe without ingredients has no points', async () => {
  const none = await at.craft(SAUCE, 0, [[TOMATOES, 1]], { new_portion_quantity: 0.1 });
  const points = await costs(none, between('2026-03-01', '2026-03-04'));
  expect(points.map(([, unit, portion, ...moved]) => [unit, portion, ...moved])).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
  expect(await costs(await at.craft(SAUCE, 1, []), { period_id: 4 })).toEqual([]);
});

it('prices before a change of the measure count in the measure of today', async () => {
  const sauce = await at.craft(SAUCE, 1, [[MALT, 2]]);
  const before = await costs(sauce, between('2026-03-01', '2026-03-09'));
  expect(before.map(([, unit]) => unit)).toEqual([160, 1000, 1000]);
  // From kg to a measure of a tenth of it.
  const columns = { user_id: null };
  await at.database.db.transaction(async (tx) => {
    const ledger = await openLedger(tx, [MALT]);
    const note = { kind: 'measureChanged', args: { from: 'kg', factor: 10, to: 'unit' } } as const;
    ledger.move({ ...columns, item_id: MALT, kind: 'recalculation', quantity: 0, amount: 0, price: 50_00, note });
    await ledger.write();
  });
  await at.save(sauce, { new_ingredients: [{ item_id: MALT, item_quantity: 20 }] });
  expect(await costs(sauce, between('2026-03-01', '2026-03-09'))).toEqual(before);
});

let [sauce, ale] = [0, 0];
beforeAll(async () => {
  sauce = await at.craft(SAUCE, 1, [[TOMATO, 1]]);
  ale = await at.craft(ALE, 1, [[TOMATO, 1]]);
  await at.addUser('brewer', permissionsOf(['ProgramLogin', 'BeerCraft']));
  await at.addUser('visitor', permissionsOf(['ProgramLogin']));
  await at.addUser('reader', permissionsOf(['ProgramLogin', 'StockView']));
});

const browsers = new Map<string, Browser>();
const as = async (login: string): Promise<Browser> => {
  const known = browsers.get(login);
  if (known) return known;
  const browser = at.browser();
  await browser.signIn(login);
  browsers.set(login, browser);
  return browser;
};
const upload = async (login: string, craft_id: number, file: Buffer, key?: string) => {
  const form = new FormData();
  form.set('craft_id', String(craft_id));
  form.set('file', new Blob([new Uint8Array(file)]), 'photo.jpg');
  const headers = key ? { 'idempotency-key': key } : {};
  const { fetch } = await as(login);
  const response = await fetch(browserPath(uploadCraftPhoto.path), { method: 'POST', body: form, headers });
  return { status: response.status, ...((await response.json()) as { code?: number }) };
};
const timeOf = async (craft_id: number) =>
  (await at.ask(listCrafts, { body: {} })).items.find((craft) => craft.craft_id === craft_id)?.image_timestamp;
const served = async (login: string, id: number, timestamp?: number) => {
  const query = timestamp === undefined ? {} : { timestamp };
  return (await as(login)).fetch(browserPath(wirePath(getCraftPhoto, { params: { id }, query })));
};

it('a photo is stored upright, 3:2 and without metadata, kept under its time, and noted in the history', async () => {
  expect(await timeOf(sauce)).toBeNull();
  expect((await served('admin', sauce)).status).toBe(404);
  expect(await upload('admin', sauce, await phonePhoto(3000, 2400))).toEqual({ status: 200 });
  const time = await timeOf(sauce);
  if (time == null) throw new Error('no time');
  const response = await served('reader', sauce, time);
  expect([response.status, response.headers.get('cache-control')]).toEqual([
    200,
    'private, max-age=31536000, immutable',
  ]);
  const photo = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect([photo.format, photo.width / photo.height, photo.exif]).toEqual(['jpeg', 1.5, undefined]);
  expect((await served('reader', sauce, time - 1)).headers.get('cache-control')).toBe('private, no-cache');

  const another = await painting(900, 600).png().toBuffer();
  await upload('admin', sauce, another, 'key-of-a-photo');
  const later = await timeOf(sauce);
  expect(later).toBeGreaterThan(time);
  await upload('admin', sauce, another, 'key-of-a-photo');
  expect(await timeOf(sauce)).toBe(later);
  const { items } = await at.ask(craftHistory, { body: { craft_id: sauce } });
  const noted = items.flatMap(({ changes }) => changes).filter(({ field }) => field === 'image_timestamp');
  expect(noted.map(({ before, after }) => [before, after])).toEqual([
    [time, later],
    [null, time],
  ]);
});

it('who may edit a craft may change its photo, and who may read it sees the photo', async () => {
  const photo = await painting(900, 600).jpeg().toBuffer();
  expect(await upload('brewer', ale, photo)).toEqual({ status: 200 });
  expect(await upload('brewer', sauce, photo)).toMatchObject({ code: 3 });
  expect(await upload('reader', sauce, photo)).toMatchObject({ code: 3 });
  expect(await upload('visitor', ale, photo)).toEqual({ status: 200 });
  expect((await served('brewer', ale)).status).toBe(200);
  expect((await served('brewer', sauce)).status).toBe(403);
  expect((await served('reader', ale)).status).toBe(403);
});

it('refuses what is no picture, too small or of no craft, and keeps the photo there was', async () => {
  const time = await timeOf(sauce);
  expect(await upload('admin', sauce, Buffer.from('GIF89a'))).toMatchObject({ code: 1 });
  expect(await upload('admin', sauce, await painting(2, 1).jpeg().toBuffer())).toMatchObject({ code: 1 });
  expect(await upload('admin', 9999, await painting(900, 600).jpeg().toBuffer())).toMatchObject({ code: 2 });
  expect(await timeOf(sauce)).toBe(time);
  await expect(send(getCraftPhoto, { params: { id: 9999 }, query: {} }, (await as('admin')).fetch)).rejects.toThrow();
});
