import sharp from 'sharp';
import { stockItems } from '@/backend/src/db/schema';
import { book, openLedger } from '@/backend/src/ledger/stock/ledger';
import { craftCosts, craftHistory, getCraftPhoto, uploadCraftPhoto } from '@/lib/sections/craft/contract/card';
import { type InputOf, browserPath, wirePath } from '@/lib/contract/endpoint';
import { SAUCE, startKitchen, ALE, TOMATO } from './kitchen';
import { painting, phonePhoto, upload as sendFile } from '../../support/pictures';
import { browserOf, type Browser } from '../../support/stack';

const at = startKitchen();

/** Sets prices late in the evening of earlier days, `[item, day, satang per measure]` in the order of time. */
const priced = (...rows: readonly (readonly [item: number, day: string, price: number])[]) => {
  const moves = rows.map(([item_id, day, price]) => {
    const stock_story_time = new Date(`${day}T23:30:00+07:00`);
    return { item_id, kind: 'revaluation', quantity: 0, amount: 0, price, stock_story_time } as const;
  });
  return at.database.db.transaction((tx) => book(tx, moves));
};
const costs = async (craft_id: number, period: Omit<InputOf<typeof craftCosts>['body'], 'craft_id'>) => {
  const { items = [] } = await at.ask(craftCosts, { body: { craft_id, ...period } });
  return items.map(({ point, unit_cost, portion_cost, moved_by: by }) =>
    [point, unit_cost, portion_cost].concat(by ? [by.name, by.change] : []),
  );
};
const noon = (day: string) => Date.parse(`${day}T12:00:00+07:00`) / 1000;
const between = (from: string, to: string) => ({ period_id: 5, start_time: noon(from), end_time: noon(to) });

const [TOMATOES, OIL, SALT, MALT] = [401, 402, 403, 404] as const;
const NAMES = { [TOMATOES]: 'Томаты', [OIL]: 'Масло', [SALT]: 'Соль', [MALT]: 'Солод' };

beforeAll(async () => {
  const file = { is_file: true, measure_id: 1 };
  const items = Object.entries(NAMES).map(([id, name]) => ({ ...file, item_id: Number(id), name }));
  await at.database.db.insert(stockItems).values(items);
  await priced(
    [TOMATOES, '2026-03-01', 60_00],
    [OIL, '2026-03-01', 150_00],
    [SALT, '2026-03-01', 20_00],
    [MALT, '2026-03-01', 80_00],
    [TOMATOES, '2026-03-03', 66_00],
    [OIL, '2026-03-03', 140_00],
    [TOMATOES, '2026-03-05', 90_00],
    [TOMATOES, '2026-03-05', 72_00],
    [MALT, '2026-03-06', 500_00],
    [SALT, '2026-03-07', 20_00],
    [SALT, '2026-03-08', 45_00],
  );
});

const recipe = { [TOMATOES]: 3, [OIL]: 0.5, [SALT]: 0.01 };

it('has a point for each day on which a price moved, and names the ingredient that moved it most', async () => {
  const sauce = await at.craft(SAUCE, 2, recipe, { new_portion_quantity: 0.15 });
  // 3 × 60 + 0.5 × 150 + 0.01 × 20 = 255.20 for 2 kg, and so on by hand.
  const first = ['2026-03-02', 127.6, 19.14];
  const dearer = ['2026-03-03', 134.1, 20.12, 'Томаты', 9];
  const dearest = ['2026-03-05', 143.1, 21.47, 'Томаты', 9];
  const salted = ['2026-03-08', 143.225, 21.48, 'Соль', 0.125];
  const last = ['2026-03-10', 143.225, 21.48];
  expect(await costs(sauce, between('2026-03-02', '2026-03-10'))).toEqual([first, dearer, dearest, salted, last]);
  const end = ['2026-03-06', 143.1, 21.47];
  const start = ['2026-03-04', 134.1, 20.12];
  expect(await costs(sauce, between('2026-03-04', '2026-03-06'))).toEqual([start, dearest, end]);
});

it('all time begins with the first movement and ends today with the price of the list', async () => {
  const sauce = await at.craft(SAUCE, 2, recipe);
  const points = await costs(sauce, { period_id: 4 });
  expect(points[0]).toEqual(['2026-03-01', 127.6, null]);
  const today = new Date(Date.now() + 7 * 3600_000).toISOString().slice(0, 10);
  expect(points.at(-1)?.slice(0, 2)).toEqual([today, 143.225]);
});

it('before its first movement an ingredient has its first price', async () => {
  const sauce = await at.craft(SAUCE, 1, { [TOMATOES]: 1 });
  expect(await costs(sauce, between('2026-02-10', '2026-03-04'))).toEqual([
    ['2026-02-10', 60, null],
    ['2026-03-03', 66, null, 'Томаты', 6],
    ['2026-03-04', 66, null],
  ]);
});

it('a yield of 0 divides nothing, and a recipe without ingredients has no points', async () => {
  const none = await at.craft(SAUCE, 0, { [TOMATOES]: 1 }, { new_portion_quantity: 0.1 });
  const points = await costs(none, between('2026-03-01', '2026-03-04'));
  expect(points.flatMap(([, ...figures]) => figures)).toEqual(Array(6).fill(0));
  expect(await costs(await at.craft(SAUCE, 1, []), { period_id: 4 })).toEqual([]);
});

it('prices before a change of the measure count in the measure of today', async () => {
  const sauce = await at.craft(SAUCE, 1, { [MALT]: 2 });
  const before = await costs(sauce, between('2026-03-01', '2026-03-09'));
  expect(before.map(([, unit]) => unit)).toEqual([160, 1000, 1000]);
  // From kg to a measure of a tenth of it.
  await at.database.db.transaction(async (tx) => {
    const ledger = await openLedger(tx, [MALT]);
    const note = { kind: 'measureChanged', args: { from: 'kg', factor: 10, to: 'unit' } } as const;
    ledger.move({ user_id: null, item_id: MALT, kind: 'recalculation', quantity: 0, amount: 0, price: 50_00, note });
    await ledger.write();
  });
  await at.save(sauce, { new_ingredients: [{ item_id: MALT, item_quantity: 20 }] });
  expect(await costs(sauce, between('2026-03-01', '2026-03-09'))).toEqual(before);
});

let [sauce, ale] = [0, 0];
const people: Record<string, Pick<Browser, 'fetch'>> = { admin: browserOf() };
beforeAll(async () => {
  sauce = await at.craft(SAUCE, 1, { [TOMATO]: 1 });
  ale = await at.craft(ALE, 1, { [TOMATO]: 1 });
  people['brewer'] = await at.enter('brewer', 'BeerCraft');
  people['visitor'] = await at.enter('visitor');
  people['reader'] = await at.enter('reader', 'StockView');
});

const upload = (login: string, craft_id: number, file: Buffer) =>
  sendFile(people[login]!, uploadCraftPhoto, { craft_id }, file);
const timeOf = async (craft_id: number) => (await at.craftOf(craft_id)).image_timestamp ?? 0;
const served = (login: string, id: number, query: { timestamp?: number } = {}) =>
  people[login]!.fetch(browserPath(wirePath(getCraftPhoto, { params: { id }, query })));

it('a photo is stored upright, 3:2 and without metadata, kept under its time, and noted in the history', async () => {
  expect(await timeOf(sauce)).toBe(0);
  expect((await served('admin', sauce)).status).toBe(404);
  expect(await upload('admin', sauce, await phonePhoto(900, 720))).toEqual({ status: 200 });
  const timestamp = await timeOf(sauce);
  const response = await served('reader', sauce, { timestamp });
  expect(response.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
  const photo = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect([photo.format, photo.width / photo.height, photo.exif]).toEqual(['jpeg', 1.5, undefined]);
  const older = await served('reader', sauce, { timestamp: timestamp - 1 });
  expect(older.headers.get('cache-control')).toBe('private, no-cache');

  await upload('admin', sauce, await painting(900, 600).png().toBuffer());
  const later = await timeOf(sauce);
  expect(later).toBeGreaterThan(timestamp);
  const { items } = await at.ask(craftHistory, { body: { craft_id: sauce } });
  const noted = items.flatMap(({ changes }) => changes).filter(({ field }) => field === 'image_timestamp');
  expect(noted.flatMap(({ before, after }) => [before, after])).toEqual([timestamp, later, null, timestamp]);
});

it('who may edit a craft may change its photo, and who may read it sees the photo', async () => {
  const photo = await painting(90, 60).jpeg().toBuffer();
  expect(await upload('brewer', ale, photo)).toEqual({ status: 200 });
  expect(await upload('brewer', sauce, photo)).toMatchObject({ code: 3 });
  expect(await upload('reader', sauce, photo)).toMatchObject({ code: 3 });
  expect(await upload('visitor', ale, photo)).toEqual({ status: 200 });
  expect((await served('brewer', ale)).status).toBe(200);
  expect((await served('brewer', sauce)).status).toBe(403);
  expect((await served('reader', ale)).status).toBe(403);
});

it('refuses a photo that is too small or of no craft, and keeps the photo there was', async () => {
  const time = await timeOf(sauce);
  expect(await upload('admin', sauce, await painting(2, 1).jpeg().toBuffer())).toMatchObject({ code: 1 });
  expect(await upload('admin', 9999, await painting(90, 60).jpeg().toBuffer())).toMatchObject({ code: 2 });
  expect(await timeOf(sauce)).toBe(time);
  expect((await served('admin', 9999)).status).toBe(404);
});
