import { sql } from 'drizzle-orm';
import { DatabaseAway } from '@/backend/src/http/unavailable';

import { scheduledRuns } from '@/backend/src/db/schema';
import { startSchedule, type DailyJob, type Outcome } from '@/backend/src/operation/schedule';
import { testDatabase } from '../../support/database';

const ZONE = 'Asia/Bangkok';
const SOON = { first: 1, look: 5, longest: 3_600_000 };
const GOOD: Outcome = { ok: true, report: { faults: 0 } };

const until = async (met: () => boolean | Promise<boolean>) => {
  while (!(await met())) await new Promise((resolve) => setTimeout(resolve, 5));
};
const someLooks = () => new Promise((resolve) => setTimeout(resolve, 60));

const database = testDatabase();
let log: { info: jest.Mock; error: jest.Mock };
const stops: (() => Promise<void>)[] = [];
beforeEach(() => {
  log = { info: jest.fn(), error: jest.fn() };
});
afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all(stops.splice(0).map((stop) => stop()));
  await database.db.delete(scheduledRuns);
});

const rows = () => database.db.select().from(scheduledRuns).orderBy(scheduledRuns.run_date);
const dates = async () => (await rows()).filter(({ ok }) => ok !== null).map(({ run_date }) => run_date);

/** A job that counts its runs. */
const job = (run: DailyJob['run'] = () => Promise.resolve(GOOD), more: Partial<DailyJob> = {}) => {
  const counted = jest.fn(run);
  return { name: 'check_books' as const, at: '00:00', ...more, run: counted };
};

function start(jobs: readonly DailyJob[], pace = SOON): () => Promise<void> {
  const stop = startSchedule(database, jobs, ZONE, log, pace);
  stops.push(stop);
  return stop;
}

/** Starts jobs, and waits until one of them has a result. */
async function startToResult(jobs: readonly DailyJob[], pace = SOON): Promise<void> {
  start(jobs, pace);
  await until(async () => (await dates()).length > 0);
}

/** Sets the venue's clock; it stands still. */
const setClock = (clock: string) => jest.spyOn(Date, 'now').mockReturnValue(Date.parse(`${clock}+07:00`));

/** A job that works until it is told to end. */
const endless = () =>
  job((ending) => new Promise((_, reject) => ending.addEventListener('abort', () => reject(ending.reason as Error))));

test('a node whose tables a newer release has migrated leaves a job to others', async () => {
  const daily = job();
  await database.pool.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9999999999999)`);
  start([daily]);
  await until(() => log.error.mock.calls.length > 0);
  expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ job: 'check_books' }), 'schedule');
  expect([daily.run.mock.calls.length, await rows()]).toEqual([0, []]);
  await database.pool.query('delete from drizzle.__drizzle_migrations where created_at = 9999999999999');
  await until(async () => (await dates()).length > 0);
  expect(daily.run).toHaveBeenCalledTimes(1);
});

test('one of several nodes runs a job, once a day', async () => {
  const daily = job();
  [1, 2, 3].forEach(() => start([daily]));
  await until(async () => (await dates()).length > 0);
  await someLooks();
  expect(daily.run).toHaveBeenCalledTimes(1);
  expect(await rows()).toMatchObject([GOOD]);
});

test('faults that were found are told from a check that could not be made; neither is tried again that day', async () => {
  const found = job(() => Promise.resolve({ ok: false, report: { faults: 3 } }));
  const broken = { ...job(() => Promise.reject(new Error('disk full'))), name: 'backup' as const };
  start([found, broken]);
  await until(async () => (await dates()).length > 1);
  await someLooks();
  expect([found.run.mock.calls.length, broken.run.mock.calls.length]).toEqual([1, 1]);
  expect((await rows()).map(({ job: name, ok, report }) => [name, ok, report])).toEqual(
    expect.arrayContaining([
      ['check_books', false, { faults: 3 }],
      ['backup', false, { error: 'disk full' }],
    ]),
  );
  expect(log.error.mock.calls).toHaveLength(2);
  expect(log.error).toHaveBeenCalledWith({ job: 'check_books', faults: 3 }, 'daily job found faults');
  expect(log.error).toHaveBeenCalledWith({ job: 'backup', error: 'disk full' }, 'daily job failed');
});

test('a stop during a run leaves the day to another node or the next start', async () => {
  const interrupted = endless();
  const stop = start([interrupted]);
  await until(() => interrupted.run.mock.calls.length > 0);
  await stop();
  expect(await rows()).toEqual([]);
  expect(log.error).not.toHaveBeenCalled();
  const next = job();
  await startToResult([next]);
  expect(await rows()).toMatchObject([GOOD]);
});

test('a stop does not wait for a job that hears nothing', async () => {
  const deaf = job(() => new Promise(() => undefined));
  const stop = start([deaf]);
  await until(() => deaf.run.mock.calls.length > 0);
  await stop();
  expect(await rows()).toEqual([]);
});

test('a run whose node crashed is taken over by one node after three hours, a younger one is not', async () => {
  setClock('2026-03-10T12:00:00');
  // The database's clock goes on.
  const hoursAgo = (hours: number) => sql`now() - ${hours} * interval '1 hour'`;
  const crashed = { job: 'check_books', run_date: '2026-03-10', started_at: hoursAgo(2.9) } as const;
  await database.db.insert(scheduledRuns).values(crashed);
  const daily = job();
  [1, 2].forEach(() => start([daily]));
  await someLooks();
  expect(daily.run).not.toHaveBeenCalled();
  await database.db.update(scheduledRuns).set({ started_at: hoursAgo(3.1) });
  await until(async () => (await dates()).length > 0);
  await someLooks();
  expect(daily.run).toHaveBeenCalledTimes(1);
  expect(await rows()).toMatchObject([{ run_date: '2026-03-10', ...GOOD }]);
});

test.each([
  ['a job runs from its time on', { at: '05:30' }, ['2026-03-10T05:29:59'], '2026-03-10'],
  ['a weekly job does so', { at: '12:05', weekday: 1 }, ['2026-03-08T23:00:00', '2026-03-09T12:04:00'], '2026-03-09'],
])('%s, and a missed time of the day is caught up', async (_name, when, early, date) => {
  const daily = job(undefined, when);
  for (const time of early) {
    setClock(time);
    const stop = start([daily]);
    await someLooks();
    expect(daily.run).not.toHaveBeenCalled();
    await stop();
  }
  setClock(`${date}T21:00:00`);
  await startToResult([daily]);
  expect(await dates()).toEqual([date]);
});

test('a time just before midnight is not missed when the next look is after it', async () => {
  const clock = setClock('2026-03-10T23:58:59');
  const daily = job(undefined, { at: '23:59' });
  start([daily]);
  await someLooks();
  expect(daily.run).not.toHaveBeenCalled();
  clock.mockReturnValue(Date.parse('2026-03-11T00:00:01+07:00'));
  await until(async () => (await dates()).length > 0);
  await someLooks();
  expect(await dates()).toEqual(['2026-03-10']);
  clock.mockReturnValue(Date.parse('2026-03-11T23:59:00+07:00'));
  await until(async () => (await dates()).length > 1);
  expect(await dates()).toEqual(['2026-03-10', '2026-03-11']);
});

test('a job does not wait for another that works or hangs', async () => {
  const clock = setClock('2026-03-10T23:50:00');
  const long = { ...endless(), name: 'backup' as const, at: '23:50' };
  const daily = job(undefined, { at: '23:55' });
  start([long, daily]);
  await until(() => long.run.mock.calls.length > 0);
  clock.mockReturnValue(Date.parse('2026-03-10T23:55:00+07:00'));
  await until(async () => (await dates()).length > 0);
  expect(daily.run).toHaveBeenCalledTimes(1);
});

test('a job that hangs fails after the longest time', async () => {
  const daily = job(() => new Promise(() => undefined));
  await startToResult([daily], { ...SOON, longest: 20 });
  expect(await rows()).toMatchObject([{ ok: false, report: { error: expect.stringContaining('had not ended') } }]);
});

describe('a run that the database cuts off', () => {
  const runAgain = 'daily job cut off by the database';

  /** A job whose first run waits in the database until its connection is ended, as by a stop of the server. */
  const cutOff = () => {
    const daily = job();
    daily.run.mockImplementationOnce(async () => {
      const client = await database.pool.connect();
      const { rows: own } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      const waiting = client.query('select pg_sleep(3600)').finally(() => client.release(true));
      await database.pool.query('select pg_terminate_backend($1)', [own[0]?.pid]);
      return waiting.then(() => GOOD);
    });
    return daily;
  };

  test('is no result: it runs again the same day, as soon as the database is back', async () => {
    setClock('2026-03-10T12:00:00');
    const daily = cutOff();
    await startToResult([daily]);
    expect(daily.run).toHaveBeenCalledTimes(2);
    expect(await rows()).toMatchObject([{ run_date: '2026-03-10', ...GOOD }]);
    expect(log.error.mock.calls).toEqual([[{ job: 'check_books', error: expect.any(String) }, runAgain]]);
  });

  test('is given back at the first look that reaches the database', async () => {
    let away = 3;
    const remove = database.db.delete.bind(database.db);
    const asked = jest.spyOn(database.db, 'delete').mockImplementation(((table: never) => {
      away -= 1;
      if (away >= 0) throw new Error('Connection terminated unexpectedly');
      return remove(table);
    }) as never);
    const daily = cutOff();
    await startToResult([daily]);
    expect([asked.mock.calls.length, daily.run.mock.calls.length]).toEqual([4, 2]);
    expect(await rows()).toMatchObject([GOOD]);
  });

  test('of another process is one by its words', async () => {
    const daily = job();
    daily.run.mockRejectedValueOnce(new DatabaseAway('gone'));
    await startToResult([daily]);
    expect(daily.run).toHaveBeenCalledTimes(2);
    expect(log.error.mock.calls).toEqual([[{ job: 'check_books', error: 'gone' }, runAgain]]);
  });

  test('does not take the day from the node that runs it meanwhile', async () => {
    const reach = { database: () => {} };
    const back = new Promise<void>((resolve) => (reach.database = resolve));
    const remove = database.db.delete.bind(database.db);
    const deletions = jest.spyOn(database.db, 'delete').mockImplementation(((table: never) => ({
      where: (own: never) => back.then(() => remove(table).where(own)),
    })) as never);
    const daily = cutOff();
    start([daily]);
    await until(() => deletions.mock.calls.length > 0);
    await database.pool.query('update scheduled_runs set started_at = now()');
    reach.database();
    await someLooks();
    expect(await rows()).toMatchObject([{ finished_at: null }]);
    expect(daily.run).toHaveBeenCalledTimes(1);
  });
});

test('a result that the database cannot take is written once it is back, and the job does not run again', async () => {
  let away = 3;
  const update = database.db.update.bind(database.db);
  jest.spyOn(database.db, 'update').mockImplementation(((table: never) => {
    const isResult = log.info.mock.calls.length > 0;
    if (isResult && (away -= 1) >= 0) throw new Error('Connection terminated unexpectedly');
    return update(table);
  }) as never);
  const daily = job();
  await startToResult([daily]);
  await someLooks();
  expect(daily.run).toHaveBeenCalledTimes(1);
  expect(await rows()).toMatchObject([GOOD]);
});

test('a database that does not answer is asked again', async () => {
  jest.spyOn(database.db, 'insert').mockImplementationOnce(() => {
    throw new Error('Connection lost\nand more');
  });
  const daily = job();
  await startToResult([daily]);
  expect(log.error).toHaveBeenCalledWith({ job: 'check_books', reason: 'Connection lost' }, 'schedule');
});
