import type { Database } from '@/backend/src/db/open';
import { scheduledRuns } from '@/backend/src/db/schema';
import { startSchedule, type DailyJob } from '@/backend/src/schedule';
import { testDatabase } from '../../support/database';

const AT_ONCE = { first: 1, look: 5 };
const log = { info: jest.fn(), error: jest.fn() };

const until = async (met: () => boolean | Promise<boolean>) => {
  while (!(await met())) await new Promise((resolve) => setTimeout(resolve, 5));
};

describe('daily jobs', () => {
  let database: Database;
  beforeEach(async () => {
    database = await testDatabase();
  });
  afterEach(() => database.close());

  test('one of several nodes runs a job, once a day', async () => {
    let runs = 0;
    const job: DailyJob = {
      name: 'check_books',
      at: '00:00',
      run: async () => {
        runs += 1;
        return Promise.resolve({ ok: true, report: { faults: 0 } });
      },
    };
    const stops = [1, 2, 3].map(() => startSchedule(database, [job], 'Asia/Bangkok', log, AT_ONCE));
    const done = async () => (await database.db.select().from(scheduledRuns)).some(({ ok }) => ok !== null);
    await until(done);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await Promise.all(stops.map((stop) => stop()));
    expect(runs).toBe(1);
    expect(await database.db.select().from(scheduledRuns)).toMatchObject([{ ok: true, report: { faults: 0 } }]);
  });

  test('a failure is kept with its reason', async () => {
    const job: DailyJob = { name: 'backup', at: '00:00', run: () => Promise.reject(new Error('disk full')) };
    const stop = startSchedule(database, [job], 'Asia/Bangkok', log, AT_ONCE);
    await until(async () => (await database.db.select().from(scheduledRuns)).some(({ ok }) => ok !== null));
    await stop();
    expect(await database.db.select().from(scheduledRuns)).toMatchObject([
      { ok: false, report: { error: 'disk full' } },
    ]);
    expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ error: 'disk full' }), 'daily job failed');
  });
});
