import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type RequestOptions, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import type { Api } from '@/lib/published-api';
import { answerCall, isApiCall } from '@/scripts/start/api-calls';

const asked = (url: string, method = 'GET', headers: object = { host: 'venue' }) =>
  isApiCall({ url, method, headers } as IncomingMessage);

test.each([
  '/api/orders/list',
  '/api/orders/list?x=1&path=/a//b/',
  '/api/menu/price-list.pdf',
  '/api/%E0%A4%A',
  '/api/a.b/c..d',
])('%s is a call', (url) => {
  expect([asked(url), asked(url, 'POST')]).toEqual([true, true]);
});

test.each([
  ...['/', '/api', '/api/', '/apis/x', '/orders', '/API/x', '*', 'http://venue/api/x', '//api/x'],
  ...[
    '/api/x/',
    '/api/x/?y',
    '/api//x',
    '/api/./x',
    '/api/../orders',
    '/api/x/..',
    '/api\\x',
    '/api/x\\..',
    '/api/x#y',
  ],
])('%s is left to Next', (url) => {
  expect(asked(url)).toBe(false);
});

test.each(['HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'CONNECT'])('%s is left to Next', (method) => {
  expect(asked('/api/orders/list', method)).toBe(false);
});

test('a call without a host is left to Next', () => {
  expect(asked('/api/orders/list', 'GET', {})).toBe(false);
});

/** Errors in the log. */
const logged: unknown[][] = [];
jest.mock('pino', () => () => ({
  error: (...line: unknown[]) => void logged.push(line),
  warn: (...line: unknown[]) => void logged.push(line),
}));
beforeEach(() => void logged.splice(0));

describe('answerCall', () => {
  let api: Api;
  let server: Server;
  beforeEach(async () => {
    server = createServer((incoming, outgoing) => {
      // The web server sets headers of every reply before.
      outgoing.setHeader('x-of-every-reply', 'yes');
      // As the web server does with every reply.
      outgoing.setHeader('referrer-policy', 'same-origin');
      void answerCall((given) => api(given), incoming, outgoing);
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });
  const open = (options: RequestOptions = {}) =>
    request({ host: '127.0.0.1', port: (server.address() as AddressInfo).port, path: '/api/x', ...options });
  const ask = async (options: RequestOptions = {}, body?: string | Buffer) => {
    const sent = open(options);
    sent.end(body);
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
  };

  test('hands over method, address, headers and body', async () => {
    api = async (given) => {
      const { method, url, headers } = given;
      return Response.json({ method, url, two: headers.get('x-two'), body: await given.text() });
    };
    const headers = { 'x-two': ['a', 'b'] };
    const { body } = await ask({ method: 'POST', path: '/api/x/%41?b=1&b=2', headers }, 'текст');
    const url = 'http://venue/api/x/%41?b=1&b=2';
    expect(JSON.parse(body.toString())).toEqual({ method: 'POST', url, two: 'a, b', body: 'текст' });
  });

  test('sends status and headers, a cookie a line', async () => {
    api = () => {
      const response = new Response(null, { status: 303, headers: { location: '/x' } });
      for (const cookie of ['a=1; Path=/', 'b=2; Expires=Thu, 01 Jan 2026 00:00:00 GMT'])
        response.headers.append('set-cookie', cookie);
      return Promise.resolve(response);
    };
    const { status, headers, body } = await ask();
    expect([status, headers.location, body.length]).toEqual([303, '/x', 0]);
    expect(headers['set-cookie']).toEqual(['a=1; Path=/', 'b=2; Expires=Thu, 01 Jan 2026 00:00:00 GMT']);
  });

  const LONG = { 'the same': 'again and again '.repeat(100) };
  test.each([
    ['gzip', LONG, 'gzip'],
    ['br, gzip;q=0.5', LONG, 'gzip'],
    ['gzip', { long: 'x'.repeat(200_000) }, 'gzip'],
    ['gzip', { short: 1 }, undefined],
    ['gzip;q=0, br', LONG, undefined],
    ['br', LONG, undefined],
    ['', LONG, undefined],
  ])('for "%s" JSON %.20j is sent as %s', async (accepted, json, encoding) => {
    api = () => Promise.resolve(Response.json(json));
    const { headers, body } = await ask({ headers: { 'accept-encoding': accepted } });
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'accept-encoding']);
    expect(headers['content-length']).toBe(String(body.length));
    expect(JSON.parse((encoding ? gunzipSync(body) : body).toString())).toEqual(json);
  });

  test('streams a file: each piece is sent when it is made', async () => {
    let more: (() => void) | undefined;
    const stream = new ReadableStream({
      async start(controller) {
        controller.enqueue(Buffer.from('first;'));
        await new Promise<void>((resolve) => (more = resolve));
        controller.enqueue(Buffer.from('second'));
        controller.close();
      },
    });
    api = () => Promise.resolve(new Response(stream, { headers: { 'content-type': 'text/csv; charset=utf-8' } }));
    const sent = open({ headers: { 'accept-encoding': 'gzip' } });
    sent.end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    expect(answer.headers['content-encoding']).toBe('gzip');
    const [piece] = (await once(answer, 'data')) as [Buffer];
    more?.();
    expect(gunzipSync(Buffer.concat([piece, await buffer(answer)])).toString()).toBe('first;second');
  });

  test('a PDF is not compressed', async () => {
    const pdf = Buffer.alloc(5000, 'p');
    api = () => Promise.resolve(new Response(pdf, { headers: { 'content-type': 'application/pdf' } }));
    const { headers, body } = await ask({ headers: { 'accept-encoding': 'gzip' } });
    expect([headers['content-encoding'], headers.vary, body.equals(pdf)]).toEqual([undefined, undefined, true]);
  });

  test('a client that leaves aborts the call and closes the source of its file', async () => {
    let signal: AbortSignal | undefined;
    const cancelled = new Promise((resolve) => {
      api = (given) => {
        ({ signal } = given);
        const endless = new ReadableStream({
          pull: (controller) => controller.enqueue(Buffer.alloc(65_536)),
          cancel: resolve,
        });
        return Promise.resolve(new Response(endless));
      };
    });
    const sent = open();
    sent.end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    await once(answer, 'data');
    expect(signal?.aborted).toBe(false);
    sent.destroy();
    await cancelled;
    expect(signal?.aborted).toBe(true);
    await new Promise(setImmediate);
    expect(logged).toEqual([]);
  });

  test('a file that breaks off is no whole file', async () => {
    const broken = new ReadableStream({
      start: (controller) => controller.enqueue(Buffer.from('half')),
      pull: (controller) => controller.error(new Error('broke off')),
    });
    api = () => Promise.resolve(new Response(broken));
    await expect(ask()).rejects.toThrow(/aborted|hang up/);
  });

  test('a handler that throws is answered 500', async () => {
    api = () => Promise.reject(new Error('a fault'));
    const headers = { 'content-security-policy': expect.stringMatching(/sandbox$/) as string };
    expect(await ask()).toMatchObject({ status: 500, body: Buffer.alloc(0), headers });
    expect(logged).toMatchObject([[{ err: { message: 'a fault' }, path: '/api/x' }, 'a call failed']]);
  });

  test.each([
    ['unread', async () => Promise.resolve(new Response('refused', { status: 413 }))],
    [
      'half-read',
      async (given: Request) => {
        const reader = given.body?.getReader();
        await reader?.read();
        await reader?.cancel();
        return new Response('refused', { status: 413 });
      },
    ],
  ] satisfies [string, Api][])(
    'a large body left %s is refused, and the connection stays usable',
    async (_how, refuse) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      api = refuse;
      const first = await ask({ method: 'POST', agent }, Buffer.alloc(3_000_000));
      expect([first.status, first.body.toString()]).toEqual([413, 'refused']);
      api = async (given) => new Response(await given.text());
      const second = await ask({ method: 'POST', agent }, 'next');
      expect(second.body.toString()).toBe('next');
      agent.destroy();
    },
  );
});
