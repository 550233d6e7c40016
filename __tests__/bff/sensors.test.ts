import nock from 'nock';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { call, type ApiError } from '@/lib/api/call';
import { readSensor } from '@/lib/contract/sensors';
import { startStack, type Browser, type Stack } from '../support/stack';

const OUTSIDE = 'http://sensors.test';
const FAILED = 'Unable to read the beer sensor';

let stack: Stack;
let browser: Browser;
beforeAll(async () => {
  stack = await startStack({ SENSOR_URL: `${OUTSIDE}/meters/` });
  browser = stack.browser();
  await browser.signIn('admin');
  nock.disableNetConnect();
  nock.enableNetConnect('127.0.0.1');
});
afterAll(async () => {
  nock.enableNetConnect();
  await stack.close();
});
afterEach(() => nock.cleanAll());

const get = () => nock(OUTSIDE).get('/meters/4101');
const read = () => call(readSensor, { params: { guid: 4101 } }, browser.fetch);
const refusal = () =>
  read().then(
    () => 'done',
    (cause: unknown) => {
      const { status, problem } = cause as ApiError;
      return [status, problem.code, problem.message];
    },
  );

test('volumes are litres to the centilitre, by channel; invalid volumes are left out', async () => {
  const channels = [
    { channel: 3, volume: 0 },
    { channel: '1', volume: '12.345', unit: 'l' },
    { channel: 2, volume: 7.999 },
    { channel: 2, volume: 1 },
    { channel: 9, volume: 1 },
    { channel: 0, volume: 1 },
    { channel: 4, volume: -1 },
    { channel: 5, volume: null },
    { channel: 6, volume: '' },
    { channel: 7, volume: 'full' },
    { channel: 8 },
    null,
    5,
  ];
  get().reply(200, { channels });
  expect(await read()).toEqual({
    channels: [
      { channel: 1, volume: 12.35 },
      { channel: 2, volume: 8 },
      { channel: 3, volume: 0 },
    ],
  });
  get().reply(200, { channels: [] });
  expect(await read()).toEqual({ channels: [] });
});

const ODD: readonly [string, (reply: nock.Interceptor) => nock.Scope, number, number][] = [
  ['HTML', (reply) => reply.reply(200, '<html>'), 502, 1000],
  ['half a body', (reply) => reply.reply(200, '{"channels":['), 502, 1000],
  ['no channels', (reply) => reply.reply(200, { volume: 5 }), 502, 1004],
  ['a list', (reply) => reply.reply(200, []), 502, 1004],
  ['null', (reply) => reply.reply(200, 'null'), 502, 1004],
  ['status 404', (reply) => reply.reply(404, { channels: [] }), 502, 1008],
  ['status 500', (reply) => reply.reply(500, ''), 502, 1008],
  ['status 401', (reply) => reply.reply(401, ''), 502, 1008],
  ['silence', (reply) => reply.replyWithError(Object.assign(new Error('no'), { code: 'ECONNREFUSED' })), 503, 1002],
  ['a huge reply', (reply) => reply.reply(200, `"${'x'.repeat(64 * 1024)}"`), 502, 1004],
];
test.each(ODD)('%s is a problem, not a volume', async (_name, reply, status, code) => {
  reply(get());
  expect(await refusal()).toEqual([status, code, FAILED]);
});

test('a redirect is never followed', async () => {
  const trap = nock('http://elsewhere.test').get(/./).reply(200, { channels: [] });
  for (const status of [301, 302, 307, 308]) {
    get().reply(status, '', { location: 'http://elsewhere.test/auth/login' });
    expect(await refusal()).toEqual([502, 1000, FAILED]);
  }
  expect(trap.pendingMocks()).toHaveLength(1);
});

test('a wrong guid is not forwarded', async () => {
  await expect(call(readSensor, { params: { guid: -1 } }, browser.fetch)).rejects.toMatchObject({
    problem: { code: 1 },
  });
});

describe('a service that hangs', () => {
  let server: Server;
  beforeAll(async () => {
    server = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"channels":[');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });

  test('times out in the middle of its reply', async () => {
    const { askOutside } = await import('@/lib/bff/outside');
    const address = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/1`);
    const outside = { address, name: 'sensor', fields: {}, failed: FAILED, timeoutMs: 200, replyLimit: 1000 };
    const context = {
      server: { id: 'venue', name: '', url: '', hidden: false, readonly: false },
      ...{ cookie: '', location: '/', requestId: 'request-1' },
    };
    await expect(askOutside(outside, context)).rejects.toMatchObject({ code: 1003, message: FAILED });
  });
});
