import type { Database } from '@/backend/src/db/open';
import { testDatabase } from '../../support/database';
import { seedReference } from '@/backend/src/db/reference';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await seedReference(database.db);
  await database.pool.query(`
    insert into stock_items (item_id, is_file, name, measure_id) values (1, true, 'Chang', 3);
    insert into stock_story (item_id, kind, quantity, quantity_after, unit_price) values (1, 'opening', 30, 30, 9000);
    begin;
    insert into fund_entries (entry_id, kind) values (1, 'opening');
    insert into fund_postings (entry_id, account, amount) values (1, 'safe', 100), (1, 'owner', -100);
    commit;`);
});
afterAll(() => database.close());

test.each(['stock_story', 'fund_entries', 'fund_postings'])('%s refuses UPDATE, DELETE and TRUNCATE', async (table) => {
  const column = table === 'stock_story' ? 'description' : table === 'fund_entries' ? 'description' : 'account';
  await expect(database.pool.query(`update ${table} set ${column} = ${column}`)).rejects.toThrow('append-only');
  await expect(database.pool.query(`delete from ${table}`)).rejects.toThrow('append-only');
  await expect(database.pool.query(`truncate ${table} cascade`)).rejects.toThrow('append-only');
});

test('an entry whose postings do not sum to zero cannot be committed', async () => {
  const lopsided = `begin; insert into fund_entries (entry_id, kind) values (2, 'deposit');
    insert into fund_postings (entry_id, account, amount) values (2, 'safe', 100), (2, 'owner', -99); commit;`;
  await expect(database.pool.query(lopsided)).rejects.toThrow('does not sum to zero');
  await database.pool.query('rollback');
  const { rows } = await database.pool.query<{ sum: number }>('select sum(amount)::bigint as sum from fund_postings');
  expect(rows).toEqual([{ sum: 0 }]);
});
