import { TOTP } from 'otpauth';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { sealingWith } from '@/backend/src/people/sealing';
import { secondFactors } from '@/backend/src/db/schema';
import { inBooks } from '@/backend/src/http/command';
import { permissionsOf } from '@/lib/rights/permissions';
import { readSettings } from '@/lib/env';
import { noteSocketAddress } from '@/lib/http/socket-address';
import { serveMetrics, webMetrics } from '@/scripts/start/metrics';
import { freePort } from '@/scripts/test/free-port';
import { posting } from '../support/browser';
import { times } from '../support/effort';
import { handle, HANDLERS } from '../support/handlers';
import { listen } from '../support/listen';
import { PASSWORD, openStack, type Stack } from '../support/stack';

/** As the manifest of a build would say. */
const templateOf = (path: string) => {
  const handler = HANDLERS.find(({ pattern }) => pattern.test(path));
  return handler ? `/api/${handler.folder}` : 'other';
};

let stack: Stack;
let web: Server;
let closeMetrics: () => void;
let scrape: () => Promise<string>;
let url: string;

beforeAll(async () => {
  const port = await freePort();
  stack = await openStack({ METRICS_PORT: String(port), POS_TOKEN: 'token-of-the-till-0123' });
  web = createServer();
  const metrics = webMetrics(() => Promise.resolve(1), templateOf);
  web.on('request', (request, response) => {
    metrics.watch(request, response);
    // Its client leaves before the answer.
    if (request.method === 'HEAD') return void request.socket.destroy();
    noteSocketAddress(request.headers, '10.0.0.1');
    void handle(request, response);
  });
  url = `http://127.0.0.1:${await listen(web)}`;
  closeMetrics = await serveMetrics(readSettings(process.env), metrics.registry);
  scrape = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
});
afterAll(async () => {
  closeMetrics();
  web.closeAllConnections();
  web.close();
  await stack.close();
});

test('a client that sends its request byte by byte is cut off', async () => {
  const client = connect(Number(process.env['METRICS_PORT']), '127.0.0.1');
  client.on('error', () => undefined);
  client.resume().write('GET /metrics HTTP/1.1\r\n');
  const drip = setInterval(() => client.write('X-A: b\r\n'), 500);
  const started = performance.now();
  await new Promise((resolve) => client.once('close', resolve));
  clearInterval(drip);
  // Ten seconds and a check; Node alone looks every thirty.
  expect(performance.now() - started).toBeLessThan(25_000);
}, 60_000);

interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Samples of the text format; fails on a line that is none, and on a metric that is announced twice. */
function samplesIn(text: string): Sample[] {
  const announced = text.match(/^# TYPE \S+/gm) ?? [];
  expect(new Set(announced).size).toBe(announced.length);
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '))
    .map((line) => {
      const [, name = '', labels = '', value = ''] = /^([a-z_][\w:]*)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
      expect(name).not.toBe('');
      const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, key = '', text = '']) => [key, text]);
      expect([line, Number.isNaN(Number(value.replace('Nan', '0')))]).toEqual([line, false]);
      return { name, labels: Object.fromEntries(pairs) as Record<string, string>, value: Number(value) };
    });
}

const ROUND = times(100, 500);
const counts = (samples: Sample[], name: string) =>
  samples.filter((one) => one.name === `${name}_request_duration_seconds_count`);

const signIn = (account: object) =>
  fetch(`${url}/api/auth/login`, posting({ ...account, server: 'venue' }, { origin: url }));

test('one scrape tells of web and backend, by template of the address', async () => {
  await fetch(`${url}/api/menu/list`);
  await fetch(`${url}/api/export/menu?format=csv`);
  await fetch(`${url}/api/v1/pos/tables`);
  await signIn({ login: 'admin', password: 'wrong' });
  const samples = samplesIn(await scrape());
  const routes = counts(samples, 'web').map(
    ({ labels }) => `${labels['method']} ${labels['route']} ${labels['status']}`,
  );
  expect(routes).toEqual(
    expect.arrayContaining([
      'GET /api/export/[table] 4xx',
      'GET /api/v1/pos/[...path] 4xx',
      'POST /api/auth/login 4xx',
    ]),
  );
  expect(counts(samples, 'backend')).toContainEqual(
    expect.objectContaining({ labels: { route: '/api/v1/auth/login', method: 'POST', status: '4xx' }, value: 1 }),
  );
  const valueOf = (name: string) => samples.find((one) => one.name === name)?.value;
  expect(samples).toContainEqual({
    name: 'web_refusals_total',
    labels: { door: 'sign-in', reason: 'wrong' },
    value: 1,
  });
  expect(valueOf('backend_database_bytes')).toBeGreaterThan(1e6);
  expect(valueOf('web_connections')).toBeGreaterThanOrEqual(1);
  for (const process of ['web', 'backend']) {
    expect(valueOf(`${process}_nodejs_eventloop_lag_p99_seconds`)).toBeGreaterThanOrEqual(0);
    expect(valueOf(`${process}_process_resident_memory_bytes`)).toBeGreaterThan(1e6);
  }
});

test('the question for a code is no refusal, a wrong code is one', async () => {
  await stack.addUser('coded', permissionsOf(['ProgramLogin']));
  const user_id = await stack.database.value`select user_id from users where login = 'coded'`;
  const sealed_secret = sealingWith(process.env['SESSION_SECRET']).seal(new TOTP().secret.base32, user_id);
  await stack.database.db.insert(secondFactors).values({ user_id, sealed_secret, confirmed_at: new Date() });
  const enter = (code?: string) => signIn({ login: 'coded', password: PASSWORD, code });
  const refused = async () =>
    samplesIn(await scrape())
      .filter(({ name, labels }) => name === 'web_refusals_total' && labels['door'] === 'sign-in')
      .reduce((sum, { value }) => sum + value, 0);
  const before = await refused();
  expect(await (await enter()).json()).toMatchObject({ key: 'secondFactorNeeded' });
  expect(await refused()).toBe(before);
  expect(await (await enter('000000')).json()).toMatchObject({ key: 'wrongFactorCode' });
  expect(await refused()).toBe(before + 1);
});

test('a client that leaves before the answer counts as no success', async () => {
  await expect(fetch(url, { method: 'HEAD' })).rejects.toThrow();
  const heads = counts(samplesIn(await scrape()), 'web').filter(({ labels }) => labels['method'] === 'HEAD');
  expect(heads.map(({ labels, value }) => [labels['status'], value])).toEqual([['4xx', 1]]);
});

test('commands and queries are counted while they wait', async () => {
  const { db, pool } = stack.database;
  const told = async () => {
    const samples = samplesIn(await scrape());
    const valueOf = (name: string) => samples.find((one) => one.name === `backend_${name}`)?.value;
    return [valueOf('database_up'), valueOf('books_queue'), valueOf('pool_waiting')];
  };
  expect(await told()).toEqual([1, 0, 0]);
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  // The first of the commands waits for a connection, the others for the first.
  const commands = [1, 2, 3].map(() => inBooks(db, () => Promise.resolve()));
  const query = pool.query('select 1');
  expect(await told()).toEqual([0, 3, 2]);
  for (const client of clients) client.release();
  await Promise.all([...commands, query]);
  expect(await told()).toEqual([1, 0, 0]);
});

test('invented addresses, methods and logins make no new series', async () => {
  const knock = async (at: number) => {
    const part = `${at}-${Math.random().toString(36).slice(2)}`;
    const addresses = [
      `/api/${part}`,
      `/${part}/x`,
      `/api/v1/pos/${part}`,
      `/api/export/${part}`,
      `/api/menu/${part}?q=${part}`,
    ];
    await (
      await fetch(`${url}${addresses[at % 5]}`, { method: ['GET', 'POST', 'PUT', 'PURGE'][at % 4] ?? 'GET' })
    ).text();
  };
  const rounds = async (from: number) => {
    for (let at = from; at < from + ROUND; at += 20)
      await Promise.all(Array.from({ length: 20 }, (_, each) => knock(at + each)));
    return samplesIn(await scrape());
  };
  const first = await rounds(0);
  const second = await rounds(ROUND);
  const seriesIn = (samples: Sample[]) => counts(samples, 'web').map(({ labels }) => labels);
  expect(seriesIn(second)).toEqual(seriesIn(first));
  expect(counts(second, 'web').length).toBeLessThan(30);
  for (const { labels } of second) for (const text of Object.values(labels)) expect(text).not.toMatch(/\d-[a-z0-9]{6}/);
});

test('a backend that is away is told, while the web server still answers', async () => {
  const [port, away] = [await freePort(), await freePort()];
  const settings = { ...process.env, METRICS_PORT: String(port) };
  const told = async (BACKEND_PORT: string | undefined) => {
    const close = await serveMetrics(readSettings({ ...settings, BACKEND_PORT }));
    const samples = samplesIn(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text());
    close();
    return [
      samples.filter(({ name }) => name === 'web_backend_up').map(({ value }) => value),
      samples.some(({ name }) => name.startsWith('backend_')),
    ];
  };
  expect(await told(process.env['BACKEND_PORT'])).toEqual([[1], true]);
  expect(await told(String(away))).toEqual([[0], false]);
});

test('nothing else is served there', async () => {
  const address = `http://127.0.0.1:${process.env['METRICS_PORT']}`;
  for (const path of ['/', '/readyz', '/internal/metrics', '/api/menu/list'])
    expect((await fetch(`${address}${path}`)).status).toBe(404);
  expect((await fetch(`${address}/metrics`, { method: 'POST' })).status).toBe(404);
});
