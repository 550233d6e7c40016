import { openBackup } from '@/backend/src/backup/file';
import { restoreInto } from '@/backend/src/backup/restore';
import { rowsIn } from '@/backend/src/backup/report';
import { headOf, askAtOnce } from '@/backend/src/books/chain';
import { checkBooks } from '@/backend/src/books/check';
import { openEmpty } from '../../support/database';

/** Ledgers and the end of their chain as PGlite had them. The venue in the fixture, a day of trade, by rows. */
const LEDGERS = {
  ...{ fund_entries: 8, fund_postings: 18, expenses: 8, stock_story: 376, ledger_chain: 410 },
  ...{ orders: 6, order_lines: 11, craft_batches: 1, history: 78 },
};

test('a backup of the releases with PGlite restores with every ledger and its chain', async () => {
  const database = await openEmpty();
  const read = await restoreInto(database, await openBackup('__tests__/fixtures/pglite.backup'));
  for (const [table, rows] of Object.entries(LEDGERS))
    expect([table, rowsIn(read.contents.get(`public.${table}`) ?? '')]).toEqual([table, rows]);
  expect((await checkBooks(database)).faults).toEqual([]);
  expect(await headOf(askAtOnce(database.pool))).toEqual({
    seq: 410,
    hash: '65f978dc2fbf2aeeae10cd4a8c3f8071009cfbccbaf7818db6bc0e79bc0b0325',
  });
  await database.close();
});
