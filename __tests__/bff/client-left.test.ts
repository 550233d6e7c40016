import { once } from 'node:events';
import {
  createServer,
  request,
  type ClientRequest,
  type IncomingMessage,
  type RequestOptions,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { registerErrors } from '@/backend/src/http/errors';
import { answer, handle } from '../support/handlers';
import { listen } from '../support/listen';
import { signedInAs, startStack, type Browser } from '../support/stack';

jest.setTimeout(40_000);
const FROM_PAGE = { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' };

startStack();
let browser: Browser;
let web: Server;
let port: number;
const answered: Promise<unknown>[] = [];
let errors: unknown[][] = [];
let warnings: unknown[][] = [];
/** Holds each answer until the client has left. */
let hold: Promise<unknown> = Promise.resolve();

beforeAll(async () => {
  browser = await signedInAs('admin');
  const slow = async (given: Request) => {
    const response = await answer(given);
    await hold;
    return response;
  };
  web = createServer((incoming, outgoing) => answered.push(handle(incoming, outgoing, slow)));
  port = await listen(web);
});
beforeEach(async () => {
  const { log } = await import('@/lib/bff/log');
  [errors, warnings] = [[], []];
  jest.spyOn(log, 'warn').mockImplementation((...line: unknown[]) => void warnings.push(line));
  for (const level of ['error', 'fatal'] as const)
    jest.spyOn(log, level).mockImplementation((...line: unknown[]) => void errors.push(line));
});
afterAll(() => {
  web.closeAllConnections();
  web.close();
});

const open = (path: string, headers: Record<string, string | number> = {}, method = 'POST') => {
  const sent = request({
    host: '127.0.0.1',
    port,
    path,
    method,
    headers: {
      host: 'localhost:3000',
      cookie: browser.cookie(),
      'content-type': 'application/json',
      ...FROM_PAGE,
      ...headers,
    },
  });
  sent.on('error', () => undefined);
  return sent;
};
/** The client leaves; whatever was called ends, without an error in the log. */
async function leave(sent: ClientRequest): Promise<void> {
  const closed = new Promise((resolve) => sent.once('close', resolve));
  sent.destroy();
  await closed;
  await Promise.all(answered.splice(0));
  expect(errors).toEqual([]);
  expect(warnings.filter(([, text]) => text === 'unexpected error')).toEqual([]);
}
const arrives = () => once(web, 'request');

const UPLOAD = {
  'content-type': 'multipart/form-data; boundary=x',
  'content-length': 100_000,
};
test.each([
  ...['/api/orders/list', '/api/auth/login', '/api/menu/export/karaoke'].map(
    (path) => [path, { 'content-length': 1000 }, '{"half":'] as const,
  ),
  ['/api/menu/picture/1', UPLOAD, '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nhalf'],
] as const)('a client that leaves while it sends a body to %s is no error', async (path, headers, half) => {
  const arrived = arrives();
  const sent = open(path, headers);
  sent.write(half);
  await arrived;
  await leave(sent);
});

test('one that leaves while it waits is no error', async () => {
  let release: (() => void) | undefined;
  hold = new Promise<void>((resolve) => (release = resolve));
  const arrived = arrives();
  const sent = open('/api/menu/list', {}, 'GET');
  sent.end();
  await arrived;
  const left = leave(sent);
  release?.();
  await left;
});

test('one that leaves in the middle of a file is no error', async () => {
  const sent = open('/api/export/menu?format=csv', {}, 'GET');
  sent.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(200);
  await leave(sent);
});

test('a fault is logged as a warning though the client has left, and as an error while it waits', async () => {
  const { respond } = await import('@/lib/bff/respond');
  const left = AbortSignal.abort();
  const fail = (signal?: AbortSignal) =>
    respond(new Request('http://venue/api/x', { ...(signal && { signal }) }), () =>
      Promise.reject(new Error('a fault')),
    );
  await fail(left);
  expect(errors).toEqual([]);
  expect(warnings).toMatchObject([[{ err: { message: 'a fault' }, hasLeft: true }, 'unexpected error']]);
  await fail();
  expect(errors).toMatchObject([
    [{ err: { message: 'a fault' } }, 'unexpected error'],
    [{ status: 500 }, 'call'],
  ]);
});

test('a file that is refused because others are being written is no error', async () => {
  const { takePlace } = await import('@/lib/bff/export/places');
  const leave = Array.from({ length: 4 }, takePlace);
  const reply = await browser.fetch('/api/export/menu?format=csv');
  for (const one of leave) one();
  expect(reply.status).toBe(503);
  expect(errors).toEqual([]);
  expect(warnings).toMatchObject([[{ status: 503, path: '/api/export/menu' }, 'call']]);
});

describe('the backend', () => {
  const lines: string[] = [];
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } });
  let sent: ClientRequest;
  const leaves = () => sent.destroy();
  const ask = (options: RequestOptions = {}) => {
    sent = request({ host: '127.0.0.1', port: (app.server.address() as AddressInfo).port, ...options });
    sent.on('error', () => undefined);
    return sent;
  };
  beforeAll(async () => {
    registerErrors(app);
    app.get('/', async ({ raw }) => {
      const closed = once(raw.socket, 'close');
      leaves();
      await closed;
      throw new Error('a fault');
    });
    app.post('/', () => ({}));
    await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => app.close());
  beforeEach(() => void lines.splice(0));

  test('logs a fault as a warning though the client has left', async () => {
    ask().end();
    while (lines.length === 0) await new Promise(setImmediate);
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { level: 40, hasLeft: true, msg: 'unexpected error', err: { message: 'a fault' } },
    ]);
  });

  test('logs no error for a body that breaks off', async () => {
    const arrived = once(app.server, 'request') as Promise<[IncomingMessage]>;
    ask({ method: 'POST', headers: { 'content-type': 'application/json', 'content-length': 99 } }).write('{');
    const [{ socket }] = await arrived;
    // `once` of events would take the broken body for a failure.
    const closed = new Promise((resolve) => socket.once('close', resolve));
    leaves();
    await closed;
    await new Promise(setImmediate);
    expect(lines).toEqual([]);
  });
});
