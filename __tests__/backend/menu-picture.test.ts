import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { menuItems, storedFiles } from '@/backend/src/db/schema';
import { photoName } from '@/backend/src/files/file-store';
import { send as call } from '@/lib/api/call';
import { copyItem, deleteItems, menuHistory, saveItem } from '@/lib/sections/menu/contract/edit';
import { checkPicture } from '@/lib/sections/menu/contract/picture';
import { formOf, painting, phonePhoto, pngOf } from '../support/pictures';
import { browserOf, startStack } from '../support/stack';

const UPLOAD = '/api/menu/picture/upload';
const LIMIT = 20 * 1024 * 1024;
const stack = startStack();
const browser = browserOf();

beforeAll(async () => {
  const dishes = [11, 12, 13, 14, 15].map((id) => ({ item_id: id, parent_id: 10, name: `Блюдо ${id}`, is_file: true }));
  await stack.database.db.insert(menuItems).values([{ item_id: 10, name: 'Кухня', is_file: false }, ...dishes]);
});

const send = (form: FormData, key?: string) =>
  browser.fetch(UPLOAD, { method: 'POST', body: form, headers: key ? { 'idempotency-key': key } : {} });
const recordOf = (item_id: number) => stack.database.value`select record_id from menu_items where item_id = ${item_id}`;
const answerOf = async (response: Response) => ({ status: response.status, ...((await response.json()) as object) });
const timestampOf = async (response: Response) => ((await response.json()) as { timestamp: number }).timestamp;
const served = async (itemId: number, timestamp: number) => {
  const response = await browser.fetch(`/api/menu/picture/${itemId}?timestamp=${timestamp}`);
  expect(response.status).toBe(200);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};
const jpegOf = (width: number, height: number) => painting(width, height).jpeg().toBuffer();
const colourAt = async (bytes: Buffer, left: number, top: number) => {
  const spot = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return [...spot].map((value) => (value > 128 ? 1 : 0)).join('');
};

test('a phone’s photo is stored upright, 3:2, as jpeg, without location data', async () => {
  const photo = await phonePhoto(2500, 2000);
  expect((await sharp(photo).metadata()).exif?.includes('Secretphone')).toBe(true);
  const timestamp = await timestampOf(await send(formOf(11, photo)));
  expect(await call(checkPicture, { body: { item_id: 11 } }, browser.fetch)).toEqual({ exists: true, timestamp });
  const { response, bytes } = await served(11, timestamp);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'private, max-age=31536000, immutable',
    'content-security-policy': expect.stringMatching(/^default-src 'none';.*; sandbox$/) as string,
  });
  const metadata = await sharp(bytes).metadata();
  expect(metadata).toMatchObject({ format: 'jpeg', width: 1800, height: 1200 });
  expect([metadata.exif, metadata.icc, metadata.xmp, metadata.orientation]).toEqual(Array(4).fill(undefined));
  for (const secret of ['Exif', 'Secretphone', 'Somebody', 'GPS']) expect(bytes.includes(secret)).toBe(false);
  // Rotated by a quarter to the right, the red left half is above the blue one.
  expect([await colourAt(bytes, 900, 10), await colourAt(bytes, 900, 1190)]).toEqual(['100', '001']);
});

test('a small png keeps its size in the right shape; transparency turns white', async () => {
  const png = await sharp({ create: { width: 500, height: 500, channels: 4, background: '#0000' } })
    .png()
    .toBuffer();
  const { bytes } = await served(12, await timestampOf(await send(formOf(12, png, 'photo.png'))));
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 498, height: 332 });
  expect(await colourAt(bytes, 100, 100)).toBe('111');
});

test('exactly 20 MB are accepted; 20 MB and one byte are refused with 413', async () => {
  const full = await pngOf(LIMIT);
  const { bytes } = await served(13, await timestampOf(await send(formOf(13, full))));
  const { width, height } = await sharp(bytes).metadata();
  expect([await colourAt(bytes, width / 2, height - 5), width, height]).toEqual(['010', 1800, 1200]);
  const over = Buffer.concat([full, Buffer.alloc(1)]);
  expect(await answerOf(await send(formOf(13, over)))).toMatchObject({ status: 413, code: 1005 });
});

test('the backend refuses one byte too many by itself and says so', async () => {
  const { port } = stack.app.server.address() as { port: number };
  const url = `http://127.0.0.1:${port}/api/v1/admin/menu/picture/upload`;
  const headers = { cookie: await stack.cookieOf('admin') };
  const response = await fetch(url, { method: 'POST', headers, body: formOf(13, Buffer.alloc(LIMIT + 1)) });
  expect(await answerOf(response)).toMatchObject({ status: 413, code: 1005, field: 'file' });
});

const NO_PICTURE = { field: 'file', message: expect.stringMatching(/Not a jpg or png/) as string };
const anything: [string, () => Promise<FormData> | FormData, object][] = [
  ['a text named .jpg', () => formOf(14, 'Just words, no picture'), NO_PICTURE],
  ['a gif', async () => formOf(14, await painting(60, 40).gif().toBuffer()), { field: 'file' }],
  ['a picture of 2 × 1', async () => formOf(14, await painting(2, 1).png().toBuffer()), { field: 'file' }],
  ['a folder', async () => formOf(10, await painting(60, 40).png().toBuffer()), { field: 'item_id' }],
  ['no number', async () => formOf('x', await painting(60, 40).png().toBuffer()), { field: 'item_id' }],
];
test.each(anything)('%s is refused with code 1 and changes nothing', async (_what, form, expected) => {
  expect(await answerOf(await send(await form()))).toMatchObject({ status: 400, code: 1, ...expected });
  expect(await call(checkPicture, { body: { item_id: 14 } }, browser.fetch)).toMatchObject({ exists: false });
});

test('anything but a form, or a form without a file or with two, is refused with code 1', async () => {
  const two = formOf(14, 'a');
  two.append('file', new Blob(['b']), 'b.jpg');
  const none = new FormData();
  none.set('item_id', '14');
  expect(await answerOf(await send(two))).toMatchObject({ status: 400, code: 1 });
  expect(await answerOf(await send(none))).toMatchObject({ status: 400, code: 1, field: 'file' });
  const json = { method: 'POST', body: '{"item_id":14}', headers: { 'content-type': 'application/json' } };
  expect(await answerOf(await browser.fetch(UPLOAD, json))).toMatchObject({ status: 400, code: 1 });
  const broken = 'multipart/form-data; boundary=x';
  const half = { method: 'POST', body: '--x\r\nContent-Disposition: form-data', headers: { 'content-type': broken } };
  expect(await answerOf(await browser.fetch(UPLOAD, half))).toMatchObject({ status: 400, code: 1 });
});

test('a dish without a picture, and a missing dish, have none to show', async () => {
  expect(await answerOf(await browser.fetch('/api/menu/picture/14'))).toMatchObject({ status: 404, code: 2 });
  expect(await answerOf(await browser.fetch('/api/menu/picture/999'))).toMatchObject({ status: 404, code: 2 });
  const unknown = call(checkPicture, { body: { item_id: 999 } }, browser.fetch);
  await expect(unknown).rejects.toMatchObject({ status: 404 });
  expect((await browser.fetch('/api/menu/picture/..%2f..%2fetc')).status).toBe(400);
});

test('a picture without its timestamp is fetched anew each time', async () => {
  for (const query of ['', '?timestamp=1']) {
    const response = await browser.fetch(`/api/menu/picture/11${query}`);
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
  }
});

test('concurrent uploads leave one whole file, each has its own timestamp, and the last one is the dish’s', async () => {
  const widths = [60, 90, 120];
  const pictures = await Promise.all(widths.map((width) => jpegOf(width, width / 1.5)));
  const replies = await Promise.all(pictures.map((picture) => send(formOf(15, picture))));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  const times = await Promise.all(replies.map(timestampOf));
  expect(new Set(times).size).toBe(3);
  const { timestamp } = await call(checkPicture, { body: { item_id: 15 } }, browser.fetch);
  expect(timestamp).toBe(Math.max(...times));
  const { bytes } = await served(15, timestamp!);
  const { width } = await sharp(bytes, { failOn: 'warning' }).metadata();
  expect(width).toBe(widths[times.indexOf(timestamp!)]);
  expect(await stack.database.db.$count(storedFiles, eq(storedFiles.name, photoName(await recordOf(15))))).toBe(1);
});

test('an upload repeated with its key runs once; history records it; a new number keeps the picture', async () => {
  const picture = await jpegOf(300, 200);
  const first = await timestampOf(await send(formOf(15, picture), 'the-same-upload'));
  expect(await timestampOf(await send(formOf(15, picture), 'the-same-upload'))).toBe(first);
  const other = await jpegOf(600, 400);
  expect((await send(formOf(15, other), 'the-same-upload')).status).toBe(409);
  const { items } = await call(menuHistory, { body: { item_id: 15 } }, browser.fetch);
  const changes = [{ field: 'image_timestamp', after: first }];
  expect(items[0]).toMatchObject({ action: 'changed', user_name: 'admin', changes });
  expect(items).toHaveLength(4);
  await call(saveItem, { body: { item_id: 15, new_id: 150 } }, browser.fetch);
  expect((await served(150, first)).bytes.length).toBeGreaterThan(500);
});

test('a copied dish has its own picture, which stays when the first one changes or goes', async () => {
  const picture = await jpegOf(300, 200);
  await send(formOf(13, picture));
  const { item_id: copy } = await call(copyItem, { body: { source_id: 13 } }, browser.fetch);
  const { exists, timestamp } = await call(checkPicture, { body: { item_id: copy! } }, browser.fetch);
  expect(exists).toBe(true);
  const before = (await served(copy!, timestamp!)).bytes;
  expect((await sharp(before).metadata()).width).toBe(300);
  await send(formOf(13, await jpegOf(600, 400)));
  await call(deleteItems, { body: { items: [13] } }, browser.fetch);
  expect((await served(copy!, timestamp!)).bytes.equals(before)).toBe(true);
});

test('a dish without a picture, and one whose file is lost, are copied without', async () => {
  await stack.database.db.delete(storedFiles).where(eq(storedFiles.name, photoName(await recordOf(12))));
  for (const source_id of [14, 12]) {
    const { item_id } = await call(copyItem, { body: { source_id } }, browser.fetch);
    const copied = await call(checkPicture, { body: { item_id: item_id! } }, browser.fetch);
    expect(copied).toEqual({ exists: false, timestamp: null });
  }
});
