import type { FastifyInstance } from 'fastify';
import { registerErrors } from '@/backend/src/http/errors';
import { unavailable } from '@/backend/src/http/unavailable';
import { CODE, ProblemError } from '@/lib/contract/problem';
import { retryAfter } from '@/lib/http/retry-after';
import { pendingOperations } from '@/backend/src/db/schema';
import { addSong, tillStack } from '../../support/till';

const error = (message: string, code?: string) => Object.assign(new Error(message), code === undefined ? {} : { code });

const DISK_FULL = ['ENOSPC', 'EDQUOT', 'EROFS', '53100'];
const POSTGRES_AWAY = '08006 08001 57P01 57P02 57P03 53300 53200 58030 25006 40001 57014'.split(' ');
const NETWORK_AWAY = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'];
const SAID_AWAY = [
  'timeout exceeded when trying to connect',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
];
test.each<[Error & { code?: string }, string | undefined]>([
  ...DISK_FULL.map((code) => [error('no space', code), 'diskFull'] as [Error, string]),
  ...[...POSTGRES_AWAY, ...NETWORK_AWAY].map((code) => [error('x', code), 'databaseAway'] as [Error, string]),
  ...SAID_AWAY.map((message) => [error(message), 'databaseAway'] as [Error, string]),
  [error('connect ENOENT /data/pg/.s.PGSQL.5432', 'ENOENT'), 'databaseAway'],
  [error('ENOENT: no such file', 'ENOENT'), undefined],
  [error('x', '23505'), undefined],
  [error('x', '42P01'), undefined],
  [error('Cannot read properties'), undefined],
])('%j %s is told as %s', (failure, told) => {
  expect(unavailable(failure)).toBe(told);
});

test.each([CODE.unreachable, CODE.tooSlow, CODE.busy, CODE.unavailable])('code %d says when to try again', (code) => {
  expect(retryAfter(new ProblemError(code, 'x'))).toEqual({ 'retry-after': expect.stringMatching(/^\d+$/) as string });
});

describe('the till', () => {
  const stack = tillStack();

  const add = (key: string) => addSong(stack.browser().fetch, '', key, key);

  test.each([
    ['a full disk', error('could not extend file: No space left on device', '53100'), 'diskFull'],
    ['a lost database', error('connect ECONNREFUSED', 'ECONNREFUSED'), 'databaseAway'],
  ])('is told of %s with 503 and when to try again; the same key then books once', async (_name, fault, key) => {
    const before = await stack.database.db.$count(pendingOperations);
    const connect = jest
      .spyOn(stack.database.pool, 'connect')
      .mockImplementation((() => Promise.reject(fault)) as never);
    const id = crypto.randomUUID();
    expect(await add(id)).toEqual([503, '5', 1011, key]);
    connect.mockRestore();
    expect((await add(id))[0]).toBe(200);
    expect((await add(id))[0]).toBe(200);
    expect(await stack.database.db.$count(pendingOperations)).toBe(before + 1);
  });

  test('is told of a database that hangs, before the app gives up', async () => {
    const { answerMs } = stack.app;
    stack.app.answerMs = 1000;
    const giveUp: (() => void)[] = [];
    const connect = jest
      .spyOn(stack.database.pool, 'connect')
      .mockImplementation((() => new Promise((_, reject) => giveUp.push(() => reject(error('too late'))))) as never);
    const id = crypto.randomUUID();
    expect(await add(id)).toEqual([503, '5', 1011, 'databaseAway']);
    stack.app.answerMs = answerMs;
    connect.mockRestore();
    for (const one of giveUp) one();
    expect((await add(id))[0]).toBe(200);
  });

  test('is told the same of a backend that restarts', async () => {
    const { server } = stack.app;
    const { port } = server.address() as { port: number };
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    expect((await add(crypto.randomUUID())).slice(0, 3)).toEqual([503, '5', 1002]);
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    expect((await add(crypto.randomUUID()))[0]).toBe(200);
  });
});

test('the log says what is full, and nothing of the values', async () => {
  const { default: Fastify } = await import('fastify');
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app: FastifyInstance = Fastify({ logger: { level: 'error', stream } });
  registerErrors(app, '/tmp');
  app.get('/', () => {
    throw Object.assign(error('could not extend file', '53100'), { detail: 'veiled' });
  });
  expect((await app.inject('/')).headers['retry-after']).toBe('5');
  expect(lines.join('')).toMatch(/The disk of \/tmp has \d+ MB of \d+ MB left/);
  expect(lines.join('')).not.toContain('veiled');
  await app.close();
});
