import { readFileSync } from 'node:fs';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import pino from 'pino';
import { buildApp } from '@/backend/src/app';
import { askAtOnce, headOf } from '@/backend/src/books/chain';
import { noteHeads } from '@/backend/src/books/note-heads';
import { closeDay } from '@/lib/contract/days';
import { readSettings } from '@/lib/env';
import { logLevel } from '@/lib/log-level';
import { startMoney } from '../expenses/money-venue';
import { give } from '../money/money';

let money: Awaited<ReturnType<typeof startMoney>>;
beforeAll(async () => {
  money = await startMoney();
});
afterAll(() => money.close());

/** Waits for the condition, for as long as the test may take. */
const until = async (met: () => boolean) => {
  while (!met()) await new Promise((resolve) => setTimeout(resolve, 5));
};

/** An app that answers the close of a day, with the ends that its log has. */
function venue(every?: number) {
  const heads: string[] = [];
  const write = (line: string) => {
    const { head } = JSON.parse(line) as { head?: string };
    if (head !== undefined) heads.push(head);
  };
  const loggerInstance: FastifyBaseLogger = pino({ level: 'info' }, { write });
  const app = Fastify({ loggerInstance });
  app.post(closeDay.path, () => ({}));
  noteHeads(app, money.database, every);
  return { app, heads };
}

async function head(): Promise<string> {
  const { seq, hash } = await headOf(askAtOnce(money.database.pool));
  return `${seq}:${hash}`;
}

test('the log has the end of the chain at the start and after each close of a day, each end once', async () => {
  await give(money, { safe: 1_00 });
  const first = await head();
  const { app, heads } = venue();
  await until(() => heads.length > 0);
  await app.inject({ method: 'POST', url: closeDay.path });
  await give(money, { safe: 2_00 });
  await app.inject({ method: 'POST', url: closeDay.path });
  await until(() => heads.length > 1);
  expect(heads).toEqual([first, await head()]);
  await app.close();
});

test('the log has the end of the chain again after a while, if it has moved', async () => {
  const first = await head();
  const { app, heads } = venue(5);
  await until(() => heads.length > 0);
  await give(money, { safe: 3_00 });
  const last = await head();
  await until(() => heads.includes(last));
  await app.close();
  expect([heads[0], heads.at(-1)]).toEqual([first, last]);
});

describe('the level of the log', () => {
  const isTTY = Object.getOwnPropertyDescriptor(process.stdout, 'isTTY');
  const level = process.env['LOG_LEVEL'];
  afterEach(() => {
    if (isTTY) Object.defineProperty(process.stdout, 'isTTY', isTTY);
    else Reflect.deleteProperty(process.stdout, 'isTTY');
    if (level === undefined) Reflect.deleteProperty(process.env, 'LOG_LEVEL');
    else process.env['LOG_LEVEL'] = level;
  });
  const on = (terminal: boolean) =>
    Object.defineProperty(process.stdout, 'isTTY', { value: terminal, configurable: true });

  test('is that of the setting, else info, on a terminal warn', () => {
    Reflect.deleteProperty(process.env, 'LOG_LEVEL');
    on(false);
    expect(logLevel()).toBe('info');
    on(true);
    expect(logLevel()).toBe('warn');
    process.env['LOG_LEVEL'] = 'error';
    expect(logLevel()).toBe('error');
  });

  test('is the same rule for the app and the backend', () => {
    for (const file of ['backend/src/server.ts', 'lib/bff/log.ts'])
      expect(readFileSync(file, 'utf8')).toMatch(/level: logLevel\(\)/);
  });
});

test.each([
  ['info', []],
  ['debug', ['incoming request', 'request completed']],
])('at %s the log of calls is %j', async (level, expected) => {
  const told: string[] = [];
  const write = (line: string) => told.push((JSON.parse(line) as { msg: string }).msg);
  const app = buildApp(money.database, readSettings({}), pino({ level }, { write }));
  await app.inject({ url: '/api/v1/nothing' });
  await app.close();
  expect(told).toEqual(expected);
});
