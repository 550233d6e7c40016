import { TransactionRollbackError } from 'drizzle-orm';
import { orders } from '@/backend/src/db/schema';
import { reportCalls } from '@/backend/src/statistics/routes';
import { csvOf } from '@/lib/bff/export/csv';
import { fileColumns } from '@/lib/bff/export/file-columns';
import { wordsIn } from '@/lib/bff/words';
import type { StockItemRow } from '@/lib/contract/stock';
import { bodyOf, readDraft, startOf } from '@/lib/forms/evaluate';
import { ordersTable } from '@/lib/reports/orders';
import { listsOf } from '@/lib/reports/sections';
import type { ListTable } from '@/lib/reports/table';
import { viewOf } from '@/lib/reports/view';
import { fillStock } from '../support/stock';
import { startStack, type Stack } from '../support/stack';
import { giveForm } from './give-form';
import { give } from './give-handler';
import { tables as query } from './tables-query';
import { tables } from './tables-report';

const ZONE = 'Asia/Bangkok';
const RUM = { is_file: true, item_id: 201, name: 'Ром', measure_id: 3, measure_name: 'litre', quantity: 10 };
const item = RUM as StockItemRow;

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ VENUE_TIMEZONE: ZONE });
  await fillStock(stack.database, [{ ...RUM, is_file: true, stock_price: 500_00 }]);
});
afterAll(() => stack.close());

async function csv(table: ListTable, row: object): Promise<string[]> {
  async function* pages() {
    await Promise.resolve();
    yield { rows: [row], reply: null, cookie: '' };
  }
  let text = '';
  const columns = fileColumns(table, viewOf(table, new URLSearchParams()), wordsIn('en'));
  for await (const part of csvOf(columns, pages(), 'UTC')) text += part;
  return text.split('\r\n');
}

test('the column of the example is in the file of its list', async () => {
  const [head, line] = await csv(ordersTable, { order_number: 7, paid_type: 'cash', cancelled_by: 'mei' });
  expect(head).toMatch(/,Cancelled by$/);
  expect(line).toMatch(/^7,.*,mei$/);
});

describe('the form', () => {
  const read = (draft: object) => readDraft(giveForm, { ...startOf(giveForm, item, 'en'), ...draft }, item, 'en');

  it('takes required, decimals and range from the endpoint', () => {
    expect(read({}).errors).toEqual({ quantity: { kind: 'required' }, reason: { kind: 'required' } });
    expect(read({ quantity: '0.0001', reason: 'x'.repeat(501) }).errors).toEqual({
      quantity: { kind: 'decimals', args: { count: 3 } },
      reason: { kind: 'tooLong', args: { max: 500 } },
    });
    expect(read({ quantity: '0', reason: 'Shift' }).errors).toEqual({
      quantity: { kind: 'moreThan', args: { min: 0 } },
    });
  });

  it('holds the quantity against the item, and sends the body of the endpoint', () => {
    expect(read({ quantity: '10.5', reason: 'Shift' }).errors.quantity).toMatchObject({
      key: 'stockItem.transfer.tooMuch',
    });
    const { values, errors } = read({ quantity: '0.5', reason: ' Shift ' });
    expect(errors).toEqual({});
    expect(bodyOf(giveForm, values, item)).toEqual({ item_id: 201, quantity: 0.5, reason: 'Shift' });
  });
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
  const lists = listsOf([tables]);
  expect(lists.endpoints[0]).toMatchObject({
    ...{ id: 'statistics.tables', path: '/api/v1/admin/statistics/tables' },
  });
  expect(lists.tables.map(({ path }) => path)).toEqual(['/statistics/tables', '/karaoke/tables', '/ddweed/tables']);
  const [list] = lists.tables;
  if (!list) throw new Error('no list');
  expect((await csv(list, { table: '7', orders: 2, paidsum: 150 }))[1]).toBe('7,2,150.00');
  const time = new Date();
  const paid = { ...{ place_id: 16, opened_time: time, paid_time: time }, ...{ discount: 0, discount_percent: 0 } };
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
