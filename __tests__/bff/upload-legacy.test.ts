import nock from 'nock';
import { formOf } from '../support/pictures';
import { answers, LEGACY, legacyBrowser } from '../support/legacy';

const UPSTREAM = '/api/v1/admin/menu/picture/upload';
const UPLOAD = '/api/menu/picture/upload';
const LIMIT = 20 * 1024 * 1024;
const JPEG = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(2000, 'x')]);

const browserOf = legacyBrowser();

const answerOf = async (response: Response) => ({ status: response.status, ...((await response.json()) as object) });
/** Status and reply of an upload. */
const send = async (body: BodyInit, headers: Record<string, string> = {}) =>
  answerOf(await browserOf().fetch(UPLOAD, { method: 'POST', body, headers }));

test('the form reaches a legacy server as the browser made it, with the session’s credentials', async () => {
  const seen: { headers: Record<string, unknown>; body: string }[] = [];
  nock(LEGACY)
    .post(UPSTREAM)
    .reply(function (_uri, body) {
      seen.push({ headers: this.req.headers, body: Buffer.from(body as string, 'hex').toString('latin1') });
      return [200, { timestamp: 1_790_000_000 }];
    });
  const answer = await send(formOf(7, JPEG), { 'idempotency-key': 'the-key-of-before', 'x-location': '/menu' });
  expect(answer).toEqual({ status: 200, timestamp: 1_790_000_000 });
  const [{ headers, body } = { headers: {}, body: '' }] = seen;
  expect(String(headers['content-type'])).toMatch(/^multipart\/form-data; boundary=/);
  expect(String(headers['cookie'])).toMatch(/^PHPSESSID=/);
  expect(String(headers['x-location-hash'])).toBe('#/menu');
  expect(String(headers['idempotency-key'])).toBe('the-key-of-before');
  expect(body).toContain('name="item_id"\r\n\r\n7\r\n');
  expect(body).toContain(JPEG.toString('latin1'));
});

test('a legacy server’s answer becomes a problem as everywhere', async () => {
  const upload = () => nock(LEGACY).post(UPSTREAM);
  const replies: [nock.Scope, object][] = [
    [upload().reply(200, { code: 12, error: 'upload error' }), { status: 409, code: 12, message: 'upload error' }],
    [upload().replyWithError('down'), { status: 503, code: 1002 }],
  ];
  for (const [, expected] of replies) expect(await send(formOf(7, JPEG))).toMatchObject(expected);
});

test('one byte over 20 MB never reaches a legacy server as a whole form; 20 MB do', async () => {
  const upstream = answers(UPSTREAM, { timestamp: 1 });
  const over = await send(formOf(7, Buffer.alloc(LIMIT + 1)));
  expect(over).toMatchObject({ status: 413, code: 1005, field: 'file' });
  expect(upstream.isDone()).toBe(false);
  expect(await send(formOf(7, Buffer.alloc(LIMIT)))).toMatchObject({ status: 200 });
  expect(upstream.isDone()).toBe(true);
});

test('a form with too many bytes beside its file is refused, also when it announces no length; an announced one before a byte is read', async () => {
  answers(UPSTREAM, { timestamp: 1 });
  const form = formOf(7, JPEG);
  form.set('note', 'x'.repeat(LIMIT + 16 * 1024));
  expect(await send(form)).toMatchObject({ status: 413, code: 1005, field: 'file' });
  const body = new ReadableStream({ pull: () => Promise.reject(new Error('must not be read')) }, { highWaterMark: 0 });
  const request = { method: 'POST', body, duplex: 'half', headers: { 'content-length': String(LIMIT * 2) } };
  expect((await browserOf().fetch(UPLOAD, request as RequestInit)).status).toBe(413);
});

test('a picture is relayed only as a picture: no other reply is shown as one', async () => {
  const browser = browserOf();
  const picture = '/api/v1/admin/menu/picture/7';
  nock(LEGACY).get(picture).reply(200, JPEG, { 'content-type': 'image/jpeg' });
  const good = await browser.fetch('/api/menu/picture/7');
  expect(good.headers.get('cache-control')).toBe('private, no-cache');
  expect(good.headers.get('content-security-policy')).toContain('sandbox');
  expect(Buffer.from(await good.arrayBuffer()).equals(JPEG)).toBe(true);
  nock(LEGACY).get(picture).reply(200, '<script>alert(1)</script>', { 'content-type': 'text/html' });
  expect(await answerOf(await browser.fetch('/api/menu/picture/7'))).toMatchObject({ status: 502, code: 1000 });
  nock(LEGACY).get(picture).reply(404, 'Not Found', { 'content-type': 'text/html' });
  expect((await browser.fetch('/api/menu/picture/7')).status).toBe(502);
});
