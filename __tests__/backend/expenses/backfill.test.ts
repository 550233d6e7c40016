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

/** Statement of the migration that turned earlier bookings into expenses: its columns, and its rows as a table. */
function backfill() {
  const statements = fs.readFileSync(path.join(MIGRATIONS, '0006_money.sql'), 'utf8').split('--> statement-breakpoint');
  const insert = statements.find((one) => one.includes('insert into expenses')) ?? '';
  const [, columns = '', rows = ''] = /insert into expenses \(([^)]*)\)\s+(with .*?);?\s*$/s.exec(insert) ?? [];
  return { columns, made: `(${rows}) made (${columns})` };
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
  type Account = 'cashier' | 'safe' | 'bank' | 'owner';
  const move = (kind: string, from: Account, to: Account, sum: number, cost = sum) =>
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
  await move('transfer_from_cashier_to_safe', 'cashier', 'safe', 50_00);
  await move('transfer_from_bank_to_safe', 'bank', 'safe', 70_00);
  await move('safe_deposit', 'owner', 'safe', 90_00);
  await move('safe_withdrawal', 'safe', 'owner', 30_00, -30_00);
  const { columns, made } = backfill();
  const differing = async (one: string, other: string): Promise<unknown[]> => {
    const text = `select ${columns} from ${one} except all select ${columns} from ${other}`;
    return (await money.database.pool.query<Record<string, unknown>>(text)).rows;
  };
  expect((await money.list()).total_records).toBeGreaterThan(15);
  expect(await differing('expenses', made)).toEqual([]);
  expect(await differing(made, 'expenses')).toEqual([]);
});
