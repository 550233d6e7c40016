import { TransactionRollbackError } from 'drizzle-orm';
import { orders } from '@/backend/src/db/schema';
import { reportCalls } from '@/backend/src/sections/statistics/routes';
import { fileColumns } from '@/lib/bff/export/file-columns';
import { wordsIn } from '@/lib/bff/words';
import { endpointsOfReport } from '@/lib/lists/report/endpoints';
import { tablesOf } from '@/lib/sections/reports';
import { viewOf } from '@/lib/lists/view';
import { csvLines } from '../support/csv-lines';
import { fillStock } from '../support/stock';
import { startStack } from '../support/stack';
import { give } from './give-handler';
import { tables as query } from './tables-query';
import { tables } from './tables-report';

const ZONE = 'Asia/Bangkok';
const RUM = { is_file: true, item_id: 201, name: 'Ром', measure_id: 3, measure_name: 'litre', quantity: 10 };

const stack = startStack({ VENUE_TIMEZONE: ZONE });
beforeAll(async () => {
  await fillStock(stack.database, [{ ...RUM, is_file: true, stock_price: 500_00 }]);
});

test('the handler books the quantity with its reason, and refuses more than there is', async () => {
  const { db, pool } = stack.database;
  const gift = (quantity: number) => db.transaction((tx) => give(tx, 1, { item_id: 201, quantity, reason: 'Shift' }));
  await gift(0.5);
  const booked = await pool.query("select quantity::float8, description from stock_story where kind = 'write_off'");
  expect(booked.rows).toEqual([{ quantity: -0.5, description: 'Shift' }]);
  await expect(gift(10)).rejects.toMatchObject({ code: 1, details: { field: 'quantity', key: 'sourceHoldsLess' } });
  expect((await pool.query('select quantity::float8 from stock_items where item_id = 201')).rows).toEqual([
    { quantity: 9.5 },
  ]);
});

test('the report gives its calls, its page at each place, its files and its rows', async () => {
  const lists = tablesOf([tables]);
  expect(endpointsOfReport(lists[0]!)[0]).toMatchObject({
    id: 'statistics.tables',
    path: '/api/v1/admin/statistics/tables',
  });
  expect(lists.map(({ path }) => path)).toEqual(['/statistics/tables', '/karaoke/tables', '/ddweed/tables']);
  const [list] = lists;
  if (!list) throw new Error('no list');
  const columns = fileColumns(list, viewOf(list, new URLSearchParams()), wordsIn('en'));
  expect((await csvLines(columns, [{ table: '7', orders: 2, paidsum: 150 }]))[1]).toBe('7,2,150.00');
  const time = new Date();
  const paid = { place_id: 16, opened_time: time, paid_time: time, discount: 0, discount_percent: 0 };
  const inCash = (sum: number) => ({ total_price: sum, paidsum: sum, paid_cash: sum, paid_card: 0 });
  // These orders have no lines; rolled back, so that the books agree.
  const asked = stack.database.db.transaction(async (tx) => {
    await tx.insert(orders).values([
      { order_number: 1, ...paid, ...inCash(100_00), table: '7' },
      { order_number: 2, ...paid, ...inCash(50_00), table: '7' },
      { order_number: 3, ...paid, ...inCash(70_00), table: '8' },
      { order_number: 4, ...paid, ...inCash(10_00), table: '9', cancelled_at: time, cancelled_by: 1 },
    ]);
    const calls = reportCalls({ ...stack.database, db: tx }, tables, 'statistics', ZONE, { rows: query });
    expect(await calls.rows({ input: { body: { period_id: 4 } } } as never)).toMatchObject({
      items: [
        { table: '7', orders: 2, paidsum: 150 },
        { table: '8', orders: 1, paidsum: 70 },
      ],
      totals: { total_records: 2, orders: 3, paidsum: 220 },
    });
    tx.rollback();
  });
  await expect(asked).rejects.toThrow(TransactionRollbackError);
});
