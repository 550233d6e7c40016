import { refusedWith } from '../../support/broken-by';
import { REFERENCE, testDatabase } from '../../support/database';
import { rebuildRollUps } from '@/backend/src/ledger/sales/rebuild-roll-ups';

const database = testDatabase(REFERENCE);

const story = (before: number, quantity: number) => `
  insert into stock_story (item_id, kind, quantity_before, quantity, quantity_after, unit_price, amount, price_after)
  values (1, 'opening', ${before}, ${quantity}, ${before + quantity}, 9000, ${Math.abs(quantity) * 9000}, 9000)`;

beforeAll(async () => {
  await database.pool.query(`
    insert into stock_items (item_id, is_file, name, measure_id) values (1, true, 'Chang', 3);
    ${story(0, 30)};
    begin;
    insert into fund_entries (entry_id, kind) values (1, 'opening');
    insert into fund_postings (entry_id, account, amount, balance_after) values (1, 'safe', 100, 100), (1, 'owner', -100, -100);
    commit;
    insert into expenses (entry_id, expense_time, kind, flow, cost, paidtype, fund, cashier_before, cashier_after, safe_before, safe_after, bank_before, bank_after)
      values (1, now(), 'opening', 'operation', 100, 'cash', 'safe', 0, 0, 0, 100, 0, 0);
    insert into purchases (use_own_funds, pay_later, include_vat, total) values (true, false, false, 0);
    insert into orders (order_number, place_id, "table", opened_time, paid_time, total_price, discount, discount_percent, paidsum, paid_cash, paid_card, source)
      values (1, 16, '1', now(), now(), 0, 0, 0, 0, 0, 0, 'import');
    update order_counter set last_number = 1;
    insert into order_import_links values ('import', '1', 1);`);
  await database.db.transaction((tx) => rebuildRollUps(tx, 'Asia/Bangkok'));
});

const ALL = 'append-only';
test.each([
  ['stock_story', 'description = description', ALL],
  ['fund_entries', 'description = description', ALL],
  ['fund_postings', 'account = account', ALL],
  ['purchases', 'total = total', ALL],
  ['order_lines', 'cost = cost', ALL],
  ['receipt_runs', 'total = total', ALL],
  ['receipt_prints', 'user_id = user_id', ALL],
  ['history', 'action = action', ALL],
  ['catalogue_exports', 'user_id = user_id', ALL],
  ['catalogue_dishes', 'name = name', ALL],
  ['salary_story', 'amount = amount', ALL],
  ['credit_instalments', 'amount = amount', ALL],
  ['agent_payouts', 'amount = amount', ALL],
  ['agent_payout_bonuses', 'bonus_id = bonus_id', ALL],
  ['orders', 'discount = discount + 1', 'order 1 is booked'],
  ['orders', "paid_time = now() + interval '1 day'", 'order 1 is booked'],
  ['expenses', 'cost = cost + 1', 'expense 1 is booked'],
  ['expenses', 'safe_after = safe_after + 1', 'expense 1 is booked'],
])('%s keep booked rows: %s is refused, and so are DELETE and TRUNCATE', async (table, change, refusal) => {
  await expect(database.pool.query(`update ${table} set ${change}`)).rejects.toThrow(refusal);
  await expect(database.pool.query(`delete from ${table}`)).rejects.toThrow('append-only');
  await expect(database.pool.query(`truncate ${table} cascade`)).rejects.toThrow('append-only');
});

test('an entry whose postings do not sum to zero cannot be committed', async () => {
  const lopsided = `insert into fund_entries (entry_id, kind) values (2, 'deposit');
    insert into fund_postings (entry_id, account, amount, balance_after)
      values (2, 'safe', 100, 200), (2, 'owner', -99, -199)`;
  expect(await refusedWith(database, lopsided)).toContain('does not sum to zero');
  expect(await database.value`select sum(amount)::bigint from fund_postings`).toBe(0);
});

test("an item's quantity follows from its story alone", async () => {
  const { pool } = database;
  await expect(pool.query('update stock_items set quantity = 31')).rejects.toThrow('follow from its story');
  await expect(pool.query('update stock_items set stock_price = 1')).rejects.toThrow('follow from its story');
  await expect(
    pool.query("insert into stock_items (is_file, name, measure_id, quantity) values (true, 'x', 3, 5)"),
  ).rejects.toThrow('follow from its story');
  await pool.query(story(30, -4));
  const rows = await database.rows`select quantity::float8, stock_price::float8 from stock_items`;
  expect(rows).toEqual([{ quantity: 26, stock_price: 9000 }]);
});

test("a story row that does not continue from the item's quantity is refused", async () => {
  await expect(database.pool.query(story(30, 1))).rejects.toThrow('does not go on');
  await expect(database.pool.query(story(26, 0.5).replace('26.5, 9000', '27, 9000'))).rejects.toThrow(
    'stock_story_chain',
  );
});

test('balances follow from postings, and the safe never goes below zero', async () => {
  const refused = (change: string) => refusedWith(database, change);
  expect(await refused('update fund_balances set balance = 5')).toContain('follows from its postings');
  const pay = (amount: number, after: number) => `insert into fund_entries (entry_id, kind) values (9, 'test');
    insert into fund_postings (entry_id, account, amount, balance_after)
      values (9, 'safe', ${-amount}, ${after}), (9, 'owner', ${amount}, ${amount - 100})`;
  expect(await refused(pay(101, -1))).toContain('fund_balances_covered');
  expect(await refused(pay(50, 60))).toContain('does not go on');
});
