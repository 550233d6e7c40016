import { createServer, type RequestListener, type Server } from 'node:http';
import { gzipSync, brotliCompressSync } from 'node:zlib';
import { exchange, type Sent } from '@/lib/bff/exchange';
import { log } from '@/lib/bff/log';
import { askOutside } from '@/lib/bff/outside';
import { replyLimitOf, timeFor, timesForUpload } from '@/lib/bff/bounds';
import { replyJson } from '@/lib/bff/reply-json';
import { callUpstream, relayFile, type UpstreamContext } from '@/lib/bff/upstream';
import { checkLogin } from '@/lib/sections/auth/contract/auth';
import { getPicture } from '@/lib/sections/menu/contract/picture';
import type { Endpoint } from '@/lib/contract/endpoint';
import { TIMES } from '@/lib/http/times';
import { listMenu } from '@/lib/sections/menu/contract/menu';
import { invoke } from '@/lib/bff/invoke';
import { listen } from '../support/listen';

const MEGABYTE = 1024 * 1024;
let answer: RequestListener;
let server: Server;
let url: string;

beforeAll(async () => {
  process.env['LOG_LEVEL'] = 'silent';
  process.env['SESSION_SECRET'] = 's'.repeat(48);
  server = createServer((request, response) => answer(request, response));
  url = `http://127.0.0.1:${await listen(server)}`;
});
beforeEach(() => void jest.spyOn(log, 'warn').mockImplementation());
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

const context = (more: Partial<UpstreamContext> = {}): UpstreamContext => ({
  server: { id: 'old', name: '', url, hidden: false, readonly: false },
  cookie: '',
  location: '/',
  requestId: 'request-1',
  ...more,
});
const get = (sent: Partial<Sent> = {}) =>
  exchange(new URL(url), { method: 'GET', headers: {}, timeoutMs: 60_000, replyLimit: MEGABYTE, ...sent });
const later = (ms: number) => performance.now() + ms;

/** A body of 400 MB in about 2 MB. */
const bomb = gzipSync(Buffer.alloc(400 * MEGABYTE), { level: 1 });

describe('the size of a reply', () => {
  test.each([
    ['gzip', (body: Buffer) => gzipSync(body)],
    ['br', (body: Buffer) => brotliCompressSync(body)],
    ['identity', (body: Buffer) => body],
  ])('counts unpacked: %s', async (encoding, pack) => {
    answer = (_request, response) => {
      response.writeHead(200, encoding === 'identity' ? {} : { 'content-encoding': encoding });
      response.end(pack(Buffer.alloc(1000)));
    };
    expect((await get({ replyLimit: 1000 })).body).toHaveLength(1000);
    await expect(get({ replyLimit: 999 })).rejects.toThrow('More than 999 bytes');
  });

  test('a bomb is given up at the limit, with little memory and its connection closed', async () => {
    const closed = new Promise((resolve) => {
      answer = (request, response) => {
        request.socket.once('close', resolve);
        response.writeHead(200, { 'content-encoding': 'gzip', 'content-type': 'application/json' }).end(bomb);
      };
    });
    const before = process.memoryUsage().rss;
    await expect(callUpstream(listMenu, { query: {} }, context())).rejects.toMatchObject({ code: 1004 });
    await closed;
    expect((process.memoryUsage().rss - before) / MEGABYTE).toBeLessThan(250);
  });

  test('a file and an outside service have their own limits', async () => {
    answer = (_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip', 'content-type': 'image/jpeg' }).end(bomb);
    const photo = relayFile(getPicture, { params: { item_id: 1 } }, context());
    await expect(photo).rejects.toMatchObject({ code: 1004 });
    const outside = { address: new URL(url), name: 'x', fields: {}, failed: 'no', timeoutMs: 60_000, replyLimit: 1000 };
    await expect(askOutside(outside, context())).rejects.toMatchObject({ code: 1004, message: 'no' });
  });

  test('large real replies pass', () => {
    const items = Array.from({ length: 5000 }, (_, at) => ({
      item_id: at + 1,
      name: 'Блюдо'.repeat(10),
      is_file: 1,
      parent_id: 0,
      retail_price: 100,
      children: [],
      description: 'о'.repeat(1000),
    }));
    const body = Buffer.from(JSON.stringify({ items }));
    expect(body.length).toBeGreaterThan(10 * MEGABYTE);
    expect(body.length).toBeLessThan(replyLimitOf(listMenu as Endpoint));
    expect(replyJson(body, false)).toEqual({ items });
  });
});

describe('JSON of a legacy server', () => {
  const levels = (count: number) => `{"items":${'['.repeat(count)}${']'.repeat(count)}}`;
  const values = (count: number) => `[${'0,'.repeat(count)}0]`;
  const fields = (count: number) => `{${Array.from({ length: count }, (_, at) => `"${at}":0`).join()}}`;

  test.each([
    ['levels', levels(198), levels(201)],
    ['values', values(1.9e6), values(2e6)],
    ['fields of an object', `[${fields(900)},${fields(900)}]`, fields(1100)],
  ])('%s are counted before it is parsed', (_name, within, beyond) => {
    expect(JSON.stringify(replyJson(Buffer.from(within), false))).toBe(JSON.stringify(JSON.parse(within)));
    expect(replyJson(Buffer.from(beyond), false)).toBeUndefined();
  });

  test('signs in texts do not count', () => {
    const json = { text: `\\"${'[{,'.repeat(3e6)}` };
    expect(replyJson(Buffer.from(JSON.stringify(json)), false)).toEqual(json);
  });

  test('a menu that is too deep, and a refusal to send a file that has too many fields, are no answers', async () => {
    const node = '{"item_id":1,"name":"x","is_file":0,"children":[';
    answer = (_request, response) => response.end(`{"items":[${node.repeat(20_000)}${']}'.repeat(20_000)}]}`);
    await expect(callUpstream(listMenu, { query: {} }, context())).rejects.toMatchObject({ code: 1000 });
    answer = (_request, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(`{"code":1,"args":${fields(1100)}}`);
    const photo = relayFile(getPicture, { params: { item_id: 1 } }, context());
    await expect(photo).rejects.toMatchObject({ code: 1000 });
  });

  const dish = '{"is_file":true,"item_id":1,"parent_id":0,"name":"","path":';
  test.each([
    ['objects without fields', `{"items":[${'{},'.repeat(500_000)}{}]}`],
    ['lists without entries', `{"items":[${'[],'.repeat(500_000)}[]]}`],
    ['numbers', `{"items":[${'1,'.repeat(1_000_000)}1]}`],
    ['ids out of range', `{"items":[${dish}[${'0,'.repeat(1_000_000)}0]}]}`],
    ['arguments of a refusal', `{"code":1,"args":${fields(1_000_000)}}`],
  ])('%s by the million cost no more than their parsing', async (name, body) => {
    const packed = gzipSync(body);
    answer = (_request, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed);
    const error = jest.spyOn(log, 'error').mockImplementation();
    const plain = performance.now();
    JSON.parse(body);
    const started = performance.now();
    const before = process.memoryUsage().rss;
    const call = callUpstream(listMenu, { query: {} }, context());
    await expect(call).rejects.toMatchObject({ code: name.startsWith('arguments') ? 1000 : 1004 });
    expect(performance.now() - started).toBeLessThan(5_000 + 20 * (started - plain));
    expect((process.memoryUsage().rss - before) / MEGABYTE).toBeLessThan(250);
    for (const [{ issues }] of error.mock.calls as unknown as [{ issues: unknown[] }][]) expect(issues).toHaveLength(1);
    error.mockRestore();
  });
});

describe('time', () => {
  /** Answers whole replies to `fast` paths; drips a byte at a time to others. */
  const drip: RequestListener = (request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write(' '), 20);
    request.socket.once('close', () => clearInterval(timer));
  };

  test('a reply that drips is given up in the whole time, not per byte, and so are headers that never end', async () => {
    answer = drip;
    await expect(get({ timeoutMs: 300 })).rejects.toMatchObject({ name: 'TimeoutError' });
    const late = { code: 1003, message: 'The admin API did not answer in time' };
    await expect(callUpstream(checkLogin, {}, context({ deadline: later(300) }))).rejects.toMatchObject(late);
    answer = (request) => {
      request.socket.write('HTTP/1.1 200 OK\r\n');
      const timer = setInterval(() => request.socket.write('x: y\r\n'), 20);
      request.socket.once('close', () => clearInterval(timer));
    };
    await expect(get({ timeoutMs: 300 })).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  test('a change of protocol is no answer', async () => {
    answer = ({ socket }) =>
      void socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    await expect(callUpstream(checkLogin, {}, context())).rejects.toMatchObject({ code: 1002 });
  });

  test('calls of one page share the time: what is left after a slow one, and none after the last', async () => {
    let calls = 0;
    answer = (request, response) => {
      calls += 1;
      drip(request, response);
    };
    const page = context({ deadline: later(400) });
    const started = performance.now();
    for (let call = 0; call < 5; call += 1)
      await expect(callUpstream(checkLogin, {}, page)).rejects.toMatchObject({ code: 1003 });
    expect(performance.now() - started).toBeLessThan(5 * 400);
    expect(calls).toBe(1);
  });

  test('a composed call shares it too', async () => {
    answer = (_request, response) => void setTimeout(() => response.end('{"items":[]}'), 250);
    const { salaryYearPage } = await import('@/lib/sections/salary/contract/papers');
    const body = { employee_id: 1, year: 2024 };
    const year = invoke(salaryYearPage, { body }, context({ deadline: later(400) }));
    await expect(year).rejects.toMatchObject({ code: 1003 });
  });

  test('without a deadline a call has the time of the setting, and an upload minutes', () => {
    const most = Number(process.env['ADMIN_API_TIMEOUT']) * 1000;
    expect(timeFor({})).toBe(most);
    expect(timeFor({ deadline: later(-50) })).toBeLessThan(0);
    expect(timesForUpload()).toEqual({ timeoutMs: TIMES.request, answerMs: most });
  });

  async function* slowly(pieces: number) {
    for (let at = 0; at < pieces; at += 1) {
      await new Promise((resolve) => setTimeout(resolve, 40));
      yield Buffer.from('x');
    }
  }
  const upload = (pieces: number, answerMs: number) =>
    get({ method: 'POST', body: slowly(pieces), timeoutMs: 60_000, answerMs });

  test('the time of the answer to an upload begins with its last byte: a server that stays silent then is given up soon', async () => {
    answer = (request) => void request.resume();
    const started = performance.now();
    await expect(upload(3, 300)).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(performance.now() - started).toBeLessThan(30_000);
    answer = (request, response) => void request.resume().once('end', () => response.end('whole'));
    expect((await upload(20, 500)).body.toString()).toBe('whole');
  });

  test('an upload that is refused early leaves no timer', async () => {
    answer = (request, response) => {
      response.writeHead(413).end('too large');
      request.resume();
    };
    expect((await upload(5, 100)).status).toBe(413);
    answer = (_request, response) => void setTimeout(() => response.end('next'), 500);
    expect((await get()).body.toString()).toBe('next');
  });
});

test.each(['constructor', '__proto__', 'toString', 'x'])(
  'an encoding "%s" that nobody asked for is none',
  async (name) => {
    answer = (_request, response) => void response.writeHead(200, { 'content-encoding': name }).end('plain');
    expect((await get()).body.toString()).toBe('plain');
  },
);
