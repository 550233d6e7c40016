import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { longestStop, PATIENCE } from '@/lib/process/patience';
import { processOf } from '@/lib/process/program';
import { freePort } from '@/scripts/test/free-port';
import { venueToKill } from '../../support/backend-process';
import { faultsIn } from '../../support/database';
import { newEvening, PATIENT_MS, till, TOKEN, type Evening } from './tills';
import { seedTill } from '../../support/trade';

const TILLS = 8;

const venue = venueToKill();
let app: ChildProcess | undefined;
let port: number;
let output = '';

beforeAll(() => venue.withDatabase((database) => seedTill(database)));
afterEach(() => app?.kill('SIGKILL'));

/** Starts a venue in a process group of its own, if need be as the child of a parent. */
async function launch(settings: Readonly<Record<string, string>> = {}, parent = ''): Promise<ChildProcess> {
  port = await freePort();
  const { file, execArgv } = processOf('__tests__/scripts/stop/venue.ts');
  const env = venue.environment({
    PORT: String(port),
    BACKEND_PORT: String(await freePort()),
    POS_TOKEN: TOKEN,
    LOG_LEVEL: 'silent',
    ...settings,
  });
  const command = [process.execPath, '--conditions=react-server', ...execArgv, file];
  // A parent that passes no signal on, as npm.
  const [program = '', ...args] = parent ? ['sh', '-c', '"$@" & wait', parent, ...command] : command;
  app = spawn(program, args, { env, detached: true });
  output = '';
  for (const stream of [app.stdout, app.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return app;
}

async function started(settings?: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const process = await launch(settings);
  while (!output.includes('http://')) {
    if (process.exitCode !== null) throw new Error(output);
    await pause(50);
  }
  return process;
}

/** Sends a signal, and resolves with the exit code and the time it took. */
async function stopped(
  child: ChildProcess,
  signal: NodeJS.Signals,
  group = false,
): Promise<{ code: number | null; ms: number }> {
  const gone = once(child, 'exit');
  const sent = Date.now();
  process.kill(group ? -(child.pid ?? 0) : (child.pid ?? 0), signal);
  const [code] = (await gone) as [number | null];
  return { code, ms: Date.now() - sent };
}

/** Tills that pay until they are refused or cut off. Resolves once all are busy. */
async function busyTills(): Promise<{ evening: Evening; over: Promise<unknown> }> {
  const evening = newEvening();
  const over = Promise.all(Array.from({ length: TILLS }, (_, at) => till(port, at, evening)));
  while (evening.paid.length < 2 * TILLS && evening.refused.length === 0 && evening.broken.length === 0)
    await pause(20);
  return { evening, over };
}

const REFUSED = { status: 503, retryAfter: '5', connection: 'close' };

/** Refusals of calls over new connections, until a process is gone. */
async function newCalls(child: ChildProcess): Promise<object[]> {
  const seen: object[] = [];
  while (child.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/pos/menu`).catch(() => undefined);
    const [retryAfter, connection] = ['retry-after', 'connection'].map((name) => answer?.headers.get(name));
    if (answer?.status === 503) seen.push({ status: 503, retryAfter, connection });
    await pause(20);
  }
  return seen;
}

/** Order numbers in the books after a stop. */
const booked = () =>
  venue.withDatabase(async (database) => {
    expect(await faultsIn(database)).toEqual([]);
    const { rows } = await database.pool.query<{ order_number: number; table: string }>(
      'select order_number, "table" from orders',
    );
    // Each guest has a table of their own and pays once.
    expect(new Set(rows.map(({ table }) => table)).size).toBe(rows.length);
    return rows;
  });

test.each([
  ['SIGTERM', false],
  ['SIGINT', true],
] as const)('%s with eight busy tills, to the process group: %s', async (signal, group) => {
  const child = await started({ PATIENT: 'yes' });
  const { evening, over } = await busyTills();
  const asked = newCalls(child);
  const { code, ms } = await stopped(child, signal, group);
  await over;
  expect([code, evening.broken, output.trim().split('\n').slice(1)]).toEqual([0, [], []]);
  expect(evening.closing).toBe(TILLS);
  expect([...evening.refused, ...(await asked)]).toContainEqual(REFUSED);
  for (const refused of evening.refused) expect(refused).toEqual(REFUSED);
  expect(await booked()).toEqual(expect.arrayContaining(evening.paid));
  console.log(`${signal}: ${evening.paid.length} payments, stopped in ${ms} ms`);
});

/** A client that never ends its request. */
async function slowClient(): Promise<void> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  const head = `Host: venue\r\nAuthorization: Bearer ${TOKEN}\r\nContent-Type: application/json\r\nContent-Length: 5000`;
  socket.write(`POST /api/v1/pos/pay HTTP/1.1\r\n${head}\r\n\r\n{`);
  await pause(300);
}

test('a request without an end is cut off after its time', async () => {
  const child = await started({});
  await slowClient();
  const { code, ms } = await stopped(child, 'SIGTERM');
  expect(code).toBe(0);
  expect(ms).toBeGreaterThan(PATIENCE.drain - 100);
  // On a busy machine the process ends late, but not so late.
  expect(ms).toBeLessThan(3 * longestStop());
});

test('a second signal waits for no request', async () => {
  const child = await started({ PATIENT: 'yes' });
  await slowClient();
  const stop = stopped(child, 'SIGTERM');
  await pause(1_200);
  child.kill('SIGTERM');
  const { code, ms } = await stop;
  expect(code).toBe(0);
  expect(ms).toBeLessThan(PATIENT_MS / 2);
});

test('a stop while the venue starts', async () => {
  const child = await launch();
  const answer = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      ({ status, headers }) => [status, headers.get('retry-after')],
      () => undefined,
    );
  let seen;
  while (!(seen = await answer())) await pause(5);
  expect(seen).toEqual([503, '5']);
  expect((await stopped(child, 'SIGTERM')).code).toBe(0);
  expect(await booked()).toBeDefined();
});

test('the end of npm stops the venue, which would else go on without it', async () => {
  await launch({ npm_lifecycle_event: 'start' }, 'npm');
  while (!output.includes('http://')) await pause(50);
  const npm = app as ChildProcess;
  npm.kill('SIGTERM');
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
  while (await isUp()) await pause(50);
});

test('all limits together stay below eight seconds', () => {
  expect(PATIENCE.calls + PATIENCE.database + PATIENCE.leave).toBeLessThanOrEqual(PATIENCE.backend);
  expect(PATIENCE.jobs).toBeLessThanOrEqual(PATIENCE.drain);
  expect(longestStop()).toBeLessThan(8_000);
});
