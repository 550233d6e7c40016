import { headOf, askAtOnce } from '@/backend/src/books/chain';
import { checkBooks } from '@/backend/src/books/check';
import { dailyCheck } from '@/backend/src/books/daily';
import { scheduledRuns } from '@/backend/src/db/schema';
import { fundBalances } from '@/backend/src/db/schema/funds';
import { checkRules } from '@/backend/src/books/rules';
import { startMoney } from '../expenses/money-venue';
import { give } from '../money/money';

let money: Awaited<ReturnType<typeof startMoney>>;
beforeAll(async () => {
  money = await startMoney();
});
afterAll(() => money.close());

test('the daily check keeps the end of the chain, and finds when the chain no longer passes through it', async () => {
  const { database } = money;
  const job = dailyCheck(database, '05:30');
  const first = await job.run(new AbortController().signal);
  const head = await headOf(askAtOnce(database.pool));
  expect(first).toMatchObject({ ok: true, report: { faults: 0, named: [], head } });
  await database.db.insert(scheduledRuns).values({ job: job.name, run_date: '2026-01-01', ...first });
  await give(money, { safe: 100_00 });
  expect(await job.run(new AbortController().signal)).toMatchObject({
    ok: true,
    report: { head: { seq: head.seq + 4 } },
  });
  const report = { head: { seq: head.seq, hash: 'f'.repeat(64) } };
  await database.db.insert(scheduledRuns).values({ job: job.name, run_date: '2026-01-02', ok: true, report });
  expect(await job.run(new AbortController().signal)).toMatchObject({
    ok: false,
    report: { faults: 1, named: [`the chain does not pass through a link noted earlier: link ${head.seq}`] },
  });
  await database.db.delete(scheduledRuns);
});

test('a rule of the books that is broken is named', async () => {
  const { database } = money;
  const client = await database.pool.connect();
  await client.query('begin');
  await client.query('set local session_replication_role = replica');
  await client.query("update fund_balances set balance = balance + 1 where account = 'safe'");
  await client.query('commit');
  client.release();
  const told = await dailyCheck(database, '05:30').run(new AbortController().signal);
  expect(told).toMatchObject({ ok: false, report: { named: ['fund balance = sum of postings: safe'] } });
  await database.db.transaction(async (tx) => {
    await tx.execute('set local session_replication_role = replica');
    await tx.execute("update fund_balances set balance = balance - 1 where account = 'safe'");
  });
  expect(await database.db.select().from(fundBalances)).toHaveLength(11);
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
