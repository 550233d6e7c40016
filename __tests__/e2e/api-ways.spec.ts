import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { ADMIN, expect, signIn, test } from './support';

interface Call {
  readonly method?: string;
  readonly path: string;
  readonly json?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Answer {
  /** Next names headers of its own in `vary`. */
  readonly isNexts: boolean;
  readonly status: number;
  readonly headers: readonly string[];
  readonly body: string;
}

/** Headers of the transfer, and those that differ with each call. */
const ASIDE = /^(date|connection|keep-alive|vary|content-length|content-encoding|transfer-encoding|x-request-id):/;

/**
 * One call as HTTP/1.0. With a host the web server calls the API itself; without one it leaves that to Next.
 * @throws Error for an answer that is no HTTP
 */
async function ask(
  base: URL,
  { method = 'GET', path, json, headers = {} }: Call,
  way: 'own' | 'next',
): Promise<Answer> {
  const body = json === undefined ? '' : JSON.stringify(json);
  const lines = Object.entries({
    ...(way === 'own' && { host: base.host }),
    ...(body && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
    ...(method === 'POST' && { 'sec-fetch-site': 'same-origin' }),
    'accept-encoding': 'gzip',
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  const socket = connect(Number(base.port), base.hostname);
  socket.write(`${method} ${path} HTTP/1.0\r\n${lines.join('')}\r\n${body}`);
  const answer = await buffer(socket);
  const end = answer.indexOf('\r\n\r\n');
  const [first = '', ...names] = answer.subarray(0, end).toString('latin1').split('\r\n');
  const sent = names.map((line) => line.replace(/^[^:]+/, (name) => name.toLowerCase()));
  const bytes = answer.subarray(end + 4);
  const isPacked = sent.some((line) => /^content-encoding: gzip$/.test(line));
  return {
    isNexts: sent.some((line) => /^vary: .*next-router/.test(line)),
    status: Number(first.split(' ')[1]),
    // Sealed anew each time.
    headers: sent
      .filter((line) => !ASIDE.test(line))
      .map((line) => line.replace(/^(set-cookie: [\w-]+=)[^;]+/, '$1…'))
      .toSorted(),
    body: (isPacked ? gunzipSync(bytes) : bytes).toString().replace(/"request_id":"[\w-]+"/, '"request_id":"…"'),
  };
}

const period = { period_id: 5, start_time: 1, end_time: 2_000_000_000, cashier_id: 0, page: 1, count: 50 };

test('a call is answered the same with and without Next in between', async ({ page, baseURL }) => {
  await signIn(page);
  const jar = await page.context().cookies();
  const cookie = { cookie: jar.map(({ name, value }) => `${name}=${value}`).join('; ') };
  const calls: readonly (readonly [status: number, call: Call])[] = [
    [200, { path: '/api/orders/list', method: 'POST', json: period, headers: cookie }],
    [200, { path: '/api/users/cashiers', headers: cookie }],
    [200, { path: '/api/auth/session', headers: cookie }],
    [200, { path: '/api/auth/session' }],
    [200, { path: '/api/auth/login', method: 'POST', json: { ...ADMIN, server: 'venue' } }],
    [200, { path: '/api/messages/ru/menu' }],
    [200, { path: `/api/export/orders?format=csv&period_id=5&start_time=1&end_time=1000`, headers: cookie }],
    [303, { path: '/api/auth/ended?next=%2Fmenu' }],
    [400, { path: '/api/orders/list', method: 'POST', json: { ...period, page: 0 }, headers: cookie }],
    [400, { path: '/api/export/orders', headers: cookie }],
    [401, { path: '/api/orders/list', method: 'POST', json: period }],
    [
      401,
      {
        path: '/api/orders/list',
        method: 'POST',
        json: period,
        headers: { cookie: cookie.cookie.replace(/.{8}~2/, 'AAAAAAAA~2') },
      },
    ],
    [401, { path: '/api/v1/pos/pay', method: 'POST', json: {} }],
    [
      403,
      { path: '/api/auth/logout', method: 'POST', json: {}, headers: { ...cookie, origin: 'http://foreign.test' } },
    ],
    [404, { path: '/api/no/such/call', headers: cookie }],
    [400, { path: '/api/orders/list', headers: cookie }],
    [400, { path: '/api/orders/%20', headers: cookie }],
    [405, { path: '/api/auth/login' }],
    [405, { path: '/api/orders/list', method: 'PUT', headers: cookie }],
    [204, { path: '/api/orders/list', method: 'OPTIONS', headers: cookie }],
    [200, { path: '/api/auth/session', method: 'HEAD', headers: cookie }],
    [308, { path: '/api/orders/list/', headers: cookie }],
    [308, { path: '/api//orders/list', headers: cookie }],
    [413, { path: '/api/auth/login', method: 'POST', json: { login: 'x'.repeat(100_000) } }],
    [413, { path: '/api/orders/list', method: 'POST', json: { x: 'x'.repeat(2_000_000) }, headers: cookie }],
  ];
  const base = new URL(baseURL ?? '');
  // The API is Next's until its first call has loaded it.
  expect((await ask(base, { path: '/api/auth/session' }, 'next')).isNexts).toBe(true);
  expect((await ask(base, { path: '/api/auth/session' }, 'own')).isNexts).toBe(false);
  for (const [status, call] of calls) {
    const own = await ask(base, call, 'own');
    expect([call.method, call.path, own.status]).toEqual([call.method, call.path, status]);
    const next = await ask(base, call, 'next');
    expect({ ...own, isNexts: next.isNexts }).toEqual(next);
  }
});

test('an address that cannot be decoded is no call', async ({ page, baseURL }) => {
  await signIn(page);
  const jar = await page.context().cookies();
  const headers = { cookie: jar.map(({ name, value }) => `${name}=${value}`).join('; ') };
  const answer = await ask(new URL(baseURL ?? ''), { path: '/api/%E0%A4%A', headers }, 'own');
  const told = expect.objectContaining({ code: 1, key: 'badAddress' }) as unknown;
  expect([answer.status, JSON.parse(answer.body)]).toEqual([400, told]);
});
