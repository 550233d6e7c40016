import sharp from 'sharp';
import { listCrafts } from '@/lib/contract/craft';
import { craftHistory, getCraftPhoto, uploadCraftPhoto } from '@/lib/contract/craft-card';
import { browserPath, wirePath } from '@/lib/contract/endpoint';
import { send } from '@/lib/api/call';
import { permissionsOf } from '@/lib/domain/permissions';
import { painting, phonePhoto } from '../../support/pictures';
import { ALE, SAUCE, startKitchen, TOMATO } from './kitchen';

let at: Awaited<ReturnType<typeof startKitchen>>;
let [sauce, ale] = [0, 0];

beforeAll(async () => {
  at = await startKitchen();
  sauce = await at.craft(SAUCE, 1, [[TOMATO, 1]]);
  ale = await at.craft(ALE, 1, [[TOMATO, 1]]);
  await at.addUser('brewer', permissionsOf(['ProgramLogin', 'BeerCraft']));
  await at.addUser('visitor', permissionsOf(['ProgramLogin']));
  await at.addUser('reader', permissionsOf(['ProgramLogin', 'StockView']));
});
afterAll(() => at.close());

const as = async (login: string) => {
  const browser = at.browser();
  await browser.signIn(login);
  return browser;
};
const upload = async (login: string, craft_id: number, file: Buffer, key?: string) => {
  const form = new FormData();
  form.set('craft_id', String(craft_id));
  form.set('file', new Blob([new Uint8Array(file)]), 'photo.jpg');
  const headers = key ? { 'idempotency-key': key } : {};
  const response = await (
    await as(login)
  ).fetch(browserPath(uploadCraftPhoto.path), { method: 'POST', body: form, headers });
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
