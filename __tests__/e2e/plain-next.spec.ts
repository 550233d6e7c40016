import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '../../scripts/test/free-port';
import { SHARED_VENUE } from '../../scripts/test/sample';
import { ADMIN, expect, signIn, test } from './support';

interface Call {
  readonly method?: string;
  readonly path: string;
  readonly json?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Answer {
  readonly status: number;
  /** Headers by lower-case name. A repeated header keeps its last value. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** Sends one call over a socket, so that its path is not normalized. @throws Error for a reply that is not HTTP */
async function ask(base: URL, { method = 'GET', path, json, headers = {} }: Call): Promise<Answer> {
  const body = json === undefined ? '' : JSON.stringify(json);
  const lines = Object.entries({
    host: base.host,
    ...(body && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
    ...(method === 'POST' && { 'sec-fetch-site': 'same-origin' }),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  const socket = connect(Number(base.port), base.hostname);
  socket.write(`${method} ${path} HTTP/1.0\r\n${lines.join('')}\r\n${body}`);
  const answer = await text(socket);
  const end = answer.indexOf('\r\n\r\n');
  const [first = '', ...names] = answer.slice(0, end).split('\r\n');
  const sent = names.map(
    (line) => [(/^[^:]+/.exec(line)?.[0] ?? '').toLowerCase(), line.replace(/^[^:]+: ?/, '')] as const,
  );
  return { status: Number(first.split(' ')[1]), headers: new Map(sent), body: answer.slice(end + 4) };
}

/** The built app by `next start`, without our web server before it, on the shared venue's backend. */
const testBoth = test.extend<object, { plain: URL }>({
  plain: [
    async ({}, use) => {
      const port = String(await freePort());
      const env = {
        ...process.env,
        ...SHARED_VENUE,
        BACKEND_PORT: process.env['E2E_BACKEND_PORT'] ?? '4210',
        SESSION_SECRET: readFileSync(path.join(SHARED_VENUE.DATA_DIR, 'session-secret'), 'utf8').trim(),
        POS_TOKEN: readFileSync(path.join(SHARED_VENUE.DATA_DIR, 'pos-token'), 'utf8').trim(),
        NODE_ENV: 'production' as const,
      };
      const app = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p', port], {
        env,
      });
      const address = new URL(`http://127.0.0.1:${port}`);
      const isUp = () =>
        fetch(new URL('/auth/login', address))
          .then(({ ok }) => ok)
          .catch(() => false);
      while (!(await isUp())) {
        if (app.exitCode !== null) throw new Error('next start ended');
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
      await use(address);
      app.kill('SIGTERM');
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});

const SAFE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};
const period = { period_id: 5, start_time: 1, end_time: 2_000_000_000, cashier_id: 0, page: 1, count: 50 };
const SKIP = 'middleware:middleware:middleware:middleware:middleware';

testBoth(
  'our web server and plain `next start` answer the same, hostile calls too',
  async ({ page, baseURL, plain }) => {
    await signIn(page);
    const jar = await page.context().cookies();
    const cookie = jar.map(({ name, value }) => `${name}=${value}`).join('; ');
    const mine = { cookie };
    const list: Call = { path: '/api/orders/list', method: 'POST', json: period };
    const calls: readonly (readonly [status: number, call: Call])[] = [
      [200, { ...list, headers: mine }],
      [200, { path: '/api/users/cashiers', headers: mine }],
      [200, { path: '/api/auth/session' }],
      [200, { path: '/api/messages/ru/menu' }],
      [200, { path: '/api/export/orders?format=csv&period_id=5&start_time=1&end_time=1000', headers: mine }],
      [200, { path: '/api/auth/session', method: 'HEAD', headers: mine }],
      [303, { path: '/api/auth/ended?next=%2Fmenu' }],
      [307, { path: '/orders' }],
      [307, { path: '/orders', headers: { 'x-middleware-subrequest': SKIP } }],
      [307, { path: '/orders', headers: { rsc: '1', 'x-middleware-subrequest': 'src/middleware' } }],
      [200, { ...list, path: '/api/orders/list/', headers: mine }],
      [308, { path: '/orders/', headers: mine }],
      [400, { ...list, json: { ...period, page: 0 }, headers: mine }],
      [400, { path: '/api/export/orders', headers: mine }],
      [400, { path: '/api/%E0%A4%A', headers: mine }],
      [400, { path: '/api/export/%00', headers: mine }],
      [400, { path: '/_next/static/%ff' }],
      [400, { path: '/orders/%E0%A4%A' }],
      [401, list],
      [401, { ...list, headers: { 'x-middleware-subrequest': SKIP } }],
      [401, { ...list, headers: { cookie: cookie.replace(/.{8}~2/, 'AAAAAAAA~2') } }],
      [401, { path: '/api/v1/pos/pay', method: 'POST', json: {} }],
      [
        403,
        { path: '/api/auth/logout', method: 'POST', json: {}, headers: { ...mine, origin: 'http://foreign.test' } },
      ],
      [404, { path: '/api/no/such/call', headers: mine }],
      [404, { path: '/_next/static/nothing.js', headers: mine }],
      [405, { path: '/api/auth/login' }],
      [405, { path: '/api/orders/list', method: 'PUT', headers: mine }],
      [413, { path: '/api/auth/login', method: 'POST', json: { login: 'x'.repeat(100_000) } }],
      [413, { ...list, json: { x: 'x'.repeat(2_000_000) }, headers: mine }],
    ];
    for (const base of [new URL(baseURL ?? ''), plain])
      for (const [status, call] of calls) {
        const answer = await ask(base, call);
        const safe = Object.keys(SAFE).map((name) => [name, answer.headers.get(name)]);
        const asked = [base.port, call.method, call.path];
        expect([...asked, answer.status, Object.fromEntries(safe)]).toEqual([...asked, status, SAFE]);
      }
  },
);

testBoth('a forged address, host or protocol changes nothing', async ({ baseURL, plain }) => {
  const guess = { path: '/api/auth/login', method: 'POST' };
  for (const base of [new URL(baseURL ?? ''), plain]) {
    const login = `guess-${base.port}`;
    const statuses = [];
    for (let at = 0; at < 7; at += 1) {
      const forged = {
        'x-forwarded-for': `203.0.113.${at}`,
        'x-real-ip': `203.0.113.${at}`,
        'x-socket-address': `203.0.113.${at}`,
      };
      const json = { login, password: `wrong-${at}`, server: 'venue' };
      statuses.push((await ask(base, { ...guess, json, headers: forged })).status);
    }
    expect([base.port, statuses]).toEqual([base.port, [401, 401, 401, 401, 401, 429, 429]]);
    const forged = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' };
    const entered = await ask(base, { ...guess, json: { ...ADMIN, server: 'venue' }, headers: forged });
    expect([entered.status, entered.headers.get('set-cookie')]).toEqual([
      200,
      expect.stringMatching(/^venue(-device)?=/),
    ]);
    const foreign = { ...forged, origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' };
    const json = { ...ADMIN, server: 'venue' };
    expect((await ask(base, { ...guess, json, headers: foreign })).status).toBe(403);
  }
});

testBoth(
  'a browser that comes over https comes so for a year, to names below this one too',
  async ({ baseURL, plain }) => {
    for (const base of [new URL(baseURL ?? ''), plain]) {
      const hsts = async (proto: string) =>
        (await ask(base, { path: '/auth/login', headers: { 'x-forwarded-proto': proto } })).headers.get(
          'strict-transport-security',
        );
      expect([await hsts('https'), await hsts('http')]).toEqual(['max-age=31536000; includeSubDomains', undefined]);
    }
  },
);
