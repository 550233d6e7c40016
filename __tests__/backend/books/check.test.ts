import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import type { PoolClient } from 'pg';
import pino from 'pino';
import { buildApp } from '@/backend/src/app';
import { askAtOnce, checkChain, headOf } from '@/backend/src/books/chain';
import { checkBooks, checkRules } from '@/backend/src/books/check';
import { dailyCheck } from '@/backend/src/books/daily';
import { noteHeads } from '@/backend/src/books/note-heads';
import { scheduledRuns } from '@/backend/src/db/schema';
import { closeDay } from '@/lib/sections/days/contract';
import { readSettings } from '@/lib/env';
import { logLevel } from '@/lib/process/log-level';
import { startMoney } from '../expenses/money-venue';
import { give } from '../money/money';

const money = startMoney();

test('the daily check keeps the end of the chain, and finds when the chain no longer passes through it', async () => {
  const { database } = money;
  const job = dailyCheck(database, '05:30');
  const first = await job.run(new AbortController().signal);
  const head = await headOf(askAtOnce(database.pool));
  expect(first).toMatchObject({ ok: true, report: { faults: 0, named: [], head } });
  await database.db.insert(scheduledRuns).values({ job: job.name, run_date: '2026-01-01', ...first });
  await give(money, { safe: 100_00 });
  const second = await job.run(new AbortController().signal);
  expect(second).toMatchObject({ ok: true, report: { head: { seq: head.seq + 4 } } });
  const report = { head: { seq: head.seq, hash: 'f'.repeat(64) } };
  await database.db.insert(scheduledRuns).values({ job: job.name, run_date: '2026-01-02', ok: true, report });
  const named = [`the chain does not pass through a link noted earlier: link ${head.seq}`];
  const third = await job.run(new AbortController().signal);
  expect(third).toMatchObject({ ok: false, report: { faults: 1, named } });
  await database.db.delete(scheduledRuns);
});

test('a rule that most records break is told in full', async () => {
  const { database } = money;
  const many = Array.from({ length: 300_000 }, (_, i) => ({ rule: 'fund entries balance', record: String(i) }));
  const query = async (asked: { text: string }) =>
    asked.text.includes("'fund entries balance'") ? { rows: many } : database.pool.query(asked);
  const { faults } = await checkBooks({ pool: { query } as never });
  expect(faults).toHaveLength(many.length);
});

test('a query of the check may take longer than the venue lets others', async () => {
  const client = await money.database.pool.connect();
  const { connectionParameters: limits } = client as unknown as { connectionParameters: { query_timeout: number } };
  const usual = limits.query_timeout;
  limits.query_timeout = 1;
  await expect(client.query('select pg_sleep(0.2)')).rejects.toThrow('Query read timeout');
  expect(await checkBooks({ pool: client as never })).toMatchObject({ faults: [] });
  limits.query_timeout = usual;
  client.release();
});

test('roll-ups are compared in every year, with the first and the last day', async () => {
  const { database } = money;
  const wrong = ['2024-12-31', '2025-01-01', '2025-12-31', '2026-01-01'];
  const client = await database.pool.connect();
  await client.query('begin');
  for (const [i, day] of wrong.entries())
    await client.query(
      `insert into expenses_rollup (grain, start_date, category_id, flow, funded, cost, count)
        select grain, start_date, 7 + $2, 'income', true, 5, 1 from grains_of($1)`,
      [day, i],
    );
  const { faults } = await checkRules(askAtOnce(client));
  await client.query('rollback');
  client.release();
  expect(faults.map(({ record }) => record.split(' ')[0]).toSorted()).toEqual(wrong);
});

describe('the end of the chain in the log', () => {
  /** Waits for the condition, for as long as the test may take. */
  const until = async (met: () => boolean) => {
    while (!met()) await new Promise((resolve) => setTimeout(resolve, 5));
  };

  /** An app with the call that closes a day, and the ends of the chain in its log. */
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

const BOOK = `
  with entry as (insert into fund_entries (kind) values ('test') returning entry_id),
    postings as (
      insert into fund_postings (entry_id, account, amount, balance_after)
      select entry_id, account, 0, balance from entry, fund_balances where account = 'owner')
  select entry_id from entry`;

/** Runs work with two connections, such as two nodes have. */
async function twoConnections<T>(work: (one: PoolClient, other: PoolClient) => Promise<T>): Promise<T> {
  const { pool } = money.database;
  const [one, other] = [await pool.connect(), await pool.connect()];
  try {
    return await work(one, other);
  } finally {
    for (const client of [one, other]) {
      await client.query('rollback');
      client.release();
    }
  }
}

test('writers of the ledgers do not wait for vacuum and analyze of the chain', async () => {
  await twoConnections(async (vacuum, writer) => {
    await vacuum.query('begin');
    // The lock that vacuum, autovacuum and analyze hold.
    await vacuum.query('lock table ledger_chain in share update exclusive mode');
    await writer.query('begin');
    await writer.query(`set local lock_timeout = '100ms'`);
    await expect(writer.query(BOOK)).resolves.toMatchObject({ rowCount: 1 });
  });
});

test('a second writer waits for the first one, and links to its row', async () => {
  await twoConnections(async (one, other) => {
    await one.query('begin');
    await one.query(BOOK);
    await other.query('begin');
    const done = { other: false };
    const waiting = other.query(BOOK).then(() => (done.other = true));
    const waits = async () => {
      const sql = `select from pg_locks where not granted and database =
        (select oid from pg_database where datname = current_database())`;
      return ((await money.database.pool.query(sql)).rowCount ?? 0) > 0;
    };
    while (!done.other && !(await waits())) await pause(20);
    expect(done).toEqual({ other: false });
    await one.query('commit');
    await waiting;
    await other.query('commit');
  });
  expect((await checkChain(askAtOnce(money.database.pool))).faults).toEqual([]);
});
