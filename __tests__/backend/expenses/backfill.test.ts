import fs from 'node:fs';
import path from 'node:path';
import { MIGRATIONS } from '@/backend/src/db/migrate';
import { post } from '@/backend/src/funds/ledger';
import { LIME, RUM, startMoney, type Money } from './money-venue';

let money: Money;
beforeAll(async () => {
  money = await startMoney();
});
afterAll(() => money.close());

const COLUMNS = `entry_id, kind, flow, name, category_id, quantity, user_id, cost, paidtype, fund, cashier_before,
  cashier_after, safe_before, safe_after, bank_before, bank_after, order_number, purchase_number, item_id, expense_time`;

/** Statement of the migration that turned earlier bookings into expenses, without its insert. */
function backfill(): string {
  const statements = fs.readFileSync(path.join(MIGRATIONS, '0006_money.sql'), 'utf8').split('--> statement-breakpoint');
  const insert = statements.find((one) => one.includes('insert into expenses')) ?? '';
  const select = insert.slice(insert.indexOf('with moved as')).trim().replace(/;$/, '');
  return select
    .replace(
      'sum(cashier) over before - cashier, sum(cashier) over before,',
      'sum(cashier) over before - cashier as cashier_before, sum(cashier) over before as cashier_after,',
    )
    .replace(
      'sum(safe) over before - safe, sum(safe) over before,',
      'sum(safe) over before - safe as safe_before, sum(safe) over before as safe_after,',
    )
    .replace(
      'sum(bank) over before - bank, sum(bank) over before,',
      'sum(bank) over before - bank as bank_before, sum(bank) over before as bank_after,',
    )
    .replace(/then 'mixed' end|else 'mixed' end/, (end) => `${end} as paidtype`)
    .replace("and bank <> 0 then 'bank' end", "and bank <> 0 then 'bank' end as fund")
    .replace('select entry_id, entry_time, kind', 'select entry_id, entry_time as expense_time, kind');
}

it('makes the same expenses of a filled venue as were written when it was booked', async () => {
  await money.pay();
  await money.pay({ card: 200_00 });
  await money.pay({ card: 1e9, discount_percent: 10 });
  await money.pay({ lines: [{ menu_id: 901, quantity: 1 }], discount_percent: 100 });
  await money.deliver([
    [LIME, 10, 7],
    [RUM, 1.5, 450.25],
    [LIME, 4, 9],
  ]);
  await money.deliver([[RUM, 1, 450]], { use_own_funds: true });
  await money.deliver(
    [
      [LIME, 1, 5],
      [RUM, 2, 400],
    ],
    { pay_later: true, include_vat: true },
  );
  const move = (
    kind: string,
    from: 'cashier' | 'safe' | 'bank' | 'owner',
    to: 'cashier' | 'safe' | 'bank' | 'owner',
    sum: number,
    cost: number,
  ) =>
    money.book(async (tx) =>
      post(tx, [
        {
          ...{ kind, description: '', user_id: 1 },
          postings: [
            { account: from, amount: -sum },
            { account: to, amount: sum },
          ],
          expenses: [{ flow: 'operation', cost }],
        },
      ]),
    );
  await move('transfer_from_cashier_to_safe', 'cashier', 'safe', 50_00, 50_00);
  await move('transfer_from_bank_to_safe', 'bank', 'safe', 70_00, 70_00);
  await move('safe_deposit', 'owner', 'safe', 90_00, 90_00);
  await move('safe_withdrawal', 'safe', 'owner', 30_00, -30_00);
  const { pool } = money.database;
  const order = 'order by entry_id, cashier_after, safe_after desc, bank_after';
  const booked = await pool.query<Record<string, unknown>>(`select ${COLUMNS} from expenses ${order}`);
  const made = await pool.query<Record<string, unknown>>(`select ${COLUMNS} from (${backfill()}) made ${order}`);
  const plain = (rows: Record<string, unknown>[]) =>
    rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([key, value]) => [
          key,
          value instanceof Date
            ? value.getTime()
            : value === null
              ? null
              : typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)
                ? Number(value)
                : value,
        ]),
      ),
    );
  expect(booked.rows.length).toBeGreaterThan(15);
  expect(plain(made.rows)).toEqual(plain(booked.rows));
});
