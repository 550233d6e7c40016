import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import pino from 'pino';
import { buildApp } from '@/backend/src/app';
import { eraseOld } from '@/backend/src/mail/queue';
import { factsOf } from '@/backend/src/operation/facts';
import { scheduledRuns } from '@/backend/src/db/schema';
import { readSettings } from '@/lib/env';
import { Health } from '@/scripts/start/health';
import { REFERENCE, testDatabase } from '../../support/database';
import { listen } from '../../support/listen';
import { issueMail } from '../mail/post-office';

const SECRETS = {
  SESSION_SECRET: 'session-secret-of-this-very-test-0123456789',
  POS_TOKEN: 'token-of-the-till-0123456789',
  ADMIN_PASSWORD: 'password-of-the-admin',
  ADMIN_LOGIN: 'the-admin-login',
  SMTP_URL: 'smtp://mailer:mail-password@mail.test',
  MAIL_FROM: 'venue@mail.test',
  WEBHOOK_URL: 'https://hooks.test/the-path-of-the-webhook',
  WEBHOOK_SECRET: 'webhook-secret-0123456789',
  EXPORT_KARAOKE_TOKEN: 'karaoke-token-0123',
  EXPORT_CANNABIS_TOKEN: 'cannabis-token-0123',
  SENSOR_URL: 'http://127.0.0.1:1/sensors',
  VENUE_NAME: 'A venue of tests',
};

const database = testDatabase(REFERENCE);
const closing: (() => Promise<unknown>)[] = [];
beforeAll(() => {
  process.env['SESSION_SECRET'] = SECRETS.SESSION_SECRET;
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  await database.db.delete(scheduledRuns);
});

const portOf = (server: Server) => (server.address() as AddressInfo).port;

type Line = Readonly<Partial<Record<'check' | 'reason', string>>>;

/** A backend over the database, and a web server before it. */
async function venue(env: Readonly<Record<string, string>> = {}, over = database, isServing = () => true) {
  const lines: Line[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line) as Line) });
  const settings = readSettings({ SESSION_SECRET: SECRETS.SESSION_SECRET, DATA_DIR: '/tmp', MIN_FREE_MB: '0', ...env });
  const app = buildApp(over, settings, logger);
  const asked = jest.fn();
  app.addHook('onRequest', (request, _reply, done) => {
    asked(request.url);
    done();
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const health = new Health({ ...settings, BACKEND_PORT: portOf(app.server) }, isServing);
  const server = createServer((request, response) => {
    if (!health.answers(request, response)) response.writeHead(404).end();
  });
  const port = await listen(server);
  closing.push(
    () => app.close().catch(() => undefined),
    () => new Promise((resolve) => server.close(resolve)),
  );
  const get = async (path: string, init?: RequestInit) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { ...init, keepalive: false });
    const text = await response.text();
    return { status: response.status, text, headers: response.headers };
  };
  const ready = async () => {
    const { status, text } = await get('/readyz');
    const { checks } = JSON.parse(text) as { checks: Record<string, string> };
    const bad = Object.entries(checks).filter(([, state]) => state !== 'ok');
    return [status, Object.fromEntries(bad)];
  };
  return { app, get, ready, lines, asked };
}

/** A run of a job; a check of the books without a result has found nothing or three faults. */
const run = (
  job: 'backup' | 'check_books',
  ok: boolean | null,
  hoursAgo: number,
  run_date = '2026-01-01',
  result: object = job === 'check_books' ? { faults: ok ? 0 : 3 } : {},
) =>
  database.db.insert(scheduledRuns).values({
    job,
    run_date,
    ok,
    report: { secret: 'veiled', ...result },
    finished_at: ok === null ? null : new Date(Date.now() - hoursAgo * 3_600_000),
  });

test('a venue with a checked book and a backup is ready', async () => {
  await run('check_books', true, 1);
  await run('backup', true, 47);
  const { get, ready } = await venue({ BACKUP_DIR: '/tmp' });
  expect(await ready()).toEqual([200, {}]);
  const { text } = await get('/readyz');
  const names = ['app', 'backend', 'database', 'writes', 'clock', 'migrations', 'books', 'backup', 'disk'];
  const checks = Object.fromEntries(names.map((name) => [name, 'ok']));
  expect(JSON.parse(text)).toEqual({ status: 'ok', checks });
});

test('before the first checks of a new venue they are warnings', async () => {
  const { ready } = await venue({ BACKUP_DIR: '/tmp' });
  expect(await ready()).toEqual([200, { books: 'warning', backup: 'warning' }]);
});

test.each([
  ['failed', false, 1],
  ['older than two days', true, 49],
] as const)('a check or backup that is %s is told by name, and the node goes on serving', async (_name, ok, hours) => {
  await run('check_books', ok, hours);
  await run('backup', ok, hours);
  const { get, ready } = await venue({ BACKUP_DIR: '/tmp' });
  expect(await ready()).toEqual([200, { books: 'failed', backup: 'failed' }]);
  const { text, headers } = await get('/readyz');
  expect([JSON.parse(text), headers.get('retry-after')]).toMatchObject([{ status: 'warning' }, null]);
});

test('a later good run clears a failed one, and a running one changes nothing', async () => {
  await run('check_books', false, 25, '2026-01-01');
  await run('check_books', true, 1, '2026-01-02');
  await run('check_books', null, 0, '2026-01-03');
  expect(await (await venue()).ready()).toEqual([200, {}]);
});

const UNCHECKED = { error: 'out of memory' };
const reasonOf = (lines: readonly Line[], check: string) => lines.find((line) => line.check === check)?.reason;

test('a check that could not be made is a warning, faults that were found a failure, and the log tells which', async () => {
  await run('check_books', true, 25, '2026-01-01');
  await run('check_books', false, 1, '2026-01-02', UNCHECKED);
  const unchecked = await venue();
  expect(await unchecked.ready()).toEqual([200, { books: 'warning' }]);
  expect(reasonOf(unchecked.lines, 'books')).toContain('the books could not be checked');
  await run('check_books', false, 0.5, '2026-01-03');
  const broken = await venue();
  expect(await broken.ready()).toEqual([200, { books: 'failed' }]);
  expect(reasonOf(broken.lines, 'books')).toContain('the last check found 3 faults');
});

test('a check that could not be made does not hide faults, also in the metrics; no check for two days is a failure', async () => {
  await run('check_books', false, 25, '2026-01-01');
  await run('check_books', false, 1, '2026-01-02', UNCHECKED);
  const { app, ready } = await venue({ METRICS_PORT: '9464' });
  expect(await ready()).toEqual([200, { books: 'failed' }]);
  expect((await metricsOf(app)).body.split('\n')).toContain('backend_books_faults 3');
  await database.db.delete(scheduledRuns);
  await run('check_books', true, 49, '2026-01-01');
  await run('check_books', false, 1, '2026-01-02', UNCHECKED);
  expect(await (await venue()).ready()).toEqual([200, { books: 'failed' }]);
});

const metricsOf = async (app: Awaited<ReturnType<typeof venue>>['app']) => {
  const { standInToken, OPERATION } = await import('@/lib/http/stand-in-token');
  const authorization = `Bearer ${standInToken(SECRETS.SESSION_SECRET, OPERATION)}`;
  return app.inject({ url: '/internal/metrics', headers: { authorization } });
};

test('a run by hand that succeeds ends the alert of its job, and leaves today’s run to the schedule', async () => {
  await run('check_books', false, 25, '2026-01-01');
  await run('check_books', null, 0, '2026-01-02');
  await run('backup', false, 1, '2026-01-01');
  const { noteManualRun } = await import('@/backend/src/operation/manual-run');
  await noteManualRun(database, 'check_books', { faults: 0 });
  expect(await (await venue({ BACKUP_DIR: '/tmp' })).ready()).toEqual([200, { backup: 'failed' }]);
  await noteManualRun(database, 'backup', { file: '/tmp/x' });
  expect(await (await venue({ BACKUP_DIR: '/tmp' })).ready()).toEqual([200, {}]);
  const runs = await database.db.select().from(scheduledRuns).orderBy(scheduledRuns.job, scheduledRuns.run_date);
  expect(runs.map(({ job, run_date, ok }) => [job, run_date, ok])).toEqual([
    ['backup', '2026-01-01', true],
    ['check_books', '2026-01-01', true],
    ['check_books', '2026-01-02', null],
  ]);
});

test('too little space on the disk is said, and the log says how much there is', async () => {
  await run('check_books', true, 1);
  const { ready, lines } = await venue({ MIN_FREE_MB: String(10 ** 9) });
  expect(await ready()).toEqual([503, { disk: 'failed' }]);
  expect(lines.map(({ reason }) => reason)).toContainEqual(
    expect.stringMatching(/^The disk of \/tmp has \d+ MB of \d+ MB left/),
  );
});

test('another state of migrations than the program’s is said', async () => {
  await run('check_books', true, 1);
  const id = await database.value`update drizzle.__drizzle_migrations set created_at = created_at + 1
    where id = (select max(id) from drizzle.__drizzle_migrations) returning id`;
  try {
    expect(await (await venue()).ready()).toEqual([503, { migrations: 'failed' }]);
  } finally {
    await database.rows`update drizzle.__drizzle_migrations set created_at = created_at - 1 where id = ${id}`;
  }
});

test('a database that is away is said, and its other checks are left out', async () => {
  const pool = new pg.Pool({ host: '127.0.0.1', port: 1, max: 1 });
  const { get, ready } = await venue({}, { ...database, pool });
  expect(await ready()).toEqual([503, { database: 'failed' }]);
  expect((await get('/readyz')).text).not.toMatch(/migrations|books/);
  await pool.end();
});

test('a backend that is away, and an app that starts or stops, are said; the process lives', async () => {
  await run('check_books', true, 1);
  let serving = false;
  const { app, get, ready } = await venue({}, database, () => serving);
  expect(await ready()).toEqual([503, { app: 'failed' }]);
  serving = true;
  expect(await ready()).toEqual([200, {}]);
  await app.close();
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  expect(await ready()).toEqual([503, { backend: 'failed' }]);
  expect((await get('/healthz')).text).toBe('{"status":"ok"}');
});

test('sensors that do not answer, a mail that waits and one that died unsent are warnings', async () => {
  await run('check_books', true, 1);
  const { SMTP_URL, MAIL_FROM } = SECRETS;
  const told = async () => (await venue({ SENSOR_URL: 'http://127.0.0.1:1/', SMTP_URL, MAIL_FROM })).ready();
  const mail_id = await issueMail(database, SMTP_URL);
  expect(await told()).toEqual([200, { sensors: 'warning' }]);
  /** Lets time pass for the mail. */
  const wait = (minutes: number) => database.rows`
    update mail_outbox set created_at = created_at - make_interval(mins => ${minutes}),
      expires_at = expires_at - make_interval(mins => ${minutes})`;
  await wait(3);
  expect(await told()).toEqual([200, { sensors: 'warning', mail: 'warning' }]);
  // Without a mail server nothing waits.
  expect(await (await venue()).ready()).toEqual([200, {}]);
  await wait(8);
  await eraseOld(database.db);
  expect(await factsOf(database.pool)).toMatchObject({ waiting_mails: 0, oldest_mail: 0, unsent_mails: 1 });
  expect(await told()).toEqual([200, { sensors: 'warning', mail: 'warning' }]);
  // Its code was used, so that it had arrived.
  const client = await database.pool.connect();
  await client.query('begin');
  await client.query(`
    with entry as (insert into fund_entries (kind) values ('test') returning entry_id)
    insert into agent_payouts (agent_id, payment_type, amount, user_id, code_id, entry_id)
    select agent_id, payment_type, amount, asked_by, code_id, entry_id from payout_codes, entry`);
  expect(await factsOf(client)).toMatchObject({ unsent_mails: 0 });
  await client.query('rollback');
  client.release();
  await wait(24 * 60);
  expect(await told()).toEqual([200, { sensors: 'warning' }]);
  await database.pool.query('delete from mail_outbox where mail_id = $1', [mail_id]);
});

test('sensors may have an IPv6 address', async () => {
  await run('check_books', true, 1);
  const sensors = createServer();
  await once(sensors.listen(0, '::1'), 'listening');
  closing.push(() => new Promise((resolve) => sensors.close(resolve)));
  expect(await (await venue({ SENSOR_URL: `http://[::1]:${portOf(sensors)}/` })).ready()).toEqual([200, {}]);
});

const NO_READINESS = ['not JSON', '"ok"', 'null', '[]', '{"database":"perfect"}'];
test.each(NO_READINESS)('a backend that answers 200 with %s counts as failed', async (body) => {
  const other = createServer((_request, response) => response.end(body));
  const health = new Health(readSettings({ BACKEND_PORT: String(await listen(other)) }), () => true);
  const web = createServer((request, response) => void health.answers(request, response));
  const port = await listen(web);
  closing.push(...[other, web].map((server) => () => new Promise((resolve) => server.close(resolve))));
  const response = await fetch(`http://127.0.0.1:${port}/readyz`, { keepalive: false });
  expect(await response.json()).toEqual({ status: 'failed', checks: { app: 'ok', backend: 'failed' } });
});

test('a run stamped by a clock that ran ahead does not hide a later failure', async () => {
  await run('check_books', true, -72, '2026-01-01');
  await run('check_books', false, 1, '2026-01-02');
  expect(await (await venue()).ready()).toEqual([200, { books: 'failed' }]);
});

test('asking often costs nothing: a thousand questions are one of the backend', async () => {
  await run('check_books', true, 1);
  const { get, asked } = await venue();
  const started = performance.now();
  for (let many = 0; many < 20; many += 1) await Promise.all(Array.from({ length: 50 }, () => get('/readyz')));
  const seconds = (performance.now() - started) / 1000;
  expect(asked.mock.calls.length).toBeLessThanOrEqual(2 + seconds);
  asked.mockClear();
  await get('/healthz');
  expect(asked).not.toHaveBeenCalled();
});

test('GET and HEAD alone; nothing is kept by a cache', async () => {
  const { get } = await venue();
  for (const path of ['/healthz', '/readyz']) {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const { status, headers } = await get(path, { method });
      expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    }
    const { text, headers } = await get(path, { method: 'HEAD' });
    expect([text, headers.get('cache-control'), headers.get('set-cookie')]).toEqual(['', 'no-store', null]);
  }
  for (const path of ['/readyz/', '/readyz.json', '/x/readyz', '//readyz']) expect((await get(path)).status).toBe(404);
});

test('no answer holds a value of a setting, a version, an address or a reason', async () => {
  await run('check_books', false, 1);
  const { app, get } = await venue({ ...SECRETS, BACKUP_DIR: '/var/backups/venue', METRICS_PORT: '9464' });
  const { text } = await get('/readyz?x=1');
  expect(text).toMatch(/^\{"status":"warning","checks":\{("\w+":"(ok|warning|failed)",?)+\}\}$/);
  const closed = await app.inject({ url: '/internal/readiness' });
  expect(closed.json()).toMatchObject({ code: 3 });
  expect((await app.inject({ url: '/internal/metrics', headers: { authorization: 'Bearer x' } })).statusCode).toBe(403);
  const metrics = await metricsOf(app);
  expect(metrics.statusCode).toBe(200);
  for (const value of [...Object.values(SECRETS), '/var/backups', 'mail-password', 'veiled'])
    for (const output of [text, metrics.body]) expect(output).not.toContain(value);
});
