import { migrate } from '@/backend/src/db/migrate';
import { openDatabase } from '@/backend/src/db/open';
import { emptyServerDatabase, testDatabase } from '@/__tests__/support/database';

const url = process.env['TEST_DATABASE_URL'];
const onServer = url ? it : it.skip;

it('changes nothing the second time', async () => {
  const database = await testDatabase();
  const applied = () =>
    database.pool.query<{ hash: string }>('SELECT hash FROM drizzle.__drizzle_migrations').then(({ rows }) => rows);
  const before = await applied();
  await Promise.all([migrate(database), migrate(database)]);
  expect(before.length).toBeGreaterThan(0);
  expect(await applied()).toEqual(before);
  await database.close();
}, 30_000);

onServer(
  'lets several app nodes start at once on PostgreSQL',
  async () => {
    for (let round = 0; round < 3; round++) {
      const scratch = await emptyServerDatabase(url ?? '');
      const nodes = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ url: scratch.url })));
      const outcomes = await Promise.allSettled(nodes.map((node) => migrate(node)));
      await Promise.all(nodes.map((node) => node.close()));
      await scratch.drop();
      expect(outcomes.map(({ status }) => status)).toEqual(Array(4).fill('fulfilled'));
    }
  },
  60_000,
);
